/** Names of openings in the languages that the answer has. */

import { all_openings } from "./api.js";

const kKey = "shukei.names";

/** The translations met in books, told in one text and parted by semicolons. */
export function english_names(opening) {
  return (opening.english ?? "").split("; ").filter(Boolean);
}

/** How `opening` is called in a language: latin, kanji, chinese or english; the Latin name where it has none. */
export function name_in(opening, language) {
  const name = language === "english" ? english_names(opening)[0] : opening[language === "latin" ? "name" : language];
  return name || opening.name;
}

/** The languages that these openings have names in. */
export function languages_of(openings) {
  return ["latin", "kanji", "chinese", "english"].filter(
    (language) => language === "latin" || openings.some((one) => one[language]?.length),
  );
}

/** Tag for the `lang` attribute. */
export function language_tag(language) {
  return { kanji: "ja", chinese: "zh-Hans", english: "en" }[language] ?? "ja-Latn";
}

export function chosen_language() {
  try {
    return window.localStorage.getItem(kKey) ?? "latin";
  } catch {
    return "latin";
  }
}

export function choose_language(language) {
  try {
    window.localStorage.setItem(kKey, language);
  } catch {
    // The choice then holds until the page is closed.
  }
}

/** {code: opening} of all 26. */
export async function openings_by_code() {
  return Object.fromEntries((await all_openings()).map((opening) => [opening.code, opening]));
}

function names_of(opening) {
  const { code } = opening;
  const turned = code.slice(1) + code[0];
  return [code, turned, opening.name, opening.kanji, opening.chinese, english_names(opening), opening.aliases]
    .flat()
    .filter(Boolean);
}

/** The opening that a text begins with, by code or name, and the rest of the text; undefined when it begins otherwise. */
export function leading_opening(text, openings) {
  const words = `${text.trim().toLowerCase()} `;
  for (const opening of openings) {
    const name = names_of(opening).find((one) => words.startsWith(`${one.toLowerCase()} `));
    if (name) return { opening, rest: words.slice(name.length) };
  }
  return undefined;
}

/** The 26 openings as little boards. */

import { link } from "../shell/address.js";
import { ask } from "../shell/api.js";
import { make } from "../shell/element.js";
import { choose_language, chosen_language, language_tag, languages_of, name_in } from "../shell/opening_names.js";
import { board_image } from "../board/drawing.js";
import { percent, texts } from "../texts.js";

/** {code: row} of the games that began so; empty where none are stored. */
async function games_by_opening(signal) {
  try {
    const rows = await ask("stats", { by: "opening", games: "true" }, signal);
    return Object.fromEntries(rows.map((row) => [row.opening, row]));
  } catch (fault) {
    if (fault.name === "AbortError") throw fault;
    return {};
  }
}

function card(opening, games, state, language) {
  const scene = { line: opening.moves, reach: 3, numbers: true };
  const main = name_in(opening, language);
  const beside = language === "latin" ? opening.kanji : opening.name;
  return make(
    "a",
    { class: "card", href: link({ ...state, moves: opening.moves, at: undefined, game: undefined }), "data-top": true },
    board_image(scene),
    make("span", { class: "card-code" }, opening.code),
    " ",
    make("span", { class: "card-kanji", lang: language === "latin" ? "ja" : "ja-Latn" }, beside),
    " ",
    make("span", { class: "card-name", lang: language_tag(language) }, main),
    " ",
    make(
      "span",
      { class: "card-figures" },
      texts.prepare.fourths(opening.fourth_moves, opening.fourth_moves_7x7),
      games ? make("br") : null,
      games ? texts.prepare.card_games(games.games, percent(games.score)) : null,
    ),
  );
}

/** The gallery; it fills itself. */
export class Gallery {
  constructor() {
    this.language = chosen_language();
    this.menu = make("div", { class: "bar" });
    this.lists = make("div", {});
    this.element = make(
      "section",
      { class: "gallery", "aria-labelledby": "gallery-title" },
      make("div", { class: "gallery-head" }, make("h2", { id: "gallery-title" }, texts.prepare.gallery), this.menu),
      this.lists,
    );
  }

  async update(openings, state, signal) {
    this.fill(openings, {}, state);
    const games = await games_by_opening(signal);
    if (Object.keys(games).length > 0) this.fill(openings, games, state);
  }

  fill(openings, games, state) {
    const again = (event) => {
      this.language = event.target.value;
      choose_language(this.language);
      this.fill(openings, games, state);
    };
    const languages = languages_of(openings);
    if (!languages.includes(this.language)) this.language = "latin";
    if (!this.menu.contains(document.activeElement)) {
      this.menu.replaceChildren(
        make(
          "label",
          { class: "field" },
          texts.names.label,
          make(
            "select",
            { onchange: again },
            languages.map((one) => make("option", { value: one, selected: one === this.language }, texts.names[one])),
          ),
        ),
      );
    }
    const list = (title, kind) => [
      make("h3", {}, title),
      make(
        "ul",
        { class: "cards" },
        openings
          .filter((one) => one.code.startsWith(kind))
          .map((one) => make("li", {}, card(one, games[one.code], state, this.language))),
      ),
    ];
    this.lists.replaceChildren(...list(texts.prepare.direct, "D"), ...list(texts.prepare.indirect, "I"));
  }
}

/** The sheet of a position, which is what is printed. */

import { board_image } from "../board/drawing.js";
import { board_badge } from "../board/mark.js";
import { make } from "../shell/element.js";
import { english_names } from "../shell/opening_names.js";
import { percent, range, rule_title, texts } from "../texts.js";
import { all_notes } from "./notes.js";
import { lettered } from "./scene.js";
import { title_text } from "./title.js";

const kMostClasses = 32;
const kMostNext = 10;

function class_item(one) {
  const members = (one.board_classes ?? [one.members]).map((points) => points.join(" ")).join(" / ");
  return make("li", {}, board_badge(one.badge), " ", members);
}

function classes_column(classes) {
  if (!classes) return null;
  const { command, answer } = classes;
  const { several } = lettered(answer.classes);
  const words = texts.prepare.classes;
  return make(
    "section",
    {},
    make("h2", {}, command === "fourths" ? words.fourth : words.fifth),
    make("p", {}, `${rule_title(answer.rule)} · ${words.summary(answer.points, answer.count, answer.box)}`),
    make("ul", { class: "sheet-classes" }, several.slice(0, kMostClasses).map(class_item)),
    several.length > kMostClasses ? make("p", {}, texts.sheet.more(several.length - kMostClasses)) : null,
  );
}

function games_column(shown) {
  const statistics = shown?.statistics;
  if (!statistics?.games) return null;
  const head = Object.entries(texts.sheet.columns).map(([key, title]) =>
    make("th", { scope: "col", class: key === "move" ? null : "number" }, title),
  );
  const row = (one) =>
    make(
      "tr",
      {},
      make("th", {}, one.members.join(" ")),
      make("td", { class: "number" }, String(one.games)),
      make("td", { class: "number" }, percent(one.score)),
      make("td", { class: "number" }, range(one.score_low, one.score_high)),
    );
  return make(
    "section",
    {},
    make("h2", {}, texts.prepare.games.title),
    make("p", {}, texts.prepare.games.summary(statistics.games, statistics.black, statistics.draw, statistics.white)),
    make(
      "table",
      {},
      make("thead", {}, make("tr", {}, head)),
      make("tbody", {}, statistics.next.slice(0, kMostNext).map(row)),
    ),
  );
}

function texts_column(shown) {
  const kept = all_notes()[shown?.canonical.join(" ")]?.text;
  const notes = [...new Set([shown?.note?.text, kept])].filter(Boolean);
  const library = (shown?.library_notes ?? []).filter((one) => one.comment);
  if (!notes.length && !library.length) return null;
  return make(
    "section",
    { class: "sheet-texts" },
    make("h2", {}, texts.sheet.note),
    notes.map((note) => make("p", { class: "comment" }, note)),
    library.map((one) => make("p", { class: "comment" }, one.comment, " ", make("cite", {}, one.file))),
  );
}

/** Fills the sheet; at the start it is empty, and the gallery is what is printed. */
export function fill_sheet(scene, line, answers, openings) {
  if (line.length === 0) {
    document.getElementById("sheet").replaceChildren();
    return;
  }
  const { shown, classes } = answers;
  const opening = openings[shown?.opening];
  const title = opening
    ? [
        make("span", { class: "code" }, opening.code),
        " ",
        opening.name,
        " ",
        make("span", { class: "kanji", lang: "ja" }, opening.kanji),
      ]
    : title_text(line, shown, openings);
  const english = opening ? english_names(opening).join(", ") : "";
  const symmetries = shown?.pattern_symmetries_by.join("; ");
  document
    .getElementById("sheet")
    .replaceChildren(
      make(
        "article",
        {},
        make(
          "header",
          {},
          make("h1", {}, title),
          make(
            "p",
            { class: "sheet-line" },
            [english, line.map((move, index) => `${index + 1}. ${move}`).join("  ")].filter(Boolean).join(" · "),
          ),
        ),
        make("div", { class: "sheet-board" }, board_image({ ...scene, circles: undefined })),
        symmetries
          ? make("p", { class: "sheet-symmetries" }, `${texts.prepare.facts.symmetries}: ${symmetries}`)
          : null,
        make(
          "div",
          { class: "sheet-columns" },
          make("div", {}, classes_column(classes)),
          make("div", {}, games_column(shown), texts_column(shown)),
        ),
        make("footer", {}, `${texts.sheet.made} 珠型 · ${new Date().toISOString().slice(0, 10)}`),
      ),
    );
}

/** Symmetries, rules and canonical form of a position; the other ways to it; what libraries say; what is forbidden. */

import { link } from "../shell/address.js";
import { make } from "../shell/element.js";
import { rule_title, texts } from "../texts.js";

function rules_of(shown) {
  const names = shown.rules.filter((one) => one.possible).map((one) => rule_title(one.rule));
  return [...new Set(names)].join(", ") || texts.prepare.facts.no_rule;
}

export function facts_content(shown) {
  if (!shown) return [];
  const words = texts.prepare.facts;
  const fact = (name, value) => [make("dt", {}, name), make("dd", {}, value)];
  return [
    make(
      "dl",
      { class: "facts small" },
      fact(words.symmetries, shown.pattern_symmetries_by.join("; ") || words.none),
      fact(words.board_symmetries, shown.board_symmetries_by.join("; ") || words.none),
      fact(words.rules, rules_of(shown)),
      fact(words.canonical, make("span", { class: "points" }, shown.canonical.join(" "))),
    ),
  ];
}

/** Other orders of the same stones, as links. */
export function ways_content(shown, line, state, openings) {
  const ways = shown?.transpositions ?? [];
  const is_played = (way) => way.moves.join() === line.join();
  if (!ways.some((way) => !is_played(way))) return [];
  const item = (way) =>
    make(
      "li",
      {},
      make("span", { class: "code" }, way.opening),
      " ",
      openings[way.opening]?.name ?? "",
      " ",
      is_played(way)
        ? make(
            "span",
            { class: "points" },
            way.moves.join(" "),
            make("span", { class: "soft small" }, ` ${texts.prepare.ways.as_played}`),
          )
        : make(
            "a",
            { class: "points", href: link({ ...state, moves: way.moves, at: undefined, game: undefined }) },
            way.moves.join(" "),
          ),
    );
  return [make("ul", { class: "plain ways" }, ways.map(item))];
}

export function library_content(shown) {
  const words = texts.prepare.library;
  const notes = (shown?.library_notes ?? []).filter((one) => one.label || one.comment);
  const grades = shown?.grades ?? [];
  if (!notes.length && !grades.length) return [];
  return [
    shown.labels_disagree ? make("p", { class: "notice" }, words.labels_disagree) : null,
    shown.grades_disagree ? make("p", { class: "notice" }, words.grades_disagree) : null,
    ...grades.map((one) =>
      make(
        "p",
        { class: "library-note" },
        make("strong", { class: "grade" }, words.grade(one.grade)),
        " ",
        one.note,
        " ",
        make("cite", { class: "soft small" }, one.file),
      ),
    ),
    ...notes.map((one) =>
      make(
        "div",
        { class: "library-note" },
        one.label ? make("strong", { class: "grade" }, `${words.label} ${one.label}`) : null,
        make("p", { class: "comment" }, one.comment),
        make("cite", { class: "soft small" }, `${one.file} · ${one.line}`),
      ),
    ),
  ];
}

export function forbidden_content(answers) {
  const points = answers.forbidden?.forbidden ?? [];
  const words = texts.prepare.forbidden;
  return points.length
    ? [
        make(
          "ul",
          { class: "plain" },
          points.map((one) =>
            make(
              "li",
              {},
              make("strong", {}, one.point),
              " ",
              words.kinds[one.kind] ?? one.kind,
              make("span", { class: "soft" }, ` · ${one.reason}`),
            ),
          ),
        ),
      ]
    : [];
}

/** The verdict on an offer, in words. */

import { board_badge } from "../board/mark.js";
import { make } from "../shell/element.js";
import { texts } from "../texts.js";
import { offer_marks } from "./offer_scene.js";

const words = texts.arbitrate;

/** Findings but those of symmetry, a line each. */
export function other_findings(answer) {
  return answer.findings
    .filter((one) => one.fault !== "symmetric")
    .map((one) => one.text ?? `${one.moves.join(" ")}: ${words.faults[one.fault] ?? one.fault}`);
}

/** Symmetric pairs, a line each: "g8 and g7: mirror between rows 7 and 8". */
export function symmetric_findings(answer) {
  return answer.findings
    .filter((one) => one.fault === "symmetric")
    .map((one) => words.symmetric(one.moves.join(" "), one.by));
}

function group_list(offers, answer) {
  const { groups } = offer_marks(offers, answer);
  return groups.length
    ? make(
        "ul",
        { class: "plain clash-list" },
        groups.map((one) => make("li", {}, board_badge(one.badge), " ", words.clash(one.points.join(" ")))),
      )
    : null;
}

/** Whether the other reading gives another verdict or another number of moves. */
export function readings_differ(answers) {
  const { pattern, board } = answers;
  return Boolean(pattern && board) && (pattern.accepted !== board.accepted || pattern.distinct !== board.distinct);
}

function required_text(answer) {
  return words.required(answer.offered, answer.required ?? texts.arbitrate.any, answer.distinct);
}

/** The verdict in one line, for where the card is out of sight; `on_why` goes to the card. */
export function verdict_strip(answer, on_why) {
  return make(
    "p",
    { class: answer.accepted ? "accepted" : "refused" },
    make("span", { class: "sign", "aria-hidden": "true" }, answer.accepted ? "✓" : "✕"),
    make("strong", {}, answer.accepted ? words.accepted : words.refused),
    make("span", { class: "small" }, required_text(answer)),
    make("button", { class: "button small", type: "button", onclick: on_why }, words.why),
  );
}

/** The verdict by the chosen reading, large. */
export function verdict_card(offers, answer) {
  const symmetric = symmetric_findings(answer);
  return make(
    "section",
    { class: `panel verdict ${answer.accepted ? "accepted" : "refused"}`, "aria-label": words.protocol.verdict },
    make(
      "p",
      { class: "verdict-word" },
      make("span", { class: "sign", "aria-hidden": "true" }, answer.accepted ? "✓" : "✕"),
      answer.accepted ? words.accepted : words.refused,
    ),
    make("p", {}, required_text(answer)),
    group_list(offers, answer),
    symmetric.length
      ? make(
          "ul",
          { class: "pair-list small" },
          symmetric.map((line) => make("li", {}, line)),
        )
      : null,
    other_findings(answer).length
      ? make(
          "ul",
          { class: "finding-list" },
          other_findings(answer).map((line) => make("li", {}, line)),
        )
      : null,
    make("p", { class: "soft small" }, words.used_reading(answer.symmetry)),
  );
}

/** Both readings side by side where they differ, one line where they do not. */
export function readings_card(offers, answers) {
  if (!answers.pattern || !answers.board) return null;
  if (!readings_differ(answers)) return make("p", { class: "soft small readings-agree" }, words.readings_agree);
  const one = (reading) =>
    make(
      "div",
      { class: `reading ${answers[reading].accepted ? "accepted" : "refused"}` },
      make("h3", {}, words.reading[reading]),
      make(
        "p",
        { class: "reading-word" },
        `${answers[reading].accepted ? "✓" : "✕"} ${answers[reading].accepted ? words.accepted : words.refused}`,
      ),
      make("p", { class: "small" }, required_text(answers[reading])),
      group_list(offers, answers[reading]),
    );
  const note = answers.pattern.note || answers.board.note;
  return make(
    "section",
    { class: "panel readings" },
    make("h2", {}, words.readings_differ),
    make("div", { class: "reading-pair" }, one("pattern"), one("board")),
    note ? make("p", { class: "soft small" }, note) : null,
  );
}

/** Protocols: plain text to copy or keep, and a sheet to print and sign. */

import { board_image } from "../board/drawing.js";
import { announce } from "../shell/announcer.js";
import { make } from "../shell/element.js";
import { copy_text, save_file } from "../shell/file_save.js";
import { rule_title, texts } from "../texts.js";
import { other_findings, readings_differ, symmetric_findings } from "./verdict.js";

const words = texts.arbitrate.protocol;
const kWidth = 12;

function fact(name, value) {
  return value ? `${name.padEnd(kWidth)}${value}` : undefined;
}

function numbered(moves) {
  return moves.map((move, index) => `${index + 1}. ${move}`).join("  ");
}

function now() {
  const date = new Date();
  return new Date(date.getTime() - date.getTimezoneOffset() * 60000).toISOString().slice(0, 16).replace("T", " ");
}

function verdict_lines(offers, answer) {
  const word = answer.accepted ? texts.arbitrate.accepted : texts.arbitrate.refused;
  const findings = [...other_findings(answer), ...symmetric_findings(answer)];
  return [
    fact(
      words.verdict,
      `${word.toUpperCase()} (${texts.arbitrate.required(answer.offered, answer.required ?? texts.arbitrate.any, answer.distinct)})`,
    ),
    ...findings.map((line) => `  - ${line}`),
  ];
}

/** The text of a judged offer. `answers` are those of both readings. */
export function offer_protocol({ rule, choice, opening, line, offers, declared, symmetry, answers }) {
  const other = symmetry === "pattern" ? "board" : "pattern";
  return [
    words.head,
    "",
    fact(words.date, now()),
    fact(words.rule, rule_title(rule)),
    fact(words.choice, choice && texts.rule.choices[choice]),
    fact(words.opening, opening),
    fact(words.stones, numbered(line)),
    fact(words.declared, declared),
    fact(words.offered, numbered(offers)),
    fact(words.reading, texts.arbitrate.reading[symmetry]),
    ...verdict_lines(offers, answers[symmetry]),
    ...(readings_differ(answers)
      ? ["", fact(words.reading, texts.arbitrate.reading[other]), ...verdict_lines(offers, answers[other])]
      : []),
  ]
    .filter((line) => line !== undefined)
    .join("\n");
}

/** The text of an opening played act by act; `acts` are lines ready to print. */
export function play_protocol({ rule, opening, players, state, acts }) {
  return [
    words.play_head,
    "",
    fact(words.date, now()),
    fact(words.rule, rule_title(rule)),
    fact(words.opening, opening),
    fact(words.black, players[state.black]),
    fact(words.white, players[state.white]),
    fact(words.stones, numbered(state.moves)),
    fact(words.declared, state.declared),
    fact(words.offered, numbered(state.offered)),
    "",
    words.acts,
    ...acts.map((line) => `  ${line}`),
  ]
    .filter((line) => line !== undefined)
    .join("\n");
}

/** The protocol as a panel with its buttons; `shown()` gives {text, scene} of what stands there. */
export class ProtocolPanel {
  constructor() {
    this.text = "";
    this.pre = make("pre", { class: "protocol", tabindex: "0", "aria-label": words.title });
    const button = (name, act) => make("button", { class: "button small", type: "button", onclick: act }, name);
    this.element = make(
      "section",
      { class: "panel", hidden: true },
      make("h2", {}, words.title),
      this.pre,
      make(
        "div",
        { class: "bar" },
        button(words.copy, () => this.copy()),
        button(words.print, () => window.print()),
        button(words.save, () => save_file("protocol.txt", `${this.text}\n`, "text/plain")),
      ),
    );
  }

  show(text, scene) {
    this.text = text;
    this.element.hidden = !text;
    this.pre.textContent = text;
    const head = text.split("\n")[0];
    document
      .getElementById("sheet")
      .replaceChildren(
        ...(text
          ? [
              make(
                "article",
                { class: "protocol-sheet" },
                make("header", {}, make("h1", {}, head)),
                make("div", { class: "sheet-board" }, board_image(scene)),
                make("pre", {}, text.split("\n").slice(2).join("\n")),
                make("p", { class: "signature" }, words.signature),
              ),
            ]
          : []),
      );
  }

  async copy() {
    announce((await copy_text(this.text)) ? words.copied : words.copy_failed);
  }
}

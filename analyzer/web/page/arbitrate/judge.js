/** An offer judged: four stones, the offered fifths, and the verdict as it changes. */

import { axes_of } from "../board/axis.js";
import { Board } from "../board/board.js";
import { view_buttons, view_key } from "../board/view_bar.js";
import { change, current, parse_moves } from "../shell/address.js";
import { announce } from "../shell/announcer.js";
import { ask } from "../shell/api.js";
import { make } from "../shell/element.js";
import { openings_by_code } from "../shell/opening_names.js";
import { rule_of } from "../shell/rule_menu.js";
import { ask_classes } from "../prepare/answers.js";
import { title_text } from "../prepare/title.js";
import { texts } from "../texts.js";
import { offer_marks } from "./offer_scene.js";
import { offer_protocol, ProtocolPanel } from "./protocol.js";
import { readings_card, verdict_card, verdict_strip } from "./verdict.js";

const words = texts.arbitrate;
const kStones = 4;

function offers_of(state) {
  return [...new Set(parse_moves(state.offers))];
}

/** A click places a stone until there are four; then it offers a point or takes the offer back. */
function click(point) {
  const state = current();
  const line = state.moves.slice(0, state.at);
  if (line.includes(point)) return;
  if (line.length < kStones) {
    change({ moves: [...line, point], at: undefined });
    return;
  }
  const offers = offers_of(state);
  change({ offers: (offers.includes(point) ? offers.filter((one) => one !== point) : [...offers, point]).join("") });
}

function undo() {
  const state = current();
  const offers = offers_of(state);
  if (offers.length) change({ offers: offers.slice(0, -1).join("") });
  else change({ moves: state.moves.slice(0, -1), at: undefined });
}

export class Judge {
  constructor(on_fault) {
    this.on_fault = on_fault;
    this.board = new Board({
      label: texts.board.label,
      on_point: click,
      on_key: (key) => (["z", "Z", "Backspace"].includes(key) ? (undo(), true) : view_key(key)),
    });
    this.lead = make("p", { class: "soft" }, words.judge_lead);
    this.next = make("p", { class: "next-step", role: "status" });
    this.fault = make("p", { class: "notice", role: "alert", hidden: true });
    this.strip = make("div", { class: "verdict-strip" });
    this.verdict = make("div", { class: "verdicts", tabindex: "-1" });
    this.protocol = new ProtocolPanel();
    this.declared = make("input", {
      type: "number",
      min: "1",
      max: "99",
      class: "short",
      onchange: () => change({ declared: this.declared.value || undefined }),
    });
    this.declared_field = make("label", { class: "field", hidden: true }, texts.rule.declared, this.declared);
    const button = (name, act) => make("button", { class: "button", type: "button", onclick: act }, name);
    this.undo_button = button(words.undo, undo);
    this.suggest_button = button(words.suggest, () => this.suggest());
    this.desk = [
      this.board.element,
      make(
        "div",
        { class: "bar" },
        this.undo_button,
        button(words.clear_offers, () => change({ offers: undefined })),
        button(words.clear, () => change({ moves: [], at: undefined, offers: undefined, declared: undefined })),
        make("span", { class: "gap" }),
        view_buttons(this.board),
      ),
      make("p", { class: "soft small keys" }, words.keys),
    ];
    this.now = [this.next, this.strip, this.fault];
    this.side = [
      make("div", { class: "fields" }, this.declared_field),
      this.lead,
      this.verdict,
      make("div", { class: "bar" }, this.suggest_button),
      this.protocol.element,
    ];
  }

  async update(state, signal) {
    const line = state.moves.slice(0, Math.min(state.at, kStones));
    const offers = line.length === kStones ? offers_of(state) : [];
    this.undo_button.disabled = line.length === 0;
    this.lead.hidden = offers.length > 0;
    this.next.textContent =
      line.length < kStones
        ? words.place(line.length + 1, line.length % 2 === 0)
        : offers.length
          ? ""
          : words.none_offered;
    this.declared.value = state.declared ?? "";
    this.paint(state, line, offers, {}, null);
    if (line.length < 3) {
      this.clear();
      return;
    }
    const [classes, answers, shown] = await Promise.all([
      ask_classes(line, state, signal),
      this.ask_offers(state, line, offers, signal),
      ask("show", { position: line.join(" ") }, signal).catch((fault) =>
        fault.status ? undefined : Promise.reject(fault),
      ),
    ]);
    if (signal.aborted) return;
    this.fault.hidden = true;
    this.paint(state, line, offers, answers, classes.answer);
    if (line.length < kStones) this.clear();
    else this.tell(state, line, offers, answers, shown, await openings_by_code());
  }

  clear() {
    this.verdict.replaceChildren();
    this.strip.replaceChildren();
    this.protocol.show("");
    this.suggest_button.hidden = true;
  }

  /** No offer yet is told as a blank: a parameter without a value is none. */
  question(state, line, offers) {
    const { rule, choice } = rule_of(state);
    return { position: line.join(" "), fifths: offers.join(" ") || " ", rule, choice, declared: state.declared };
  }

  /** The answers of both readings; none before there are four stones. */
  async ask_offers(state, line, offers, signal) {
    if (line.length < kStones) return {};
    const question = this.question(state, line, offers);
    const [pattern, board] = await Promise.all(
      ["pattern", "board"].map((symmetry) => ask("offer", { ...question, symmetry }, signal)),
    );
    return { pattern, board };
  }

  paint(state, line, offers, answers, classes) {
    const { symmetry } = rule_of(state);
    const marks = offer_marks(offers, answers[symmetry]);
    this.scene = {
      line,
      turn: state.turn ?? 0,
      picks: marks.picks,
      ties: marks.ties,
      box: classes?.box,
      axes: line.length === kStones ? axes_of(classes?.symmetries ?? []) : [],
    };
    this.board.show(this.scene, marks.names);
  }

  tell(state, line, offers, answers, shown, openings) {
    const { rule, choice, symmetry } = rule_of(state);
    const answer = answers[symmetry];
    this.declared_field.hidden = answer.required !== null && !state.declared;
    this.suggest_button.hidden = answer.accepted || answer.remaining === 0;
    if (!offers.length) {
      const wrong = answer.findings.filter((one) => one.fault === "position");
      this.verdict.replaceChildren(...wrong.map((one) => make("p", { class: "notice" }, one.text)));
      this.strip.replaceChildren();
      this.protocol.show("");
      return;
    }
    this.verdict.replaceChildren(...[verdict_card(offers, answer), readings_card(offers, answers)].filter(Boolean));
    this.strip.replaceChildren(verdict_strip(answer, () => this.look_closer()));
    const opening = shown?.opening ? title_text(line, shown, openings) : undefined;
    this.protocol.show(
      offer_protocol({ rule, choice, opening, line, offers, declared: state.declared, symmetry, answers }),
      this.scene,
    );
    announce(
      `${answer.accepted ? words.accepted : words.refused}. ${words.required(answer.offered, answer.required ?? words.any, answer.distinct)}`,
    );
  }

  /** On a phone the verdict stands below the board. */
  look_closer() {
    this.verdict.scrollIntoView();
    this.verdict.focus({ preventScroll: true });
  }

  async suggest() {
    const state = current();
    const { symmetry } = rule_of(state);
    try {
      const answer = await ask("offer", {
        ...this.question(state, state.moves, offers_of(state)),
        symmetry,
        suggest: "true",
      });
      const { kept = [], added = [] } = answer.suggestion ?? {};
      if (added.length) change({ offers: [...kept, ...added].join("") });
      announce(words.suggested(added.join(" ")));
    } catch (fault) {
      this.on_fault(fault, (text) => this.show_fault(text));
    }
  }

  show_fault(text) {
    this.fault.hidden = false;
    this.fault.textContent = text;
  }
}

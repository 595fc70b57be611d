/** A whole opening played act by act by two people at one screen. The program says who may do what. */

import { axes_of } from "../board/axis.js";
import { Board } from "../board/board.js";
import { view_buttons, view_key } from "../board/view_bar.js";
import { change, current } from "../shell/address.js";
import { announce } from "../shell/announcer.js";
import { ask } from "../shell/api.js";
import { make } from "../shell/element.js";
import { openings_by_code } from "../shell/opening_names.js";
import { rule_of } from "../shell/rule_menu.js";
import { texts } from "../texts.js";
import { act_buttons } from "./act_buttons.js";
import { acts_of, acts_text, ask_opening, ask_play } from "./opening_answers.js";
import { offer_marks } from "./offer_scene.js";
import { play_protocol, ProtocolPanel } from "./protocol.js";

const words = texts.arbitrate.opening;
export class OpeningPlay {
  constructor(on_fault) {
    this.on_fault = on_fault;
    this.chosen = [];
    this.board = new Board({
      label: texts.board.label,
      on_point: (point) => this.click(point),
      on_key: (key) => (["z", "Z", "Backspace"].includes(key) ? (this.undo(), true) : view_key(key)),
    });
    this.due = make("div", { class: "panel due" });
    this.fault = make("p", { class: "notice", role: "alert", hidden: true });
    this.log = make("section", { class: "panel" });
    this.protocol = new ProtocolPanel();
    this.players = { P1: this.player("p1", words.first), P2: this.player("p2", words.second) };
    const button = (name, act) => make("button", { class: "button", type: "button", onclick: act }, name);
    this.undo_button = button(words.undo, () => this.undo());
    this.desk = [
      this.board.element,
      make(
        "div",
        { class: "bar" },
        this.undo_button,
        button(words.restart, () => change({ acts: undefined })),
        make("span", { class: "gap" }),
        view_buttons(this.board),
      ),
      make("p", { class: "soft small keys" }, texts.arbitrate.keys),
    ];
    this.now = [this.due, this.fault];
    this.side = [
      make("p", { class: "soft" }, words.lead),
      make(
        "div",
        { class: "fields" },
        Object.values(this.players).map((input) => input.parentElement),
      ),
      this.log,
      this.protocol.element,
    ];
  }

  player(name, label) {
    const input = make("input", {
      type: "text",
      autocomplete: "off",
      onchange: () => change({ [name]: input.value.trim() }, { replace: true }),
    });
    make("label", { class: "field wide" }, label, input);
    return input;
  }

  name(player) {
    return this.players[player].value.trim() || words.names[player];
  }

  async update(state, signal) {
    const acts = acts_of(state);
    this.acts = acts;
    for (const [player, input] of Object.entries(this.players)) input.value = state[player.toLowerCase()] ?? "";
    this.undo_button.disabled = acts.length === 0;
    this.chosen = [];
    this.judged = undefined;
    const states = await ask_play(state, acts, signal);
    if (signal.aborted) return;
    const good = states.findIndex((one) => !one.ok);
    this.states = good < 0 ? states : states.slice(0, good);
    this.openings = await openings_by_code();
    this.opening = await ask_opening(this.game.moves, this.openings, signal);
    if (signal.aborted) return;
    if (good >= 0) this.tell_fault(words.refused(states[good].error.text));
    this.render();
    announce(this.due_text());
  }

  get game() {
    return this.states.at(-1);
  }

  undo() {
    this.tell_fault("");
    if (this.chosen.length) {
      this.chosen.pop();
      this.render();
    } else if (this.acts.length) change({ acts: acts_text(this.acts.slice(0, -1)) });
  }

  tell_fault(text) {
    this.fault.hidden = !text;
    this.fault.textContent = text;
  }

  /** Does an act when the rule allows it, and says why not when it does not. */
  async act(text) {
    this.tell_fault("");
    try {
      const last = (await ask_play(current(), [...this.acts, text])).at(-1);
      if (last.ok) change({ acts: acts_text([...this.acts, text]) });
      else {
        if (this.game.due.kind === "place_opening") this.chosen = [];
        this.tell_fault(words.refused(last.error.text));
        this.render();
      }
    } catch (fault) {
      this.on_fault(fault, (line) => this.tell_fault(line));
    }
  }

  click(point) {
    const due = this.game?.due;
    if (!due) return;
    if (due.kind === "place") this.act(point);
    else if (due.kind === "pick") this.act(`pick ${point}`);
    else if (due.kind === "place_opening")
      this.choose(point, (chosen) => chosen.length === 3 && this.act(chosen.join(" ")));
    else if (due.kind === "offer") this.choose(point, () => this.judge());
  }

  choose(point, then) {
    if (this.game.moves.includes(point)) return;
    this.chosen = this.chosen.includes(point) ? this.chosen.filter((one) => one !== point) : [...this.chosen, point];
    this.render();
    then(this.chosen);
  }

  /** The offer so far, judged while it grows. */
  async judge() {
    const { rule, symmetry } = rule_of(current());
    const { moves, declared } = this.game;
    try {
      this.judged = await ask("offer", {
        position: moves.join(" "),
        fifths: this.chosen.join(" ") || " ",
        rule,
        choice: "offer",
        symmetry,
        declared: declared ?? undefined,
      });
      this.render();
    } catch (fault) {
      this.on_fault(fault, (text) => this.tell_fault(text));
    }
  }

  due_text() {
    const { due } = this.game;
    if (!due) return words.over;
    const who = this.name(due.by);
    const told = { place: [due.move], declare: [due.least, due.greatest], offer: [due.greatest] }[due.kind] ?? [];
    const colour = words.colours[due.colour];
    if (due.kind === "place") return words.due.place(who, colour, due.move);
    if (due.kind === "swap") return words.due.swap(who, colour);
    return words.due[due.kind]?.(who, ...told) ?? due.clause;
  }

  render() {
    const { game } = this;
    const places = game.due?.kind === "place_opening";
    const marks = offer_marks(
      game.due?.kind === "offer" ? this.chosen : game.due?.kind === "pick" ? game.offered : [],
      this.judged,
    );
    this.scene = {
      line: places ? this.chosen : game.moves,
      turn: current().turn ?? 0,
      box: game.due?.box ?? undefined,
      picks: marks.picks,
      ties: marks.ties,
      axes: axes_of((this.judged?.findings ?? []).map((one) => one.by).filter(Boolean)),
    };
    this.board.show(this.scene, marks.names);
    this.due.replaceChildren(
      make("p", { class: "due-line" }, this.due_text()),
      game.due ? make("p", { class: "soft small" }, game.due.clause) : (null ?? ""),
      act_buttons(game, this.chosen, this.openings, (text) => this.act(text)),
      make(
        "p",
        { class: "holders" },
        ["black", "white"].map((colour) =>
          make("span", { class: `holder ${colour}` }, words.holds(words.colours[colour], this.name(game[colour]))),
        ),
        game.declared ? make("span", {}, words.declared(game.declared)) : null,
        this.opening ? make("span", { class: "soft" }, this.opening) : null,
      ),
    );
    this.tell_log();
  }

  tell_log() {
    const lines = this.states
      .slice(1)
      .map((one, index) => words.act(index + 1, this.name(this.states[index].due?.by ?? "P1"), one.act));
    const forbidden = this.game.forbidden_moves.map((one) => words.forbidden(one.point, one.move));
    this.log.replaceChildren(
      make("h2", {}, words.acts),
      lines.length
        ? make(
            "ol",
            { class: "plain acts" },
            lines.map((line) => make("li", {}, line)),
          )
        : make("p", { class: "soft" }, words.no_acts),
      ...forbidden.map((line) => make("p", { class: "notice" }, line)),
    );
    const players = { P1: this.name("P1"), P2: this.name("P2") };
    this.protocol.show(
      lines.length
        ? play_protocol({
            rule: rule_of(current()).rule,
            opening: this.opening,
            players,
            state: this.game,
            acts: [...lines, ...forbidden],
          })
        : "",
      this.scene,
    );
  }
}

/** The room where openings are prepared: the gallery, then a board with all that is known of the position on it. */

import { change, current } from "../shell/address.js";
import { all_openings, ask } from "../shell/api.js";
import { announce } from "../shell/announcer.js";
import { make } from "../shell/element.js";
import { openings_by_code } from "../shell/opening_names.js";
import { Panel } from "../shell/panel.js";
import { RuleMenu } from "../shell/rule_menu.js";
import { Board } from "../board/board.js";
import { texts } from "../texts.js";
import { ask_position } from "./answers.js";
import { classes_content } from "./classes_panel.js";
import { facts_content, forbidden_content, library_content, ways_content } from "./facts_panel.js";
import { Gallery } from "./gallery.js";
import { games_content } from "./games_panel.js";
import { LayerMenu } from "./layers.js";
import { NotePanel } from "./note_panel.js";
import { position_field } from "./position_field.js";
import { position_names, position_scene } from "./scene.js";
import { fill_sheet } from "./sheet.js";
import { moves_of, position_title, title_text } from "./title.js";
import { board_key, StepBar, TakeBar } from "./toolbar.js";

const words = texts.prepare;
const kNothing = { faults: [] };

/** Plays a point after what is shown; a move that was taken back is played again, others end the line there. */
function play(point) {
  const { moves, at } = current();
  if (moves.slice(0, at).includes(point)) return;
  if (moves[at] === point) change({ at: at + 1 });
  else change({ moves: [...moves.slice(0, at), point], at: undefined, game: undefined });
}

/** The panels beside the board, in their order. */
function make_panels() {
  return {
    forbidden: new Panel(words.forbidden.title),
    classes: new Panel(words.classes.fifth),
    games: new Panel(words.games.title),
    library: new Panel(words.library.title),
    ways: new Panel(words.ways.title),
    facts: new Panel(words.facts.title),
    note: new NotePanel(),
  };
}

export class PrepareRoom {
  constructor(on_fault) {
    this.on_fault = on_fault;
    this.answers = kNothing;
    this.openings = {};
    this.board = new Board({
      label: texts.board.label,
      on_point: play,
      on_key: board_key,
      on_look: (point) => this.look(point),
    });
    this.steps = new StepBar(this.board);
    this.layers = new LayerMenu(() => this.paint());
    this.take = new TakeBar(() => ({ scene: this.scene, title: this.title, moves: this.line }));
    this.rules = new RuleMenu();
    this.gallery = new Gallery();
    this.name = make("div", { class: "position-name" });
    this.moves = make("div", {});
    this.head = make("header", { class: "position-head" }, this.name, this.moves);
    this.fault = make("p", { class: "notice", role: "alert", hidden: true });
    this.panels = make_panels();
    this.details = make(
      "div",
      { class: "details" },
      Object.values(this.panels).map((panel) => panel.element),
    );
    this.on_return = () => this.look_for_note();
    window.addEventListener("focus", this.on_return);
    this.lead = make(
      "header",
      { class: "position-head" },
      make("h1", {}, words.title),
      make("p", { class: "soft" }, words.lead),
    );
    this.element = make(
      "div",
      { class: "prepare" },
      make("div", { class: "head" }, this.lead, this.head, this.fault),
      make(
        "section",
        { class: "desk", "aria-label": texts.board.role },
        this.steps.element,
        this.board.element,
        this.layers.element,
        this.take.element,
        make("p", { class: "soft small keys" }, words.keys),
      ),
      make("div", { class: "side-top" }, position_field(), this.rules.element),
      make("div", { class: "side" }, this.details, this.gallery.element),
    );
  }

  leave() {
    this.questions?.abort();
    this.panels.note.leave();
    window.removeEventListener("focus", this.on_return);
  }

  /** Somebody who comes back from the command line may have written the note there. */
  async look_for_note() {
    const { line } = this;
    const { shown } = this.answers;
    if (!shown) return;
    const now = await ask("show", { position: line.join(" ") }).catch(() => shown);
    if (line !== this.line || JSON.stringify(now.note) === JSON.stringify(shown.note)) return;
    shown.note = now.note;
    this.panels.note.update(shown.canonical.join(" "), line, shown.note);
    this.paint();
  }

  async update(state) {
    this.questions?.abort();
    this.questions = new AbortController();
    const line = state.moves.slice(0, state.at);
    if (line.join() !== this.line?.join()) this.answers = kNothing;
    this.state = state;
    this.line = line;
    this.steps.update(state);
    this.keep_focus(() => {
      this.moves.replaceChildren(moves_of(state));
      this.arrange(line.length === 0 && !state.game);
    });
    this.paint();
    try {
      await this.answer(state, line, this.questions.signal);
    } catch (fault) {
      this.on_fault(fault, (text) => this.tell_fault(text));
    }
  }

  /** Does `act`, and where that takes the element in focus away, goes on to the last stone. */
  keep_focus(act) {
    const focused = document.activeElement;
    const is_here = this.element.contains(focused);
    act();
    if (is_here && !(focused.isConnected && focused.checkVisibility()))
      this.board.focus(this.line.at(-1) ?? "h8", { preventScroll: true });
  }

  /** The gallery stands where there is no stone, the panels where there is one. */
  arrange(is_empty) {
    this.element.classList.toggle("at-start", is_empty);
    for (const [element, hidden] of [
      [this.gallery.element, !is_empty],
      [this.lead, !is_empty],
      [this.head, is_empty],
      [this.details, is_empty],
    ])
      element.hidden = hidden;
  }

  async answer(state, line, signal) {
    await this.rules.update(state);
    this.openings = await openings_by_code();
    if (state.game && state.moves.length === 0) return this.open_game(state, signal);
    if (line.length === 0) {
      this.tell_fault("");
      return this.gallery.update(await all_openings(), state, signal);
    }
    const [answers, game] = await Promise.all([
      ask_position(line, state, signal),
      state.game ? ask("game", { game: state.game }, signal).catch(() => undefined) : undefined,
    ]);
    if (signal.aborted) return undefined;
    this.answers = answers;
    this.tell_fault(answers.faults.map((fault) => texts.refused(fault.message)).join(" "));
    this.paint();
    this.keep_focus(() => this.fill(state, line, game));
    announce(`${this.title}. ${line.at(-1)}. ${words.to_play(line.length % 2 === 0, line.length + 1)}`);
    return undefined;
  }

  /** A game that is told by its number alone is looked up and shown after `ply` moves. */
  async open_game(state, signal) {
    const game = await ask("game", { game: state.game }, signal);
    change({ moves: game.moves, at: Number(state.ply) || game.moves.length, ply: undefined }, { replace: true });
  }

  tell_fault(text) {
    this.fault.hidden = !text;
    this.fault.textContent = text;
  }

  paint() {
    this.title = title_text(this.line, this.answers.shown, this.openings);
    this.scene = position_scene(this.line, this.state.turn ?? 0, this.answers, this.layers);
    this.board.show(this.scene, position_names(this.answers));
    fill_sheet(this.scene, this.line, this.answers, this.openings);
  }

  fill(state, line, game) {
    const { shown, classes } = this.answers;
    document.title = `${this.title} – ${texts.title}`;
    const stress = (points) => this.board.stress(points);
    this.name.replaceChildren(...position_title(state, line, shown, this.openings, game).filter(Boolean));
    this.panels.forbidden.show(forbidden_content(this.answers));
    this.panels.classes.summary.textContent =
      classes?.command === "fourths" ? words.classes.fourth : words.classes.fifth;
    this.panels.classes.show(classes_content(classes, line, state, stress, play));
    this.panels.games.show(games_content(shown, line, state, stress, play, this.on_fault));
    this.panels.library.show(library_content(shown));
    this.panels.ways.show(ways_content(shown, line, state, this.openings));
    this.panels.facts.show(facts_content(shown));
    this.panels.note.update(shown?.canonical.join(" "), line, shown?.note);
  }

  /** The members of a point's class are ringed while it is looked at. */
  look(point) {
    const classes = this.answers.classes?.answer.classes ?? [];
    const next = this.answers.shown?.statistics?.next ?? [];
    const one = [...classes, ...next].find((each) => each.members.length > 1 && each.members.includes(point));
    this.board.stress(point && one ? one.members : []);
  }
}

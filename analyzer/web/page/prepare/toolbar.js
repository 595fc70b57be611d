/** Steps, turns, and what can be taken away from a board. */

import { change, current } from "../shell/address.js";
import { announce } from "../shell/announcer.js";
import { make } from "../shell/element.js";
import { copy_text, save_file } from "../shell/file_save.js";
import { icon_button } from "../shell/icons.js";
import { png_blob, svg_text } from "../board/picture_file.js";
import { view_buttons, view_key } from "../board/view_bar.js";
import { texts } from "../texts.js";

const words = texts.prepare;

export function undo() {
  const { at } = current();
  if (at > 0) change({ at: at - 1 });
}

export function redo() {
  const { at, moves } = current();
  if (at < moves.length) change({ at: at + 1 });
}

/** What the keys on the board do; false for a key that does nothing. */
export function board_key(key) {
  const act = { z: undo, Backspace: undo, y: redo }[key.length === 1 ? key.toLowerCase() : key];
  act?.();
  return Boolean(act) || view_key(key);
}

/** Buttons for steps and turns. */
export class StepBar {
  constructor(board) {
    this.undo = icon_button("undo", words.undo, undo);
    this.redo = icon_button("redo", words.redo, redo);
    this.start = icon_button("start", words.start, () => change({ moves: [], at: undefined, game: undefined }));
    this.element = make(
      "div",
      { class: "bar steps" },
      this.start,
      this.undo,
      this.redo,
      make("span", { class: "gap" }),
      view_buttons(board),
    );
  }

  update(state) {
    this.start.disabled = state.moves.length === 0;
    this.undo.disabled = state.at === 0;
    this.redo.disabled = state.at === state.moves.length;
  }
}

/** Buttons that give something out; `subject()` is {scene, title, moves} of what is shown. */
export class TakeBar {
  constructor(subject) {
    this.note = make("p", { class: "soft small take-note" });
    const button = (name, act) => make("button", { class: "button small", type: "button", onclick: act }, name);
    this.element = make(
      "div",
      { class: "take" },
      make(
        "div",
        { class: "bar" },
        button(words.copy, () => this.copy(subject().moves.join(" "))),
        button(words.share, () => this.copy(window.location.href)),
        button(words.svg, () =>
          save_file(
            `${words.file_name(subject().moves)}.svg`,
            svg_text(subject().scene, subject().title),
            "image/svg+xml",
          ),
        ),
        button(words.png, async () =>
          save_file(`${words.file_name(subject().moves)}.png`, await png_blob(subject().scene, subject().title)),
        ),
        button(words.print, () => window.print()),
      ),
      this.note,
    );
  }

  async copy(text) {
    this.note.textContent = (await copy_text(text)) ? words.copied(text) : words.copy_failed(text);
    announce(this.note.textContent);
  }
}

/** How a note gets from this browser into the database: by a command, for the server only reads. */

import { announce } from "../shell/announcer.js";
import { make } from "../shell/element.js";
import { copy_text } from "../shell/file_save.js";
import { texts } from "../texts.js";
import { note_command } from "./notes.js";

const words = texts.prepare.note;

export class NoteCommand {
  constructor() {
    this.lead = make("p", { class: "small" });
    this.line = make("code", {});
    this.said = make("p", { class: "soft small" });
    this.element = make(
      "div",
      { class: "note-command", hidden: true },
      this.lead,
      make("pre", { class: "protocol", tabindex: "0", "aria-label": words.copy }, this.line),
      make(
        "div",
        { class: "bar" },
        make("button", { class: "button small", type: "button", onclick: () => this.copy() }, words.copy),
      ),
      this.said,
    );
  }

  /** The command for this note; nothing where `moves` is undefined. */
  show(moves, text, is_instead) {
    this.element.hidden = !moves;
    if (!moves) return;
    this.lead.textContent = is_instead ? words.command_instead : words.command;
    this.line.textContent = note_command(moves, text);
    this.said.textContent = words.command_where;
  }

  async copy() {
    this.said.textContent = (await copy_text(this.line.textContent)) ? words.copied : words.copy_failed;
    announce(this.said.textContent);
  }
}

/** The user's notes on a position: the database's, and the one that this browser keeps. */

import { link } from "../shell/address.js";
import { announce } from "../shell/announcer.js";
import { make } from "../shell/element.js";
import { save_file } from "../shell/file_save.js";
import { Panel } from "../shell/panel.js";
import { texts } from "../texts.js";
import { NoteCommand } from "./note_command.js";
import { all_notes, export_notes, import_notes, keep_note, notes_script, on_notes_elsewhere } from "./notes.js";

const words = texts.prepare.note;

export class NotePanel extends Panel {
  constructor() {
    super(words.title);
    this.element.classList.add("note-panel");
    this.canonical = undefined;
    this.text = make("textarea", { rows: "4", "aria-label": words.label, id: "note" });
    this.text.addEventListener("input", () => this.keep());
    this.state = make("p", { class: "soft small" }, words.kept);
    this.stored = make("div", { class: "stored-note", hidden: true });
    this.command = new NoteCommand();
    this.list = make("ul", { class: "plain note-list" });
    this.index = make("details", { class: "note-index" }, make("summary", {}, words.all), this.list);
    this.show(
      this.stored,
      make("h3", {}, words.mine),
      this.text,
      this.state,
      this.command.element,
      this.file_bar(),
      this.index,
    );
    this.leave = on_notes_elsewhere(() => this.refresh());
  }

  /** What takes all notes out of this browser, and into it. */
  file_bar() {
    this.file = make("input", {
      type: "file",
      accept: ".json,application/json",
      class: "unseen",
      tabindex: "-1",
      "aria-hidden": "true",
    });
    this.file.addEventListener("change", () => this.take());
    const button = (name, act) => make("button", { class: "button small", type: "button", onclick: act }, name);
    return make(
      "div",
      { class: "bar" },
      button(words.export, () => save_file("shukei-notes.json", export_notes(), "application/json")),
      button(words.import, () => this.file.click()),
      button(words.script, () => save_file("shukei-notes.sh", notes_script(), "text/x-shellscript")),
      this.file,
    );
  }

  /** Shows the notes on this position; `note` {text, moves, turned} is the database's, if it has one. */
  update(canonical, moves, note) {
    this.moves = moves;
    this.note = note ?? undefined;
    if (canonical !== this.canonical) this.state.textContent = words.kept;
    this.canonical = canonical;
    this.text.disabled = canonical === undefined;
    this.refresh();
  }

  tell_stored() {
    const { note } = this;
    this.stored.hidden = !note;
    this.stored.replaceChildren(
      ...(note
        ? [
            make("h3", {}, words.stored),
            make("p", { class: "comment" }, note.text),
            note.turned ? make("p", { class: "soft small" }, words.stored_for(note.moves)) : "",
            note.text === this.text.value ? make("p", { class: "soft small" }, words.same) : "",
          ]
        : []),
    );
    const is_kept = note?.text === this.text.value.trimEnd();
    this.command.show(this.text.value.trim() && !is_kept ? this.moves : undefined, this.text.value, Boolean(note));
  }

  refresh() {
    const notes = all_notes();
    const text = notes[this.canonical]?.text ?? "";
    if (this.text.value !== text) this.text.value = text;
    this.tell_stored();
    const entries = Object.values(notes).sort((a, b) => (a.changed < b.changed ? 1 : -1));
    this.index.hidden = entries.length === 0;
    this.index.firstChild.textContent = `${words.all} (${words.count(entries.length)})`;
    this.list.replaceChildren(
      ...entries.map((note) =>
        make(
          "li",
          {},
          make("a", { class: "points", href: link({ moves: note.moves }) }, note.moves.join(" ")),
          make("span", { class: "soft small" }, ` ${note.text.split("\n")[0].slice(0, 60)}`),
        ),
      ),
    );
  }

  keep() {
    if (this.canonical === undefined) return;
    const kept = keep_note(this.canonical, this.moves, this.text.value);
    this.state.textContent = kept ? words.kept : words.unkept;
    this.refresh();
  }

  async take() {
    const [file] = this.file.files;
    if (!file) return;
    const count = import_notes(await file.text());
    this.file.value = "";
    this.state.textContent = count === null ? words.unread : words.imported(count);
    announce(this.state.textContent);
    this.refresh();
  }
}

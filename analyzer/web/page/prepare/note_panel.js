/** The user's own note on a position. */

import { link } from "../shell/address.js";
import { announce } from "../shell/announcer.js";
import { make } from "../shell/element.js";
import { save_file } from "../shell/file_save.js";
import { Panel } from "../shell/panel.js";
import { texts } from "../texts.js";
import { all_notes, export_notes, import_notes, keep_note, on_notes_elsewhere } from "./notes.js";

const words = texts.prepare.note;

export class NotePanel extends Panel {
  constructor() {
    super(words.title);
    this.canonical = undefined;
    this.text = make("textarea", { rows: "4", "aria-label": words.label, id: "note" });
    this.text.addEventListener("input", () => this.keep());
    this.state = make("p", { class: "soft small" }, words.kept);
    this.stored = make("div", {});
    this.file = make("input", {
      type: "file",
      accept: ".json,application/json",
      class: "unseen",
      tabindex: "-1",
      "aria-hidden": "true",
    });
    this.file.addEventListener("change", () => this.take());
    this.list = make("ul", { class: "plain note-list" });
    this.index = make("details", { class: "note-index" }, make("summary", {}, words.all), this.list);
    this.show(
      this.stored,
      this.text,
      this.state,
      make(
        "div",
        { class: "bar" },
        make(
          "button",
          {
            class: "button small",
            type: "button",
            onclick: () => save_file("shukei-notes.json", export_notes(), "application/json"),
          },
          words.export,
        ),
        make("button", { class: "button small", type: "button", onclick: () => this.file.click() }, words.import),
        this.file,
      ),
      this.index,
    );
    this.leave = on_notes_elsewhere(() => this.refresh());
  }

  /** Shows the note on this position; `note` is one that the database has. */
  update(canonical, moves, note) {
    this.moves = moves;
    if (canonical !== this.canonical) {
      this.canonical = canonical;
      this.refresh();
    }
    this.stored.replaceChildren(
      ...(note ? [make("p", { class: "soft small" }, words.stored), make("p", { class: "comment" }, note)] : []),
    );
    this.text.disabled = canonical === undefined;
  }

  refresh() {
    const notes = all_notes();
    const text = notes[this.canonical]?.text ?? "";
    if (this.text.value !== text) this.text.value = text;
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

/**
 * Notes on positions, kept in the browser by canonical position, so that a note is met in every orientation and order of
 * moves. Tabs see each other's notes: the store is read anew before every change.
 */

const kKey = "shukei.notes";
const kFormat = "shukei-notes";

/** {canonical: {text, moves, changed}}; empty where nothing can be kept. */
export function all_notes() {
  try {
    return JSON.parse(window.localStorage.getItem(kKey) ?? "{}");
  } catch {
    return {};
  }
}

function keep(notes) {
  try {
    window.localStorage.setItem(kKey, JSON.stringify(notes));
    return true;
  } catch {
    return false;
  }
}

/** Keeps a note; an empty text takes it away. False where the browser keeps nothing. */
export function keep_note(canonical, moves, text) {
  const notes = all_notes();
  if (text.trim()) notes[canonical] = { text, moves, changed: new Date().toISOString() };
  else delete notes[canonical];
  return keep(notes);
}

/** The text of a file with all notes. */
export function export_notes() {
  return `${JSON.stringify({ format: kFormat, version: 1, notes: all_notes() }, null, 2)}\n`;
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * The line for a shell that writes a note into the database. The text comes by standard input: as a word it could read
 * like moves, an option or a file.
 */
export function note_command(moves, text) {
  return `printf %s ${quoted(text)} | shukei note ${quoted(moves.join(" "))} -`;
}

/** A script for a shell that writes all notes into the database. */
export function notes_script() {
  const commands = Object.values(all_notes()).map((note) => note_command(note.moves, note.text));
  return `#!/bin/sh\nset -e\n${commands.join("\n")}\n`;
}

/** Takes the notes of a file over: of two texts on one position both stay, unless they are equal. How many, or null. */
export function import_notes(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (file?.format !== kFormat || typeof file.notes !== "object" || file.notes === null) return null;
  const notes = all_notes();
  let count = 0;
  for (const [canonical, note] of Object.entries(file.notes)) {
    if (typeof note?.text !== "string" || !Array.isArray(note.moves)) continue;
    const mine = notes[canonical];
    const both = mine && !mine.text.includes(note.text) ? `${mine.text}\n\n${note.text}` : (mine?.text ?? note.text);
    notes[canonical] = { text: both, moves: note.moves.map(String), changed: note.changed ?? new Date().toISOString() };
    ++count;
  }
  return keep(notes) ? count : null;
}

/** Calls `listener` when another tab has changed notes. */
export function on_notes_elsewhere(listener) {
  const hear = (event) => event.key === kKey && listener();
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

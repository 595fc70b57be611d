/** What is asked while an opening is played. */

import { ask, ask_list } from "../shell/api.js";
import { rule_of } from "../shell/rule_menu.js";
import { title_text } from "../prepare/title.js";

const kPart = ";";

/** The acts as the address tells them. */
export function acts_of(state) {
  return (state.acts ?? "")
    .split(kPart)
    .map((act) => act.trim())
    .filter(Boolean);
}

/** Acts as the address holds them. */
export function acts_text(acts) {
  return acts.join(kPart);
}

/** "D8 Shogetsu 松月" of a line that has come so far; undefined before, and without a database. */
export async function ask_opening(line, openings, signal) {
  if (line.length < 3) return undefined;
  try {
    const shown = await ask("show", { position: line.slice(0, 3).join(" ") }, signal);
    return shown.opening ? title_text(line, shown, openings) : undefined;
  } catch (fault) {
    if (fault.status === undefined) throw fault;
    return undefined;
  }
}

/** The states of the game: the one at the start, then one for each act. */
export async function ask_play(state, acts, signal) {
  const { rule, symmetry } = rule_of(state);
  return ask_list("play", { rule, symmetry, acts: ["help", ...acts].join(kPart) }, signal);
}

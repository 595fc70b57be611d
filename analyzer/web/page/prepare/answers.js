/** What is asked about a position, and the answers as they come. */

import { ask } from "../shell/api.js";
import { rule_of } from "../shell/rule_menu.js";

/** The command that tells the next moves' classes after so many stones, and the word for them. */
const kClasses = { 3: "fourths", 4: "fifths" };

/** The classes of next moves as {command, answer}, or null where no opening rule speaks of them. */
export async function ask_classes(line, state, signal) {
  const command = kClasses[line.length];
  if (!command) return null;
  const { rule, choice, symmetry } = rule_of(state);
  const more = command === "fifths" ? { choice, symmetry } : {};
  return { command, answer: await ask(command, { position: line.join(" "), rule, ...more }, signal) };
}

let show_knows_rules = true;

/** The answer of `show`, with what the rule lets be placed next where `show` takes a rule. */
async function ask_show(position, { rule, choice }, signal) {
  if (show_knows_rules) {
    try {
      return await ask("show", { position, rule, choice }, signal);
    } catch (fault) {
      if (fault.status !== 400) throw fault;
      if (fault.message.includes("parameter")) show_knows_rules = false;
    }
  }
  return ask("show", { position }, signal);
}

/**
 * {shown, classes, forbidden, faults}: the answers of `show`, of the classes and of `forbidden`, each undefined where
 * there is none; faults are those of questions that were refused. Other faults are thrown.
 */
export async function ask_position(line, state, signal) {
  const position = line.join(" ");
  const [shown, classes] = await Promise.allSettled([
    ask_show(position, rule_of(state), signal),
    ask_classes(line, state, signal),
  ]);
  const faults = [shown, classes].filter((one) => one.status === "rejected").map((one) => one.reason);
  for (const fault of faults) {
    if (fault.status === undefined) throw fault;
  }
  const answers = { shown: shown.value, classes: classes.value ?? undefined, faults };
  if (answers.shown?.forbidden.length) answers.forbidden = await ask("forbidden", { position }, signal);
  return answers;
}

/** Which rule, which way to the fifth move, which symmetries: menus whose entries come from the program. */

import { make } from "./element.js";
import { rule_title, texts } from "../texts.js";
import { ask } from "./api.js";
import { change, current } from "./address.js";

export const kFirstRule = "taraguchi-10";

let known;

/** [{rule, choice}] as the program knows them; asked once. Without a database `show` is silent and `stats` tells. */
export function known_rules() {
  known ??= ask("show", { position: "h8" })
    .then(
      (answer) => answer.rules,
      () => ask("stats", { by: "rule" }),
    )
    .catch((fault) => {
      known = undefined;
      throw fault;
    });
  return known;
}

/** The state's rule and choice; the choice only where one is told. */
export function rule_of(state) {
  return { rule: state.rule ?? kFirstRule, choice: state.choice, symmetry: state.symmetry ?? "pattern" };
}

function select(label, value, entries, on_change) {
  return make(
    "label",
    { class: "field" },
    label,
    make(
      "select",
      { onchange: (event) => on_change(event.target.value) },
      entries.map(([name, title]) => make("option", { value: name, selected: name === value }, title)),
    ),
  );
}

/** The menus, kept up with the state by `update`. */
export class RuleMenu {
  constructor({ with_choice = true, with_symmetry = true } = {}) {
    this.with_choice = with_choice;
    this.with_symmetry = with_symmetry;
    this.element = make("div", { class: "fields" });
    this.key = undefined;
  }

  /** The menus stand there at once; the other rules come when the program has told them. */
  async update(state) {
    if (!this.rules) this.fill(state, []);
    this.rules = await known_rules();
    this.fill(state, this.rules);
  }

  fill(state, rules) {
    const { rule, choice, symmetry } = rule_of(state);
    const key = JSON.stringify([rule, choice, symmetry, rules.length]);
    if (key === this.key) return;
    this.key = key;
    const focused = [...this.element.querySelectorAll("select")].indexOf(document.activeElement);
    this.element.replaceChildren(...this.fields(rules, rule, choice, symmetry));
    if (focused >= 0) this.element.querySelectorAll("select")[focused]?.focus();
  }

  fields(rules, rule, choice, symmetry) {
    const names = [...new Set(rules.map((one) => one.rule))];
    if (!names.includes(rule)) names.push(rule);
    const menu = select(
      texts.rule.label,
      rule,
      [...names.map((name) => [name, rule_title(name)]), ["", texts.rule.other]],
      (value) =>
        value
          ? change({ rule: value, choice: undefined, offers: undefined, acts: undefined, declared: undefined })
          : this.ask_other(),
    );
    const choices = rules.filter((one) => one.rule === rule).map((one) => one.choice);
    const choose =
      this.with_choice &&
      choices.length > 1 &&
      select(
        texts.rule.choice,
        choice ?? "offer",
        choices.map((one) => [one, texts.rule.choices[one] ?? one]),
        (value) => change({ choice: value === "offer" ? undefined : value }),
      );
    const reading =
      this.with_symmetry &&
      select(texts.rule.symmetry, symmetry, Object.entries(texts.rule.symmetries), (value) =>
        change({ symmetry: value === "pattern" ? undefined : value }),
      );
    return [menu, choose, reading].filter(Boolean);
  }

  /** A rule by name: the program tells whether there is one. */
  ask_other() {
    const input = make("input", { type: "text", value: current().rule ?? kFirstRule, spellcheck: "false" });
    const take = () => {
      this.key = undefined;
      const rule = input.value.trim();
      if (rule && rule !== (current().rule ?? kFirstRule))
        change({ rule, choice: undefined, offers: undefined, acts: undefined });
      else this.update(current());
    };
    input.addEventListener("keydown", (event) => event.key === "Enter" && take());
    input.addEventListener("change", take);
    this.element.firstChild.replaceWith(make("label", { class: "field" }, texts.rule.other_label, input));
    input.focus();
    input.select();
  }
}

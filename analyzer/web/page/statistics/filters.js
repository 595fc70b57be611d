/** What is counted: the keys of the rows and the filters. */

import { change } from "../shell/address.js";
import { make } from "../shell/element.js";
import { rule_title, texts } from "../texts.js";

const words = texts.statistics;
const kTexts = { years: words.years, player: words.player, event: words.event };

/** The state's question as parameters of `stats`. */
export function question_of(state) {
  const { opening, rule } = state;
  if (state.kind === "moves")
    return {
      by: state.by === "rule" ? "rule" : "opening,rule",
      opening,
      rule: rule ?? (state.by === "rule" ? undefined : "taraguchi-10"),
      choice: state.choice,
    };
  return {
    by: state.by ?? "opening",
    games: "true",
    opening,
    rule,
    years: state.years,
    player: state.player,
    event: state.event,
    "min-games": state.min,
    limit: state.limit,
  };
}

function menu(label, value, entries, name) {
  return make(
    "label",
    { class: "field" },
    label,
    make(
      "select",
      { onchange: (event) => change({ [name]: event.target.value || undefined, sort: undefined }) },
      entries.map(([key, title]) => make("option", { value: key, selected: key === (value ?? "") }, title)),
    ),
  );
}

function field(label, state, name, properties) {
  return make("label", { class: "field" }, label, make("input", { value: state[name] ?? "", name, ...properties }));
}

function game_fields(state) {
  return [
    ...Object.entries(kTexts).map(([name, label]) =>
      field(label, state, name, {
        type: "text",
        autocomplete: "off",
        placeholder: name === "years" ? words.years_hint : null,
        size: "12",
      }),
    ),
    field(words.min_games, state, "min", { type: "number", min: "1", class: "short" }),
    field(words.limit, state, "limit", { type: "number", min: "1", class: "short" }),
  ];
}

/** The form; `rules` are the names that the program knows. */
export function filter_form(state, openings, rules) {
  const is_games = state.kind !== "moves";
  const keys = is_games ? words.keys : words.moves_by;
  const submit = (event) => {
    event.preventDefault();
    change(
      Object.fromEntries([...new FormData(event.target)].map(([name, value]) => [name, value.trim() || undefined])),
    );
  };
  const clear = () =>
    change({
      opening: undefined,
      rule: undefined,
      years: undefined,
      player: undefined,
      event: undefined,
      min: undefined,
      limit: undefined,
      choice: undefined,
    });
  return make(
    "form",
    { class: "fields", onsubmit: submit, "aria-label": words.filters },
    menu(words.by, state.by ?? Object.keys(keys)[0], Object.entries(keys), "by"),
    menu(
      texts.arbitrate.opening.choose_opening,
      state.opening,
      [["", words.any], ...Object.values(openings).map((one) => [one.code, `${one.code} ${one.name}`])],
      "opening",
    ),
    menu(
      texts.rule.label,
      state.rule ?? (is_games || state.by === "rule" ? "" : "taraguchi-10"),
      [...(is_games || state.by === "rule" ? [["", words.any]] : []), ...rules.map((rule) => [rule, rule_title(rule)])],
      "rule",
    ),
    is_games
      ? game_fields(state)
      : menu(texts.rule.choice, state.choice, [["", words.any], ...Object.entries(texts.rule.choices)], "choice"),
    is_games ? make("button", { class: "button", type: "submit" }, words.apply) : null,
    make("button", { class: "button", type: "button", onclick: clear }, words.clear),
  );
}

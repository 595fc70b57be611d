/** The columns of a table of statistics: which there are, what stands in them, how they sort. */

import { link } from "../shell/address.js";
import { make } from "../shell/element.js";
import { percent, range, rule_title, texts } from "../texts.js";
import { result_bar } from "./result_bar.js";

const words = texts.statistics.columns;
const kHidden = new Set(["moves", "score_low", "score_high", "name", "player_score_low", "player_score_high"]);

/** "D8 Shogetsu" where a code stands alone or leads. */
function opening_text(text, openings) {
  const opening = openings[text];
  return opening ? `${opening.code} ${opening.name}` : text;
}

/** What a row is called: the values of its keys; `is_short` leaves the names of openings out. */
export function row_label(row, keys, openings, is_short) {
  const name = (key) =>
    key === "rule"
      ? rule_title(row[key])
      : is_short
        ? String(row[key] ?? "")
        : opening_text(String(row[key] ?? ""), openings);
  return keys.map(name).join(" · ");
}

/** The moves that a row leads to, to look at them in Prepare. */
function moves_of(row, key, openings) {
  if (["fourth", "fifth", "offer"].includes(key)) return row.moves;
  return key === "opening" ? openings[row.opening]?.moves : undefined;
}

const kRaised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Very large numbers by three digits and a power of ten. */
function number_text(value) {
  if (value < 1e7) return value.toLocaleString("en");
  const [digits, power] = value.toExponential(2).split("e+");
  return `${digits} × 10${[...power].map((digit) => kRaised[digit]).join("")}`;
}

function cell(row, key, openings) {
  const value = row[key];
  if (value === null || value === undefined) return "–";
  const moves = moves_of(row, key, openings);
  if (moves)
    return make(
      "a",
      { href: link({ page: "prepare", moves }), "data-top": true },
      opening_text(String(value), openings),
    );
  if (key === "rule") return rule_title(value);
  if (key === "score")
    return [percent(value), make("span", { class: "soft small interval" }, ` ${range(row.score_low, row.score_high)}`)];
  if (key === "player_score") return percent(value);
  if (key === "offers") return number_text(Number(value));
  if (Array.isArray(value)) return value.join(" ");
  if (typeof value === "number")
    return key === "year" ? String(value) : Number.isInteger(value) ? value.toLocaleString("en") : value.toFixed(1);
  return String(value);
}

/** Rows of possible moves with the figures of the chosen reading beside the others. */
export function flat_row({ pattern, board, ...row }, symmetry) {
  return pattern ? { ...row, ...(symmetry === "board" ? board : pattern) } : row;
}

/** [{key, title, is_number, text(row), sort_value(row)}] for these rows. */
export function columns_of(rows, openings) {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => !kHidden.has(key));
  const columns = keys.map((key) => {
    const is_number = key === "offers" || (rows.some((row) => typeof row[key] === "number") && key !== "year");
    return {
      key,
      title: words[key] ?? key.replaceAll("_", " "),
      is_number,
      content: (row) => cell(row, key, openings),
      sort_value: (row) => row[key],
    };
  });
  if (keys.includes("white") && keys.includes("black"))
    columns.push({ key: "bar", title: words.bar, is_number: false, content: (row) => result_bar(row) });
  return columns;
}

/** The rows in the order of a column; `direction` 1 or -1. Text with numbers in it sorts by them: D2 before D10. */
export function sorted_rows(rows, column, direction) {
  if (!column?.sort_value) return rows;
  const order = new Intl.Collator("en", { numeric: true });
  const compare = (a, b) =>
    column.key === "offers"
      ? Number(a) - Number(b)
      : typeof a === "number" && typeof b === "number"
        ? a - b
        : order.compare(String(a ?? ""), String(b ?? ""));
  return [...rows].sort((a, b) => direction * compare(column.sort_value(a), column.sort_value(b)));
}

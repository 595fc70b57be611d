/** The room of figures: tables and charts of stored games, and of what the rules make possible. */

import { change, link } from "../shell/address.js";
import { announce } from "../shell/announcer.js";
import { ask_list } from "../shell/api.js";
import { make } from "../shell/element.js";
import { save_file } from "../shell/file_save.js";
import { openings_by_code } from "../shell/opening_names.js";
import { known_rules } from "../shell/rule_menu.js";
import { chart_svg_text } from "./chart_file.js";
import { classes_chart, games_chart, years_chart } from "./chart.js";
import { columns_of, flat_row, row_label, sorted_rows } from "./columns.js";
import { csv_text } from "./csv.js";
import { filter_form, question_of } from "./filters.js";
import { texts } from "../texts.js";

const words = texts.statistics;
const kChartRows = 52;

export class StatisticsRoom {
  constructor(on_fault) {
    this.on_fault = on_fault;
    this.rows = [];
    this.switch = make("nav", { class: "segments", "aria-label": words.kind });
    this.form = make("div", { class: "panel filters" });
    this.fault = make("p", { class: "notice", role: "alert", hidden: true });
    this.count = make("p", { class: "soft", role: "status" });
    this.chart_title = make("h2", { id: "chart-title" });
    this.chart = make("div", { class: "chart-holder" });
    this.legend = make(
      "p",
      { class: "legend small" },
      Object.entries(words.legend).map(([part, name]) => make("span", { class: `legend-${part}` }, name)),
    );
    this.table = make("div", { class: "table-holder", tabindex: "0", role: "region", "aria-label": words.title });
    const button = (name, act) => make("button", { class: "button small", type: "button", onclick: act }, name);
    this.chart_panel = make(
      "section",
      { class: "panel", "aria-labelledby": "chart-title" },
      make(
        "div",
        { class: "panel-head" },
        this.chart_title,
        button(words.svg, () => this.save_chart()),
      ),
      this.legend,
      this.chart,
    );
    this.table_panel = make(
      "section",
      { class: "panel" },
      make(
        "div",
        { class: "panel-head" },
        this.count,
        button(words.csv, () => save_file("shukei-statistics.csv", csv_text(this.rows), "text/csv")),
      ),
      this.table,
    );
    this.element = make(
      "div",
      { class: "statistics" },
      make("div", { class: "arbitrate-head" }, make("h1", {}, words.title), this.switch),
      this.form,
      this.fault,
      this.chart_panel,
      this.table_panel,
    );
    this.on_resize = () => this.state && this.draw_chart();
    window.addEventListener("resize", this.on_resize);
  }

  leave() {
    this.questions?.abort();
    window.removeEventListener("resize", this.on_resize);
  }

  async update(state) {
    this.questions?.abort();
    this.questions = new AbortController();
    const { signal } = this.questions;
    this.state = state;
    const kind = state.kind === "moves" ? "moves" : "games";
    this.switch.replaceChildren(
      ...Object.entries(words.kinds).map(([one, name]) =>
        make(
          "a",
          {
            href: link({ page: "statistics", kind: one === "moves" ? one : undefined }),
            "aria-current": one === kind ? "page" : null,
          },
          name,
        ),
      ),
    );
    try {
      this.openings = await openings_by_code();
      const rules = [...new Set((await known_rules()).map((one) => one.rule))];
      if (signal.aborted) return;
      this.fill_form(state, rules);
      this.rows = await ask_list("stats", question_of(state), signal);
      this.fault.hidden = true;
      this.table_panel.hidden = false;
      this.show();
    } catch (fault) {
      this.on_fault(fault, (text) => {
        this.fault.hidden = false;
        this.fault.textContent = text;
        this.chart_panel.hidden = true;
        this.table_panel.hidden = true;
      });
    }
  }

  fill_form(state, rules) {
    const focused = [...this.form.querySelectorAll("select, input, button")].indexOf(document.activeElement);
    this.form.replaceChildren(filter_form(state, this.openings, rules));
    if (focused >= 0) this.form.querySelectorAll("select, input, button")[focused]?.focus();
  }

  get keys() {
    return question_of(this.state).by.split(",");
  }

  /** The rows as they are shown: flat, and in the order that was chosen. */
  shown_rows() {
    const rows = this.rows.map((row) => flat_row(row, this.state.symmetry));
    const [key, direction] = (this.state.sort ?? (this.keys[0] === "year" ? "year:1" : "")).split(":");
    return sorted_rows(
      rows,
      columns_of(rows, this.openings).find((column) => column.key === key),
      Number(direction ?? 1),
    );
  }

  show() {
    const rows = this.shown_rows();
    const has_filter = ["opening", "rule", "years", "player", "event", "min"].some((name) => this.state[name]);
    this.count.textContent = rows.length
      ? words.rows(rows.length)
      : has_filter || this.state.by === "offer"
        ? words.empty
        : words.no_games;
    this.table.replaceChildren(rows.length ? this.make_table(rows) : "");
    this.draw_chart();
    announce(this.count.textContent);
  }

  make_table(rows) {
    const columns = columns_of(rows, this.openings);
    const [sorted, direction] = (this.state.sort ?? "").split(":");
    const head = (column) => {
      const is_sorted = column.key === sorted;
      const next = is_sorted && direction === "1" ? -1 : is_sorted ? 1 : column.is_number ? -1 : 1;
      const sign = is_sorted ? (direction === "1" ? " ↑" : " ↓") : "";
      const content = column.sort_value
        ? make(
            "button",
            { type: "button", onclick: () => change({ sort: `${column.key}:${next}` }, { replace: true }) },
            column.title,
            sign,
          )
        : column.title;
      return make(
        "th",
        {
          scope: "col",
          class: column.is_number ? "number" : "",
          "aria-sort": is_sorted ? (direction === "1" ? "ascending" : "descending") : null,
        },
        content,
      );
    };
    const body = rows.map((row) =>
      make(
        "tr",
        {},
        columns.map((column, index) =>
          index === 0
            ? make("th", { scope: "row" }, column.content(row))
            : make("td", { class: column.is_number ? "number" : "" }, column.content(row)),
        ),
      ),
    );
    return make("table", {}, make("thead", {}, make("tr", {}, columns.map(head))), make("tbody", {}, body));
  }

  draw_chart() {
    const rows = this.shown_rows();
    this.chart_panel.hidden = rows.length === 0;
    if (!rows.length) return;
    const width = Math.max(280, this.chart.clientWidth || this.chart_panel.clientWidth - 40);
    const is_games = "games" in rows[0];
    const by_year = is_games && this.keys.join() === "year";
    const few = by_year ? rows : rows.slice(0, kChartRows);
    const varied = [...this.keys, "choice"].filter(
      (key) => key in few[0] && (key === this.keys[0] || few.some((row) => row[key] !== few[0][key])),
    );
    const labels = few.map((row) => row_label(row, varied, this.openings, width < 480));
    this.legend.hidden = !is_games;
    this.chart_title.textContent = `${is_games ? words.chart : words.chart_moves}${few.length < rows.length ? `, ${words.first(few.length)}` : ""}`;
    this.chart.replaceChildren(
      by_year
        ? years_chart(
            [...few].sort((a, b) => a.year - b.year),
            width,
          )
        : is_games
          ? games_chart(few, labels, width)
          : classes_chart(few, labels, width),
    );
  }

  save_chart() {
    save_file(
      "shukei-chart.svg",
      chart_svg_text(this.chart.querySelector("svg"), this.chart_title.textContent),
      "image/svg+xml",
    );
  }
}

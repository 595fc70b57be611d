/** Charts of statistics as SVG. The table beside them says the same in words. */

import { draw } from "../shell/element.js";
import { percent, texts } from "../texts.js";

const kRow = 26;
const kParts = ["black", "draw", "white"];

function text(x, y, content, properties = {}) {
  return draw("text", { x, y, ...properties }, content);
}

function label_width(labels, width) {
  const longest = Math.max(...labels.map((label) => label.length));
  return Math.min(width * 0.42, 14 + longest * 7.2);
}

function shortened(label, width) {
  const most = Math.max(4, Math.floor(width / 7.2));
  return label.length > most ? `${label.slice(0, most - 1)}…` : label;
}

/** A row of bars: how many games and how they ended. */
function games_row(row, label, y, left, scale) {
  let x = left;
  const bars = kParts.map((part) => {
    const width = row[part] * scale;
    const bar = draw("rect", {
      class: `bar-${part}`,
      x,
      y: y + 5,
      width: Math.max(0, width - (width > 3 ? 1 : 0)),
      height: kRow - 11,
      rx: 1.5,
    });
    x += width;
    return bar;
  });
  return draw(
    "g",
    {},
    text(left - 8, y + 17, label, { class: "chart-label", "text-anchor": "end" }),
    bars,
    text(x + 7, y + 17, `${row.games} · ${percent(row.score)}`, { class: "chart-value" }),
  );
}

/** Bars, a row each, as long as there are games. */
export function games_chart(rows, labels, width) {
  const left = label_width(labels, width);
  const right = 92;
  const scale = (width - left - right) / Math.max(1, ...rows.map((row) => row.black + row.draw + row.white));
  return draw(
    "svg",
    {
      class: "chart",
      role: "img",
      "aria-label": texts.statistics.chart,
      viewBox: `0 0 ${width} ${rows.length * kRow + 6}`,
      width,
      height: rows.length * kRow + 6,
    },
    rows.map((row, index) => games_row(row, shortened(labels[index], left - 10), index * kRow, left, scale)),
  );
}

function year_column(row, x, width, base, scale) {
  let y = base;
  return [...kParts].map((part) => {
    const height = row[part] * scale;
    y -= height;
    return draw("rect", {
      class: `bar-${part}`,
      x: x + width * 0.1,
      y,
      width: width * 0.8,
      height: Math.max(0, height - (height > 3 ? 1 : 0)),
    });
  });
}

/** Columns by year, with Black's score as a line above them. */
export function years_chart(rows, width) {
  const [left, top, height, gap] = [44, 96, 170, 18];
  const base = top + gap + height;
  const step = (width - left - 12) / rows.length;
  const scale = height / Math.max(1, ...rows.map((row) => row.games));
  const score_y = (score) => 12 + (1 - score) * (top - 22);
  const centre = (index) => left + step * (index + 0.5);
  const known = rows.map((row, index) => ({ ...row, x: centre(index) })).filter((row) => row.score !== null);
  const every = Math.ceil(44 / step);
  return draw(
    "svg",
    {
      class: "chart",
      role: "img",
      "aria-label": texts.statistics.chart,
      viewBox: `0 0 ${width} ${base + 26}`,
      width,
      height: base + 26,
    },
    [0, 0.5, 1]
      .map((score) => [
        draw("line", { class: "chart-grid", x1: left, x2: width - 12, y1: score_y(score), y2: score_y(score) }),
        text(left - 6, score_y(score) + 4, percent(score), { class: "chart-value", "text-anchor": "end" }),
      ])
      .flat(),
    known.map((row) =>
      draw("line", {
        class: "chart-interval",
        x1: row.x,
        x2: row.x,
        y1: score_y(row.score_low),
        y2: score_y(row.score_high),
      }),
    ),
    draw("polyline", { class: "chart-line", points: known.map((row) => `${row.x},${score_y(row.score)}`).join(" ") }),
    known.map((row) => draw("circle", { class: "chart-dot", cx: row.x, cy: score_y(row.score), r: 3 })),
    rows.map((row, index) => year_column(row, left + step * index, step, base, scale)).flat(),
    rows
      .map((row, index) =>
        index % every === 0
          ? text(centre(index), base + 18, String(row.year), { class: "chart-value", "text-anchor": "middle" })
          : null,
      )
      .filter(Boolean),
    text(left - 6, top + gap + 6, String(Math.max(...rows.map((row) => row.games))), {
      class: "chart-value",
      "text-anchor": "end",
    }),
  );
}

/** For possible moves: from the fewest classes of fifth moves to the most, the mean as a dot. */
export function classes_chart(rows, labels, width) {
  const left = label_width(labels, width);
  const most = Math.max(1, ...rows.map((row) => row.max));
  const x = (value) => left + (value / most) * (width - left - 60);
  const line = (row, index) => {
    const y = index * kRow;
    return draw(
      "g",
      {},
      text(left - 8, y + 17, shortened(labels[index], left - 10), { class: "chart-label", "text-anchor": "end" }),
      draw("line", { class: "chart-range", x1: x(row.min), x2: x(row.max), y1: y + 13, y2: y + 13 }),
      draw("circle", { class: "chart-dot", cx: x(row.mean), cy: y + 13, r: 4.5 }),
      text(x(row.max) + 8, y + 17, `${row.min}–${row.max}`, { class: "chart-value" }),
    );
  };
  return draw(
    "svg",
    {
      class: "chart",
      role: "img",
      "aria-label": texts.statistics.chart_moves,
      viewBox: `0 0 ${width} ${rows.length * kRow + 6}`,
      width,
      height: rows.length * kRow + 6,
    },
    rows.map(line),
  );
}

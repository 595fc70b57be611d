/** A board as SVG: a pure drawing of a scene, used on the page, in the gallery, on paper and in files. */

import { draw } from "../shell/element.js";
import { all_points, kReach, place_of, point_at } from "./place.js";
import { seen } from "./turn.js";

export const kCell = 40;
/** Around the outermost lines: usually, and on a phone, where a point is then 24 pixels wide on a board of 360. */
const kMargin = 36;
const kSnugMargin = 20;

/**
 * What a scene can hold, all of it optional: `line` [points in order of play, Black first], `turn`, `box` (side of the
 * central square), `axes` (board/axis.js), `badges` {point: badge}, `quiet` [points marked by a dot],
 * `circles` {point: {size 0..1, score 0..1 or null, text}}, `crosses` [forbidden points], `fives` [points],
 * `ties` [{points, hue}] joins them, `picks` {point: text} offered fifths with the colour `hue`, `labels` {point: text},
 * `numbers` (false hides them), `reach` (rows shown to each side of the centre; 7 is all), `snug` (a narrow margin).
 */
export class Frame {
  constructor(scene) {
    this.reach = scene.reach ?? kReach;
    this.margin = this.reach < kReach ? kCell * 0.5 : scene.snug ? kSnugMargin : kMargin;
    this.turn = scene.turn ?? 0;
    this.side = 2 * this.reach * kCell + 2 * this.margin;
  }

  /** Where a place (not only points) is drawn. */
  at(place) {
    const { x, y } = seen(place, this.turn);
    return { x: this.margin + (x + this.reach) * kCell, y: this.margin + (this.reach - y) * kCell };
  }

  of(point) {
    return this.at(place_of(point));
  }
}

function grid(frame) {
  const { reach, margin, side } = frame;
  const overhang = reach < kReach ? margin : 0;
  const lines = [];
  for (let step = -reach; step <= reach; ++step) {
    const at = margin + (step + reach) * kCell;
    const edge = Math.abs(step) === kReach ? "edge" : "";
    lines.push(draw("line", { class: edge, x1: at, x2: at, y1: margin - overhang, y2: side - margin + overhang }));
    lines.push(draw("line", { class: edge, y1: at, y2: at, x1: margin - overhang, x2: side - margin + overhang }));
  }
  const stars = ["h8", "d4", "d12", "l4", "l12"]
    .filter((point) => reach === kReach || point === "h8")
    .map((point) => draw("circle", { cx: frame.of(point).x, cy: frame.of(point).y, r: 4 }));
  return draw("g", { class: "grid" }, lines, draw("g", { class: "stars" }, stars));
}

function coordinates(frame) {
  if (frame.reach < kReach) return null;
  const names = [];
  const outside = kReach + (frame.margin < kMargin ? 0.27 : 0.62);
  for (let step = -kReach; step <= kReach; ++step) {
    const file = frame.at({ x: step, y: -outside });
    const row = frame.at({ x: -outside, y: step });
    names.push(draw("text", { x: file.x, y: file.y + 4.5 }, point_at(step, 0)[0]));
    names.push(draw("text", { x: row.x, y: row.y + 4.5 }, point_at(0, step).slice(1)));
  }
  return draw("g", { class: "coordinates" }, names);
}

function box(frame, scene) {
  if (!scene.box || scene.box >= 15) return null;
  const side = scene.box * kCell;
  const from = frame.side / 2 - side / 2;
  return draw("rect", { class: "box", x: from, y: from, width: side, height: side, rx: 6 });
}

function axis(frame, one) {
  if (one.kind === "line") {
    const from = frame.at(one.from);
    const to = frame.at(one.to);
    const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
    return draw("g", {}, draw("line", { class: "band", ...ends }), draw("line", { class: "axis", ...ends }));
  }
  const { x, y } = frame.at(one.at);
  const shape = one.order === 4 ? `M${x - 8} ${y - 8}h16v16h-16z` : `M${x} ${y - 6}q17 6 0 12q-17 -6 0 -12z`;
  return draw("path", { class: "centre", d: shape });
}

/** How a score is coloured: `white` in five steps to `black`. */
export function score_step(score) {
  if (score === null || score === undefined) return "none";
  return String(Math.min(6, Math.floor(score * 7)));
}

function circle(frame, point, { size, score, text }) {
  const { x, y } = frame.of(point);
  const r = 6 + 12.5 * Math.sqrt(size);
  return draw(
    "g",
    { class: `circle score-${score_step(score)}` },
    draw("circle", { cx: x, cy: y, r }),
    text && r > (text.length > 2 ? 13.5 : 10.5) ? draw("text", { x, y: y + 4.2 }, text) : null,
  );
}

export function outline(shape, x, y, r) {
  if (shape === "square")
    return draw("rect", { x: x - r * 0.9, y: y - r * 0.9, width: r * 1.8, height: r * 1.8, rx: r * 0.25 });
  if (shape === "diamond") {
    const d = r * 1.22;
    return draw("path", { d: `M${x} ${y - d}L${x + d} ${y}L${x} ${y + d}L${x - d} ${y}z` });
  }
  return draw("circle", { cx: x, cy: y, r });
}

/** Sizes of badges: alone, among very many, and at the corner of a circle. */
const kSizes = {
  usual: { r: 11.5, drop: 5, off: 0 },
  dense: { r: 9.5, drop: 4.2, off: 0 },
  small: { r: 8.5, drop: 3.8, off: 12.5 },
};

function badge(frame, point, one, size) {
  const { r, drop, off } = kSizes[size];
  const x = frame.of(point).x + off;
  const y = frame.of(point).y - off;
  return draw(
    "g",
    { class: `badge hue-${one.hue} ${size}` },
    outline(one.shape, x, y, r),
    draw("text", { x, y: y + drop }, one.letter),
  );
}

function stone(frame, point, index, scene) {
  const { x, y } = frame.of(point);
  const colour = index % 2 === 0 ? "black" : "white";
  const last = index === scene.line.length - 1 ? " last" : "";
  return draw(
    "g",
    { class: `stone ${colour}${last}` },
    draw("circle", { class: "shade", cx: x + 1.2, cy: y + 1.8, r: 17.5 }),
    draw("circle", { class: "body", cx: x, cy: y, r: 17.5 }),
    colour === "black" ? draw("ellipse", { class: "gloss", cx: x - 5.5, cy: y - 6.5, rx: 5.5, ry: 4 }) : null,
    scene.numbers === false ? null : draw("text", { x, y: y + 5.6 }, String(index + 1)),
  );
}

function cross(frame, point) {
  const { x, y } = frame.of(point);
  return draw(
    "g",
    { class: "cross" },
    draw("circle", { cx: x, cy: y, r: 11.5 }),
    draw("path", { d: `M${x - 6} ${y - 6}l12 12m0 -12l-12 12` }),
  );
}

function tie(frame, { points, hue }) {
  const ends = points.map((point) => frame.of(point));
  const middle = {
    x: ends.reduce((sum, end) => sum + end.x, 0) / ends.length,
    y: ends.reduce((sum, end) => sum + end.y, 0) / ends.length,
  };
  ends.sort((a, b) => Math.atan2(a.y - middle.y, a.x - middle.x) - Math.atan2(b.y - middle.y, b.x - middle.x));
  const path =
    ends.map((end, index) => `${index ? "L" : "M"}${end.x} ${end.y}`).join("") + (ends.length > 2 ? "z" : "");
  return draw("path", { class: `tie hue-${hue}`, d: path });
}

function pick(frame, point, one) {
  const { x, y } = frame.of(point);
  return draw(
    "g",
    { class: `pick ${one.hue === undefined ? "alone" : `hue-${one.hue}`}${one.fault ? " fault" : ""}` },
    outline(one.shape ?? "disc", x, y, 14),
    draw("text", { x, y: y + 5.4 }, one.letter),
  );
}

function entries(record) {
  return Object.entries(record ?? {});
}

/** Layers of a scene, from the wood up to the marks. */
export function layers(frame, scene) {
  const inside = (point) => {
    const { x, y } = place_of(point);
    return Math.abs(x) <= frame.reach && Math.abs(y) <= frame.reach;
  };
  const line = scene.line ?? [];
  const circles = scene.circles ?? {};
  const usual = entries(scene.badges).length > 100 ? "dense" : "usual";
  const stones = line.map((point, index) => (inside(point) ? stone(frame, point, index, { ...scene, line }) : null));
  return [
    draw("rect", { class: "wood", width: frame.side, height: frame.side, rx: frame.reach < kReach ? 4 : 8 }),
    box(frame, scene),
    grid(frame),
    coordinates(frame),
    draw(
      "g",
      { class: "axes" },
      (scene.axes ?? []).map((one) => axis(frame, one)),
    ),
    draw(
      "g",
      { class: "ties" },
      (scene.ties ?? []).map((one) => tie(frame, one)),
    ),
    (scene.quiet ?? []).map((point) =>
      draw("circle", { class: "quiet", cx: frame.of(point).x, cy: frame.of(point).y, r: 4.2 }),
    ),
    entries(circles).map(([point, one]) => circle(frame, point, one)),
    stones,
    entries(scene.badges).map(([point, one]) => badge(frame, point, one, point in circles ? "small" : usual)),
    entries(scene.labels).map(([point, text]) =>
      label(frame, point, text, point in circles || point in (scene.badges ?? {})),
    ),
    entries(scene.picks).map(([point, one]) => pick(frame, point, one)),
    (scene.fives ?? []).map((point) =>
      draw("circle", { class: "five", cx: frame.of(point).x, cy: frame.of(point).y, r: 9 }),
    ),
    (scene.crosses ?? []).map((point) => cross(frame, point)),
  ];
}

/** A text of a library at its point; at the lower left where something stands there already. */
function label(frame, point, text, taken) {
  const at = frame.of(point);
  const short = text.slice(0, 4);
  const width = 8 + 7 * short.length;
  const x = at.x - (taken ? 12 : 0);
  const y = at.y + (taken ? 13.5 : 0);
  return draw(
    "g",
    { class: "label" },
    draw("rect", { x: x - width / 2, y: y - 7.5, width, height: 15, rx: 4 }),
    draw("text", { x, y: y + 4.2 }, short),
  );
}

/** The whole drawing. With a `title` it is an image with that name, without one it is decoration. */
export function board_image(scene, title) {
  const frame = new Frame(scene);
  const named = title ? { role: "img", "aria-label": title } : { "aria-hidden": "true" };
  return draw(
    "svg",
    { class: "board", viewBox: `0 0 ${frame.side} ${frame.side}`, ...named },
    layers(frame, scene).flat().filter(Boolean),
  );
}

/** Points of the board in the order in which they are seen, row by row. */
export function points_as_seen(turn) {
  const frame = new Frame({ turn });
  return all_points()
    .map((point) => ({ point, ...frame.of(point) }))
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map(({ point }) => point);
}

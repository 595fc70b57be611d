/** The symmetries of the answers, which are told in words, as lines and centres to draw. */

import { kReach, place_of } from "./place.js";

const kEnd = kReach + 0.4;

function middle(first, second) {
  const a = place_of(first);
  const b = second ? place_of(second) : a;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function upright(x) {
  return { kind: "line", from: { x, y: -kEnd }, to: { x, y: kEnd } };
}

function level(y) {
  return { kind: "line", from: { x: -kEnd, y }, to: { x: kEnd, y } };
}

/** The line through two points, as far as the board goes. */
function slanting(first, second) {
  const a = place_of(first);
  const b = place_of(second);
  const slope = (b.y - a.y) / (b.x - a.x);
  const shift = a.y - slope * a.x;
  const low = Math.max(-kEnd, slope > 0 ? -kEnd - shift : shift - kEnd);
  const high = Math.min(kEnd, slope > 0 ? kEnd - shift : shift + kEnd);
  return { kind: "line", from: { x: low, y: slope * low + shift }, to: { x: high, y: slope * high + shift } };
}

/** What is drawn for "mirror between rows 7 and 8"; undefined when there is nothing on the board to draw. */
export function axis_of(words) {
  let found = words.match(/^mirror (?:in column|between columns) ([a-o])(?: and ([a-o]))?$/);
  if (found) return upright(middle(`${found[1]}8`, found[2] && `${found[2]}8`).x);
  found = words.match(/^mirror (?:in row|between rows) (\d+)(?: and (\d+))?$/);
  if (found) return level(middle(`h${found[1]}`, found[2] && `h${found[2]}`).y);
  found = words.match(/^mirror in the diagonal ([a-o]\d+)-([a-o]\d+)$/);
  if (found) return slanting(found[1], found[2]);
  found = words.match(/turn.* about (?:the point between )?([a-o]\d+)(?: and ([a-o]\d+))?$/);
  if (found) return { kind: "centre", at: middle(found[1], found[2]), order: words.startsWith("half") ? 2 : 4 };
  return undefined;
}

/** The axes of several symmetries, each with its `words`; turns about one centre are one. */
export function axes_of(list) {
  const axes = [];
  for (const words of list) {
    const axis = axis_of(words);
    const known =
      axis?.kind === "centre" &&
      axes.find((other) => other.kind === "centre" && other.at.x === axis.at.x && other.at.y === axis.at.y);
    if (known) known.order = Math.max(known.order, axis.order);
    else if (axis) axes.push({ ...axis, words });
  }
  return axes;
}

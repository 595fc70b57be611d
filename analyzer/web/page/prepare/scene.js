/** The answers about a position as a scene of the board and as words at its points. */

import { axes_of } from "../board/axis.js";
import { badge } from "../board/badge.js";
import { distance } from "../board/place.js";
import { percent, range, texts } from "../texts.js";

/** Classes of several points with their badges, those nearest to the centre first, and the points that stand alone. */
export function lettered(classes) {
  const near = (one) => Math.min(...one.members.map(distance));
  const several = classes.filter((one) => one.members.length > 1).sort((a, b) => near(a) - near(b));
  const alone = classes.filter((one) => one.members.length === 1).map((one) => one.members[0]);
  return { several: several.map((one, index) => ({ ...one, badge: badge(index) })), alone };
}

function circles_of(next) {
  const most = Math.max(1, ...next.map((one) => one.games));
  const circles = {};
  for (const one of next) {
    for (const point of one.members) {
      circles[point] = {
        size: one.games / most,
        score: one.score,
        text: one.score === null ? "" : String(Math.round(one.score * 100)),
      };
    }
  }
  return circles;
}

/** {point: text} of labels and grades one move on, where the answer tells them. */
function library_labels(next_library) {
  const labels = {};
  for (const one of next_library ?? []) {
    const grade = one.grades?.[0];
    const text = one.labels?.[0] || (grade === undefined ? "" : `${grade > 0 ? "+" : ""}${grade}`);
    for (const point of text ? one.members : []) labels[point] = text;
  }
  return labels;
}

/** The scene of a position. `layers` tells which layers are shown, `answers` is what prepare/answers.js gave. */
export function position_scene(line, turn, answers, layers) {
  const { shown, classes } = answers;
  const scene = { line, turn, numbers: layers.has("numbers") };
  if (classes && layers.has("classes")) {
    const { several, alone } = lettered(classes.answer.classes);
    scene.badges = Object.fromEntries(several.flatMap((one) => one.members.map((point) => [point, one.badge])));
    scene.quiet = alone;
  }
  if (layers.has("box")) scene.box = classes?.answer.box ?? shown?.next?.box;
  if (layers.has("axes"))
    scene.axes = axes_of(
      classes?.answer.symmetries ?? (line.length > 0 ? shown?.pattern_symmetries_by : undefined) ?? [],
    );
  if (shown && layers.has("games")) scene.circles = circles_of(shown.statistics?.next ?? []);
  if (shown && layers.has("library")) scene.labels = library_labels(shown.next_library);
  scene.crosses = shown?.forbidden.map((one) => one.point);
  scene.fives = shown?.fives;
  return scene;
}

/** {point: {tip}}: class, games and prohibitions in words. */
export function position_names(answers) {
  const tips = {};
  const add = (point, text) => (tips[point] ??= []).push(text);
  const { several } = lettered(answers.classes?.answer.classes ?? []);
  for (const one of several) {
    for (const point of one.members) add(point, texts.prepare.classes.one(one.badge.letter, one.members.join(" ")));
  }
  for (const one of answers.shown?.statistics?.next ?? []) {
    for (const point of one.members)
      add(point, texts.prepare.games.tip(one.games, percent(one.score), range(one.score_low, one.score_high)));
  }
  for (const one of answers.shown?.next_library ?? []) {
    const words = [...(one.labels ?? []), ...(one.grades ?? []).map(texts.prepare.library.grade)].join(", ");
    for (const point of one.members) add(point, words);
  }
  for (const point of answers.shown?.fives ?? []) add(point, texts.prepare.forbidden.five);
  for (const one of answers.forbidden?.forbidden ?? answers.shown?.forbidden ?? []) {
    add(one.point, texts.prepare.forbidden.tip(texts.prepare.forbidden.kinds[one.kind] ?? one.kind, one.reason));
  }
  return Object.fromEntries(Object.entries(tips).map(([point, list]) => [point, { tip: list.join("; ") }]));
}

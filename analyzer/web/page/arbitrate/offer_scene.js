/** An offer of fifth moves as the answer sees it: which of them are one, and what is wrong with which. */

import { badge } from "../board/badge.js";
import { texts } from "../texts.js";

/** Groups of offered points that are one move, joined pair by pair as the answer's findings tell. */
export function groups_of(offers, answer) {
  const group = new Map(offers.map((point) => [point, [point]]));
  for (const { fault, moves } of answer?.findings ?? []) {
    const [first, second] = moves.map((point) => group.get(point));
    if (fault !== "symmetric" || !first || !second || first === second) continue;
    first.push(...second);
    for (const point of second) group.set(point, first);
  }
  return [...new Set(group.values())];
}

/** {point: finding} of what is wrong with a point alone. */
function faults_of(answer) {
  const single = (answer?.findings ?? []).filter((one) => one.fault !== "symmetric");
  return Object.fromEntries(single.flatMap((one) => one.moves.map((point) => [point, one])));
}

/** {picks, ties, names} for a scene: equal letters, colours and a line join offers that are one move. */
export function offer_marks(offers, answer) {
  const faults = faults_of(answer);
  const marks = { picks: {}, ties: [], names: {}, groups: [] };
  let hue = 0;
  groups_of(offers, answer).forEach((points, index) => {
    const { letter, shape } = badge(index);
    const clash = points.length > 1;
    if (clash) {
      marks.ties.push({ points, hue: hue % 8 });
      marks.groups.push({ points, badge: { letter, hue: hue % 8, shape } });
    }
    for (const point of points) {
      marks.picks[point] = { letter, shape, hue: clash ? hue % 8 : undefined, fault: Boolean(faults[point]) };
      const others = points.filter((other) => other !== point);
      const words = clash ? texts.arbitrate.offer_clash(others.join(" ")) : texts.arbitrate.offer_tip(letter);
      marks.names[point] = {
        tip: faults[point]
          ? texts.arbitrate.offer_fault(texts.arbitrate.faults[faults[point].fault] ?? faults[point].fault)
          : words,
      };
    }
    hue += clash ? 1 : 0;
  });
  return marks;
}

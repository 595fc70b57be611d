/** Where a point lies: columns a to o and rows 1 to 15 as whole numbers from the centre, -7 to 7. */

export const kReach = 7;
const kFiles = "abcdefghijklmno";

/** {x, y} of "h8", which is {0, 0}. */
export function place_of(point) {
  return { x: kFiles.indexOf(point[0]) - kReach, y: Number(point.slice(1)) - 1 - kReach };
}

/** "h8" of (0, 0); undefined off the board. */
export function point_at(x, y) {
  if (Math.abs(x) > kReach || Math.abs(y) > kReach) return undefined;
  return kFiles[x + kReach] + String(y + kReach + 1);
}

/** All 225, row by row from the top left as a reader goes. */
export function all_points() {
  const points = [];
  for (let y = kReach; y >= -kReach; --y) {
    for (let x = -kReach; x <= kReach; ++x) points.push(point_at(x, y));
  }
  return points;
}

/** How far from the centre, for ordering: nearer ones first. */
export function distance(point) {
  const { x, y } = place_of(point);
  return x * x + y * y;
}

/**
 * The eight ways to look at a board, 0 to 7: so many quarter-turns clockwise (0 to 3), and 4 more when the board was
 * mirrored left to right first. Only the view turns; points keep their names.
 */

/** Where a place is seen. */
export function seen({ x, y }, turn) {
  let at = turn >= 4 ? { x: -x, y } : { x, y };
  for (let quarter = turn % 4; quarter > 0; --quarter) at = { x: at.y, y: -at.x };
  return at;
}

/** The place that is seen there. */
export function unseen({ x, y }, turn) {
  let at = { x, y };
  for (let quarter = turn % 4; quarter > 0; --quarter) at = { x: -at.y, y: at.x };
  return turn >= 4 ? { x: -at.x, y: at.y } : at;
}

export function turned_right(turn) {
  return (turn & 4) | ((turn + 1) & 3);
}

export function turned_left(turn) {
  return (turn & 4) | ((turn + 3) & 3);
}

/** Left and right changed as it is seen now. */
export function mirrored(turn) {
  return ((turn & 4) ^ 4) | ((4 - (turn & 3)) & 3);
}

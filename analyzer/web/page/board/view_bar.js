/** Buttons that turn, mirror and magnify the view of a board; only the view changes. */

import { change, current } from "../shell/address.js";
import { icon_button } from "../shell/icons.js";
import { texts } from "../texts.js";
import { mirrored, turned_left, turned_right } from "./turn.js";

const words = texts.board;

/** Turns the view: `how` is a function of board/turn.js. */
export function turn_view(how) {
  change({ turn: how(current().turn ?? 0) }, { replace: true });
}

/** What R and M do on every board; false for another key. */
export function view_key(key) {
  const how = { r: turned_right, m: mirrored }[key.toLowerCase()];
  if (how) turn_view(how);
  return Boolean(how);
}

function magnifier(board) {
  const button = icon_button("magnify", words.magnify, () => {
    board.magnify();
    button.setAttribute("aria-pressed", String(board.is_magnified));
  });
  button.classList.add("magnifier");
  button.setAttribute("aria-pressed", "false");
  return button;
}

export function view_buttons(board) {
  return [
    magnifier(board),
    icon_button("left", words.left, () => turn_view(turned_left)),
    icon_button("right", words.right, () => turn_view(turned_right)),
    icon_button("mirror", words.mirror, () => turn_view(mirrored)),
  ];
}

/** A badge beside text, as it stands on the board. */

import { draw } from "../shell/element.js";
import { outline } from "./drawing.js";

export function board_badge({ letter, hue, shape }) {
  return draw(
    "svg",
    { class: "mark board-mark", viewBox: "0 0 30 30", role: "img", "aria-label": letter },
    draw(
      "g",
      { class: `badge hue-${hue}` },
      outline(shape, 15, 15, 12),
      draw("text", { x: 15, y: 20, "text-anchor": "middle" }, letter),
    ),
  );
}

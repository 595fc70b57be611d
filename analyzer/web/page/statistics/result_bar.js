/** How games ended, as one bar: Black, drawn, White, from left to right. */

import { draw, make } from "../shell/element.js";

export function result_bar({ black, draw: drawn, white }) {
  const all = black + drawn + white || 1;
  let x = 0;
  const part = (name, games) => {
    const width = (100 * games) / all;
    const rect = draw("rect", {
      class: `bar-${name}`,
      x,
      width: Math.max(0, width - (width > 2 ? 0.8 : 0)),
      height: 10,
    });
    x += width;
    return rect;
  };
  return make(
    "div",
    { class: "result-bar", role: "img", "aria-label": `${black} / ${drawn} / ${white}` },
    draw(
      "svg",
      { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
      part("black", black),
      part("draw", drawn),
      part("white", white),
    ),
  );
}

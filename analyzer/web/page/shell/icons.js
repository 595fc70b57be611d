/** Small line drawings for buttons. */

import { draw, make } from "./element.js";

const kPaths = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  start: "M6 5v14M18 6l-8 6 8 6z",
  left: "M4 4v5h5M4.5 9A8 8 0 1 1 4 13",
  right: "M20 4v5h-5M19.500 9A8 8 0 1 0 20 13",
  magnify: "M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M16 16l5 5M10.5 7.5v6M7.5 10.5h6",
  mirror: "M12 3v18M9 7 3 17h6zM15 7l6 10h-6z",
};

/** A button that shows an icon and is called `name`. */
export function icon_button(icon, name, onclick) {
  return make(
    "button",
    { class: "button icon", type: "button", "aria-label": name, title: name, onclick },
    draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, draw("path", { d: kPaths[icon] })),
  );
}

/** A chart as an SVG file that stands alone. */

import { standing_alone } from "../board/picture_file.js";

export function chart_svg_text(chart, title) {
  return standing_alone(chart.cloneNode(true), title);
}

/** A board as a file: SVG that stands alone, or PNG. */

import { draw, make } from "../shell/element.js";
import { board_image } from "./drawing.js";

const kPixels = 1280;

/** What of the style sheets goes into a file, as attributes: files then need no style sheet, and every program reads them. */
const kProperties = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "text-anchor",
  "paint-order",
  "display",
];
const kUsual = {
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  opacity: "1",
  "font-style": "normal",
  "text-anchor": "start",
  "paint-order": "normal",
  display: "inline",
};

/** The attributes that make up for the style sheets at one element. */
function styles_of(element) {
  const style = getComputedStyle(element);
  const is_text = element.localName === "text";
  return kProperties
    .filter((property) => is_text || !property.startsWith("font-"))
    .map((property) => [property, style.getPropertyValue(property)])
    .filter(([property, value]) => value !== kUsual[property]);
}

/** The text of a file that holds this SVG element as the page shows it. The element is used up. */
export function standing_alone(image, title) {
  const holder = make("div", { class: "unseen", "aria-hidden": "true" }, image);
  document.body.append(holder);
  const styles = [...image.querySelectorAll("*")].map((element) => [element, styles_of(element)]);
  holder.remove();
  for (const [element, attributes] of styles) {
    for (const [name, value] of attributes) element.setAttribute(name, value);
    element.removeAttribute("class");
  }
  image.removeAttribute("class");
  image.prepend(draw("title", {}, title));
  const text = new XMLSerializer().serializeToString(image);
  return text.includes("xmlns=") ? text : text.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** The text of an SVG file of a board. */
export function svg_text(scene, title) {
  const image = board_image(scene, title);
  const side = image.getAttribute("viewBox").split(" ")[2];
  image.setAttribute("width", side);
  image.setAttribute("height", side);
  return standing_alone(image, title);
}

/** A PNG of 1280 by 1280 pixels. */
export async function png_blob(scene, title) {
  const url = URL.createObjectURL(new Blob([svg_text(scene, title)], { type: "image/svg+xml" }));
  try {
    const image = new Image(kPixels, kPixels);
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = kPixels;
    canvas.height = kPixels;
    canvas.getContext("2d").drawImage(image, 0, 0, kPixels, kPixels);
    return await new Promise((done) => canvas.toBlob(done, "image/png"));
  } finally {
    URL.revokeObjectURL(url);
  }
}

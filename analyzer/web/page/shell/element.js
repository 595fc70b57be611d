/** Elements of the page, made in one call. */

const kSvg = "http://www.w3.org/2000/svg";

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "selected") element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An HTML element: `make("p", {class: "fact", onclick: f}, "text", other)`; empty children are left out. */
export function make(tag, properties, ...children) {
  return fill(document.createElement(tag), properties, children);
}

/** An SVG element, made likewise. */
export function draw(tag, properties, ...children) {
  return fill(document.createElementNS(kSvg, tag), properties, children);
}

/** Which layers are shown on the board; kept in the browser. */

import { make } from "../shell/element.js";
import { texts } from "../texts.js";

const kKey = "shukei.layers";
const kLayers = ["classes", "games", "axes", "box", "library", "numbers"];

export class LayerMenu {
  constructor(on_change) {
    this.shown = new Set(kLayers);
    try {
      const stored = JSON.parse(window.localStorage.getItem(kKey) ?? "null");
      if (Array.isArray(stored)) this.shown = new Set(stored);
    } catch {
      // Then all are shown.
    }
    this.element = make(
      "div",
      { class: "bar layers", role: "group", "aria-label": texts.prepare.layers.label },
      kLayers.map((layer) => this.chip(layer, on_change)),
    );
  }

  chip(layer, on_change) {
    const chip = make(
      "button",
      { class: "chip", type: "button", "aria-pressed": String(this.has(layer)), "data-layer": layer },
      texts.prepare.layers[layer],
    );
    chip.addEventListener("click", () => {
      if (!this.shown.delete(layer)) this.shown.add(layer);
      chip.setAttribute("aria-pressed", String(this.has(layer)));
      try {
        window.localStorage.setItem(kKey, JSON.stringify([...this.shown]));
      } catch {
        // The choice then holds until the page is closed.
      }
      on_change();
    });
    return chip;
  }

  has(layer) {
    return this.shown.has(layer);
  }
}

/** What a screen reader is told of while it happens. */

import { make } from "./element.js";

const region = make("div", { class: "unseen", role: "status", "aria-live": "polite", id: "announcer" });

export function announcer() {
  return region;
}

/** Says a text once; the same text twice is said twice. */
export function announce(text) {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

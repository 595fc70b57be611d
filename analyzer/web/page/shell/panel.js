/** A box with a heading that can be folded and keeps its fold while its content changes. */

import { make } from "./element.js";

export class Panel {
  constructor(title, { open = true } = {}) {
    this.summary = make("summary", {}, title);
    this.body = make("div", { class: "panel-body" });
    this.element = make("details", { class: "panel", open, hidden: true }, this.summary, this.body);
  }

  /** Shows this content; the panel is hidden when there is none. */
  show(...content) {
    const some = content.flat(2).filter((child) => child !== null && child !== undefined && child !== false);
    this.element.hidden = some.length === 0;
    this.body.replaceChildren(...some);
  }
}

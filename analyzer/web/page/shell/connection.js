/** Whether the server answers, and a way back when it does not. */

import { is_alive } from "./api.js";
import { announce } from "./announcer.js";
import { make } from "./element.js";
import { texts } from "../texts.js";

const kPause = 2500;

/** A line above the page while the server is silent. `on_back` is called when it answers again. */
export class Connection {
  constructor(on_back) {
    this.on_back = on_back;
    this.timer = undefined;
    this.text = make("p", {}, texts.connection.gone);
    this.element = make(
      "div",
      { class: "connection", role: "alert", hidden: true },
      this.text,
      make("button", { class: "button", type: "button", onclick: () => this.try_again(true) }, texts.connection.retry),
    );
  }

  /** To be called when a question met silence. */
  lost() {
    if (!this.element.hidden) return;
    this.element.hidden = false;
    this.text.textContent = texts.connection.gone;
    this.wait();
  }

  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.try_again(false), kPause);
  }

  async try_again(by_hand) {
    clearTimeout(this.timer);
    if (await is_alive()) {
      this.element.hidden = true;
      announce(texts.connection.back);
      this.on_back();
      return;
    }
    if (by_hand) this.text.textContent = texts.connection.still_gone;
    this.wait();
  }
}

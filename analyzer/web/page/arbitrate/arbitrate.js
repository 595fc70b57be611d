/** The arbiter's room: an offer is judged, or a whole opening is played under the eyes of the rule. */

import { link } from "../shell/address.js";
import { make } from "../shell/element.js";
import { RuleMenu } from "../shell/rule_menu.js";
import { texts } from "../texts.js";
import { Judge } from "./judge.js";
import { OpeningPlay } from "./opening_play.js";

const kWays = { judge: Judge, play: OpeningPlay };

export class ArbitrateRoom {
  constructor(on_fault) {
    this.on_fault = on_fault;
    this.switch = make("nav", { class: "segments", "aria-label": texts.arbitrate.ways });
    this.desk = make("section", { class: "desk", "aria-label": texts.board.role });
    this.menu = make("div", {});
    this.now = make("div", { class: "now" });
    this.side = make("div", { class: "side" });
    this.element = make(
      "div",
      { class: "arbitrate" },
      make(
        "div",
        { class: "head" },
        make("div", { class: "arbitrate-head" }, make("h1", {}, texts.arbitrate.title), this.switch),
        this.menu,
      ),
      this.desk,
      this.now,
      this.side,
    );
  }

  leave() {
    this.questions?.abort();
  }

  /** Puts up the judge's or the players' tables. */
  set_way(way) {
    if (way === this.way) return;
    this.way = way;
    this.table = new kWays[way](this.on_fault);
    this.rules = new RuleMenu({ with_choice: way === "judge" });
    this.menu.replaceChildren(this.rules.element);
    this.desk.replaceChildren(...this.table.desk);
    this.now.replaceChildren(...this.table.now);
    this.side.replaceChildren(...this.table.side);
  }

  async update(state) {
    this.questions?.abort();
    this.questions = new AbortController();
    this.set_way(state.way === "play" ? "play" : "judge");
    const { rule, symmetry } = state;
    this.switch.replaceChildren(
      ...Object.keys(kWays).map((way) =>
        make(
          "a",
          {
            href: link({ page: "arbitrate", way: way === "play" ? way : undefined, rule, symmetry }),
            "aria-current": way === this.way ? "page" : null,
          },
          texts.arbitrate[way],
        ),
      ),
    );
    try {
      await Promise.all([this.rules.update(state), this.table.update(state, this.questions.signal)]);
    } catch (fault) {
      this.on_fault(fault, (text) => {
        this.table.fault.hidden = false;
        this.table.fault.textContent = text;
      });
    }
  }
}

/** A board to play on: mouse, touch and keyboard, and a name on every point for screen readers. */

import { draw, make } from "../shell/element.js";
import { texts } from "../texts.js";
import { Frame, kCell, layers, points_as_seen } from "./drawing.js";
import { place_of, point_at } from "./place.js";
import { seen, unseen } from "./turn.js";

/** Boards that are narrower than this, in pixels, have a narrow margin. */
const kSnugWidth = 400;
const kSteps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** `on_point(point)` plays there; `on_look(point or undefined)` tells what mouse or focus is on; `on_key(key)` the rest. */
export class Board {
  constructor({ label, on_point, on_look = () => {}, on_key = () => {} }) {
    this.on_point = on_point;
    this.on_look = on_look;
    this.on_key = on_key;
    this.active = "h8";
    this.scene = {};
    this.names = {};
    this.picture = draw("g", { "aria-hidden": "true" });
    this.buttons = new Map();
    this.rings = draw("g", { "aria-hidden": "true" });
    this.svg = draw(
      "svg",
      { class: "board", role: "group", "aria-label": label, "aria-roledescription": texts.board.role },
      this.picture,
      this.rings,
      this.hits(),
    );
    this.tip = make("div", { class: "tip", "aria-hidden": "true", hidden: true });
    this.sheet = make("div", { class: "board-sheet" }, this.svg, this.tip);
    this.element = make("div", { class: "board-holder" }, this.sheet);
    this.show({}, {});
    new ResizeObserver(([entry]) => this.fit(entry.contentRect.width)).observe(this.element);
  }

  fit(width) {
    const is_snug = width > 0 && width < kSnugWidth;
    if (is_snug === this.is_snug) return;
    this.is_snug = is_snug;
    this.show(this.scene, this.names);
  }

  get is_magnified() {
    return this.element.classList.contains("magnified");
  }

  /** Larger points in a window that scrolls, the centre first; or the whole board again. */
  magnify() {
    const holder = this.element;
    holder.classList.toggle("magnified");
    holder.scrollLeft = (holder.scrollWidth - holder.clientWidth) / 2;
    holder.scrollTop = (holder.scrollHeight - holder.clientHeight) / 2;
  }

  hits() {
    const group = draw("g", { class: "points" });
    for (const point of points_as_seen(0)) {
      const button = draw(
        "g",
        { class: "point", role: "button", tabindex: "-1", "data-point": point },
        draw("rect", { width: kCell, height: kCell }),
        draw("circle", { r: 18, cx: kCell / 2, cy: kCell / 2 }),
      );
      this.buttons.set(point, button);
      group.append(button);
    }
    const point_of = (event) => event.target.closest("[data-point]")?.dataset.point;
    group.addEventListener("click", (event) => point_of(event) && this.play(point_of(event)));
    group.addEventListener("keydown", (event) => this.key(event, point_of(event)));
    group.addEventListener("focusin", (event) => this.look(point_of(event)));
    group.addEventListener("focusout", () => this.look(undefined));
    group.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.look(point_of(event)));
    group.addEventListener("pointerleave", () => this.look(undefined));
    return group;
  }

  play(point) {
    this.activate(point);
    this.look(undefined);
    this.on_point(point);
  }

  key(event, point) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = kSteps[event.key];
    if (step) this.move(point, step);
    else if (event.key === "Enter" || event.key === " ") this.play(point);
    else if (event.key === "Home") this.focus("h8");
    else if (event.key === "Escape") this.look(undefined);
    else if (!this.on_key(event.key)) return;
    event.preventDefault();
  }

  /** One step in the direction that is seen. */
  move(point, [right, up]) {
    const turn = this.scene.turn ?? 0;
    const at = seen(place_of(point), turn);
    const to = unseen({ x: at.x + right, y: at.y + up }, turn);
    const next = point_at(to.x, to.y);
    if (next) this.focus(next);
  }

  activate(point) {
    this.buttons.get(this.active).setAttribute("tabindex", "-1");
    this.active = point;
    this.buttons.get(point).setAttribute("tabindex", "0");
  }

  focus(point, options) {
    this.activate(point);
    this.buttons.get(point).focus(options);
  }

  look(point) {
    this.on_look(point);
    const text = point && this.names[point]?.tip;
    this.tip.hidden = !text;
    if (!text) return;
    this.tip.replaceChildren(make("strong", {}, point), ` ${text}`);
    const frame = new Frame(this.scene);
    const { x, y } = frame.of(point);
    this.tip.classList.toggle("left", x > frame.side * 0.6);
    this.tip.classList.toggle("above", y > frame.side * 0.6);
    this.tip.style.left = `${(100 * x) / frame.side}%`;
    this.tip.style.top = `${(100 * y) / frame.side}%`;
  }

  /** Rings these points until the next call. */
  stress(points) {
    const frame = new Frame(this.scene);
    this.rings.replaceChildren(
      ...points.map((point) => {
        const { x, y } = frame.of(point);
        return draw(
          "g",
          { class: "ring" },
          draw("circle", { class: "outer", cx: x, cy: y, r: 17 }),
          draw("circle", { class: "inner", cx: x, cy: y, r: 17 }),
        );
      }),
    );
  }

  /** Draws a scene (board/drawing.js). `names` {point: {tip, says}}: what is told beside the name of a point. */
  show(scene, names) {
    this.scene = { ...scene, snug: this.is_snug };
    this.names = names;
    const frame = new Frame(this.scene);
    this.svg.setAttribute("viewBox", `0 0 ${frame.side} ${frame.side}`);
    this.rings.replaceChildren();
    this.picture.replaceChildren(...layers(frame, this.scene).flat().filter(Boolean));
    for (const [point, button] of this.buttons) {
      const { x, y } = frame.of(point);
      button.setAttribute("transform", `translate(${x - kCell / 2} ${y - kCell / 2})`);
      button.setAttribute("aria-label", this.name_of(point));
      button.setAttribute("tabindex", point === this.active ? "0" : "-1");
      button.classList.toggle("taken", (scene.line ?? []).includes(point));
    }
  }

  name_of(point) {
    const number = (this.scene.line ?? []).indexOf(point);
    const stone = number < 0 ? texts.board.empty(point) : texts.board.stone(point, number % 2 === 0, number + 1);
    const more = this.names[point]?.says ?? this.names[point]?.tip;
    return more ? `${stone}, ${more}` : stone;
  }
}

/** The classes of next moves in words. */

import { board_badge } from "../board/mark.js";
import { link } from "../shell/address.js";
import { make } from "../shell/element.js";
import { rule_title, texts } from "../texts.js";
import { lettered } from "./scene.js";

/** "g7 i7 / g8 i8": the board's classes within a class parted by a stroke. */
function members_of(one) {
  return (one.board_classes ?? [one.members]).map((members) => members.join(" ")).join(" / ");
}

/** Rows of classes; `on_look(points)` is told which row is looked at, `on_play(point)` which move is taken. */
function table(several, on_look, on_play) {
  const rows = several.map((one) =>
    make(
      "li",
      { class: "class-row", onpointerenter: () => on_look(one.members), onpointerleave: () => on_look([]) },
      board_badge(one.badge),
      make(
        "button",
        {
          class: "inline-button points",
          type: "button",
          onclick: () => on_play(one.members[0]),
          onfocus: () => on_look(one.members),
          onblur: () => on_look([]),
        },
        members_of(one),
      ),
    ),
  );
  return make("ul", { class: "plain classes" }, rows);
}

/** To the arbiter's room, with these four stones. */
function judge_link(line, { rule, choice, symmetry }) {
  const href = link({ page: "arbitrate", moves: line, rule, choice, symmetry });
  return make("p", {}, make("a", { href, "data-top": true }, texts.prepare.classes.judge));
}

/** Content of the panel; [] when there are no classes here. */
export function classes_content(classes, line, state, on_look, on_play) {
  if (!classes) return [];
  const { answer } = classes;
  const { several, alone } = lettered(answer.classes);
  const parted = several.some((one) => one.board_classes?.length > 1);
  return [
    make("p", {}, texts.prepare.classes.summary(answer.points, answer.count, answer.box)),
    answer.possible ? null : make("p", { class: "notice" }, texts.prepare.classes.impossible(rule_title(answer.rule))),
    answer.symmetries.length
      ? make("p", { class: "soft small" }, `${texts.prepare.classes.by}: ${answer.symmetries.join("; ")}.`)
      : make("p", { class: "soft small" }, texts.prepare.classes.none),
    several.length ? table(several, on_look, on_play) : null,
    several.length && alone.length
      ? make("p", { class: "soft small" }, texts.prepare.classes.single(alone.length))
      : null,
    parted ? make("p", { class: "soft small" }, texts.prepare.classes.parted) : null,
    classes.command === "fifths" ? judge_link(line, state) : null,
  ];
}

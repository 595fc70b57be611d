/** Buttons for what is due, where it is not done on the board. */

import { link } from "../shell/address.js";
import { make } from "../shell/element.js";
import { texts } from "../texts.js";

const words = texts.arbitrate.opening;

function button(name, act, is_main = false) {
  return make("button", { class: `button${is_main ? " main" : ""}`, type: "button", onclick: act }, name);
}

function opening_menu(openings, act) {
  const menu = make(
    "select",
    { "aria-label": words.choose_opening },
    Object.values(openings).map((one) => make("option", { value: one.code }, texts.prepare.card(one))),
  );
  return [make("p", { class: "soft small" }, words.placing), menu, button(words.place_opening, () => act(menu.value))];
}

function numbers(due, act) {
  const all = Array.from({ length: due.greatest - due.least + 1 }, (_, index) => due.least + index);
  return [
    make("span", { class: "soft" }, words.declare),
    all.map((number) => button(String(number), () => act(`declare ${number}`))),
  ];
}

/** The buttons for `game.due`; `chosen` are the points chosen for an offer so far. */
export function act_buttons(game, chosen, openings, act) {
  const { due } = game;
  const makers = {
    swap: () => [button(words.swap, () => act("swap"), true), button(words.stay, () => act("stay"))],
    choose: () => [button(words.single, () => act("single")), button(words.offer, () => act("offer"))],
    declare: () => numbers(due, act),
    place_opening: () => opening_menu(openings, act),
    offer: () => [button(words.offer_now(chosen.length, due.greatest), () => act(`offer ${chosen.join(" ")}`), true)],
  };
  const over = () => [
    make("a", { class: "button", href: link({ page: "prepare", moves: game.moves }), "data-top": true }, words.prepare),
  ];
  return make("div", { class: "bar act-buttons" }, due ? makers[due.kind]?.() : over());
}

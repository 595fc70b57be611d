/** A field to type a position in: moves, or an opening by code or name with moves after it. */

import { change, parse_moves } from "../shell/address.js";
import { all_openings } from "../shell/api.js";
import { announce } from "../shell/announcer.js";
import { make } from "../shell/element.js";
import { leading_opening } from "../shell/opening_names.js";
import { texts } from "../texts.js";

const words = texts.prepare;

/** The moves that a text tells, or null. */
function moves_of(text, openings) {
  const led = leading_opening(text, openings);
  const rest = led ? led.rest : text;
  const moves = parse_moves(rest);
  if (moves.join("") !== rest.toLowerCase().replace(/[\s,;-]/g, "")) return null;
  const all = [...(led?.opening.moves ?? []), ...moves];
  return all.length > 0 && new Set(all).size === all.length ? all : null;
}

export function position_field() {
  const input = make("input", {
    type: "text",
    placeholder: words.go_hint,
    autocomplete: "off",
    spellcheck: "false",
    id: "position",
  });
  const fault = make("p", { class: "soft small", role: "alert" });
  const go = async (event) => {
    event.preventDefault();
    const moves = moves_of(input.value, await all_openings());
    fault.textContent = moves ? "" : words.go_unread(input.value);
    if (!moves) return;
    input.value = "";
    change({ moves, at: undefined, game: undefined });
    announce(moves.join(" "));
  };
  return make(
    "form",
    { class: "position-field", onsubmit: go },
    make("label", { class: "unseen", for: "position" }, words.go),
    input,
    make("button", { class: "button", type: "submit" }, words.go_button),
    fault,
  );
}

/** What a position is called, and its moves one by one. */

import { link } from "../shell/address.js";
import { make } from "../shell/element.js";
import { english_names } from "../shell/opening_names.js";
import { texts } from "../texts.js";

/** "D8 Shogetsu 松月" as text. */
export function title_text(line, shown, openings) {
  const opening = openings[shown?.opening];
  return opening ? texts.prepare.card(opening) : texts.prepare.no_opening(line.length);
}

function heading(line, shown, openings) {
  const opening = openings[shown?.opening];
  if (!opening) return make("h1", {}, texts.prepare.no_opening(line.length));
  const others = [
    opening.chinese !== opening.kanji && opening.chinese ? make("span", { lang: "zh-Hans" }, opening.chinese) : null,
    english_names(opening).length ? make("span", {}, english_names(opening).join(", ")) : null,
  ].filter(Boolean);
  return make(
    "div",
    { class: "opening-title" },
    make(
      "h1",
      {},
      make("span", { class: "code" }, opening.code),
      " ",
      opening.name,
      " ",
      make("span", { class: "kanji", lang: "ja" }, opening.kanji),
    ),
    others.length ? make("p", { class: "soft other-names" }, others) : null,
  );
}

/** Other openings that the stones can be, as links to the opening itself. */
function others_of(line, shown, openings, state) {
  const codes = (shown?.openings ?? []).filter((code) => code !== shown.opening);
  if (!shown || line.length === 0) return null;
  if (!shown.openings.length) return line.length <= 5 ? make("p", { class: "soft" }, texts.prepare.none_of_26) : null;
  if (!codes.length || codes.length === 26)
    return codes.length ? make("p", { class: "soft" }, texts.prepare.still_possible(26)) : null;
  const lead = line.length < 3 ? texts.prepare.still_possible(codes.length) : texts.prepare.stones_can_be;
  const links = codes.map((code) =>
    make(
      "li",
      {},
      make(
        "a",
        {
          class: "opening-link",
          href: link({ ...state, moves: openings[code]?.moves, at: undefined, game: undefined }),
        },
        `${code} ${openings[code]?.name ?? ""}`,
      ),
    ),
  );
  return make(
    "div",
    { class: "others" },
    make("span", { class: "soft" }, `${lead}${line.length < 3 ? "" : ":"} `),
    make("ul", { class: "plain chain" }, links),
  );
}

/** The moves as links to the position after each; those that were taken back are paler. */
export function moves_of(state) {
  const moves = state.moves.map((move, index) =>
    make(
      "li",
      { class: index < state.at ? "" : "ahead" },
      make(
        "a",
        {
          class: `move ${index % 2 ? "white" : "black"}`,
          href: link({ ...state, at: index + 1 }),
          "aria-current": index + 1 === state.at ? "step" : null,
        },
        make("i", {}, String(index + 1)),
        move,
      ),
    ),
  );
  return make("nav", { "aria-label": texts.prepare.line }, make("ol", { class: "plain moves" }, moves));
}

/** Heading and other names of a position. */
export function position_title(state, line, shown, openings, game) {
  const who =
    game &&
    make(
      "p",
      { class: "game-line" },
      make("strong", {}, texts.prepare.games.game(game.black, game.white)),
      " ",
      make("span", { class: "soft" }, [game.event, game.date, game.rule_name, game.result].filter(Boolean).join(" · ")),
    );
  return [heading(line, shown, openings), who, others_of(line, shown, openings, state)];
}

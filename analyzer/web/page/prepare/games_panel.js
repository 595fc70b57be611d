/** How real games went on from a position. */

import { link } from "../shell/address.js";
import { ask } from "../shell/api.js";
import { make } from "../shell/element.js";
import { result_bar } from "../statistics/result_bar.js";
import { percent, range, texts } from "../texts.js";

const kMostRows = 12;
const kMostGames = 100;
const words = texts.prepare.games;

function next_row(one, on_look, on_play) {
  const others = one.members.filter((point) => point !== one.move);
  return make(
    "tr",
    { onpointerenter: () => on_look(one.members), onpointerleave: () => on_look([]) },
    make(
      "th",
      { scope: "row" },
      make(
        "button",
        {
          class: "inline-button",
          type: "button",
          onclick: () => on_play(one.move),
          onfocus: () => on_look(one.members),
          onblur: () => on_look([]),
        },
        one.move,
      ),
      others.length ? make("span", { class: "soft" }, ` (${others.join(" ")})`) : null,
    ),
    make("td", { class: "number" }, String(one.games)),
    make(
      "td",
      { class: "number" },
      percent(one.score),
      make("span", { class: "soft small interval" }, ` ${range(one.score_low, one.score_high)}`),
    ),
    make("td", {}, result_bar(one)),
  );
}

function next_table(next, on_look, on_play) {
  const head = make(
    "tr",
    {},
    make("th", { scope: "col" }, words.move),
    make("th", { scope: "col", class: "number" }, words.games),
    make("th", { scope: "col", class: "number" }, words.score),
    make("th", { scope: "col" }, words.bar),
  );
  return make(
    "div",
    { class: "table-holder" },
    make(
      "table",
      {},
      make("thead", {}, head),
      make(
        "tbody",
        {},
        next.slice(0, kMostRows).map((one) => next_row(one, on_look, on_play)),
      ),
    ),
  );
}

/** A game as a link to its moves, at the position where it is met. */
function game_link(game, state) {
  const about = [game.event, game.date, game.result].filter(Boolean).join(" · ");
  const number = game.number ?? game.game;
  const to = game.moves
    ? { ...state, moves: game.moves, at: game.ply, game: number }
    : { ...state, moves: [], at: undefined, game: number, ply: state.at };
  const names = words.game(game.black_player ?? game.black, game.white_player ?? game.white);
  return make("li", {}, make("a", { href: link(to) }, names), make("span", { class: "soft small" }, ` ${about}`));
}

/** The list of games, asked for when it is wanted. */
function games_list(line, state, total, on_fault) {
  const list = make("ul", { class: "plain game-list" });
  const note = make("p", { class: "soft small" });
  const button = make("button", { class: "button small", type: "button" }, words.all);
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const answer = await ask("games", { position: line.join(" "), limit: kMostGames });
      list.replaceChildren(...answer.list.map((game) => game_link(game, state)));
      note.textContent = words.list(answer.list.length, total);
      button.remove();
    } catch (fault) {
      button.disabled = false;
      on_fault(fault, (text) => {
        note.textContent = text;
      });
    }
  });
  return [make("p", {}, button), note, list];
}

/** Content of the panel; [] when nothing is known of games. */
export function games_content(shown, line, state, on_look, on_play, on_fault) {
  const statistics = shown?.statistics;
  if (!shown) return [];
  if (!statistics?.games) return [make("p", { class: "soft" }, words.none)];
  return [
    make(
      "p",
      {},
      words.summary(statistics.games, statistics.black, statistics.draw, statistics.white),
      statistics.unknown ? words.unknown(statistics.unknown) : null,
    ),
    statistics.next.length ? next_table(statistics.next, on_look, on_play) : null,
    statistics.next.length ? make("p", { class: "soft small" }, words.legend) : null,
    statistics.top_games?.length ? make("h3", {}, words.newest) : null,
    statistics.top_games?.length
      ? make(
          "ul",
          { class: "plain game-list" },
          statistics.top_games.slice(0, 5).map((game) => game_link(game, state)),
        )
      : null,
    games_list(line, state, statistics.games, on_fault),
  ].flat();
}

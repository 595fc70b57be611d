#include "analyzer/exporters/sgf_games.h"

#include <span>

#include "analyzer/exporters/sgf_text.h"
#include "db/import/damaged_texts.h"
#include "rules/notation.h"

namespace shukei::analyzer {
namespace {

void append(std::string& sgf, std::string_view ident, std::string_view value) {
  if (!value.empty()) sgf += sgf_property(ident, value);
}

void append(std::string& sgf, std::string_view ident, const std::optional<db::Text>& text) {
  if (text) append(sgf, ident, text->value);
}

void append_player(std::string& sgf, std::string_view name, std::string_view id,
                   const std::optional<db::Player>& player) {
  if (!player) return;
  append(sgf, name, player->name.value);
  append(sgf, id, player->id);
}

/// FF[4], "Game info": "B+", "W+", "Draw".
std::string_view result_text(db::GameResult result) {
  switch (result) {
    case db::GameResult::black_wins:
      return "B+";
    case db::GameResult::draw:
      return "Draw";
    case db::GameResult::white_wins:
      return "W+";
  }
  return "";
}

/// The flags that a reader cannot find out for itself.
std::string flags_text(const db::GameRecord& game) {
  std::string text;
  for (const db::GameFlag flag : db::all_game_flags()) {
    const bool is_seen = flag == db::GameFlag::not_from_centre ||
                         flag == db::GameFlag::one_player || flag == db::GameFlag::damaged_text;
    if (is_seen || !game.flags.contains(flag)) continue;
    text.append(text.empty() ? "" : " ").append(to_string(flag));
  }
  return text;
}

void append_players_and_event(const db::GameRecord& game, std::string& sgf) {
  append_player(sgf, "PB", "BI", game.black);
  append_player(sgf, "PW", "WI", game.white);
  append(sgf, "EV", game.event);
  append(sgf, "EI", game.event_id.value_or(""));
  append(sgf, "RO", game.round);
  append(sgf, "DT", to_string(game.date));
  append(sgf, "ID", game.id.value_or(""));
  append(sgf, "US", game.publisher);
}

void append_opening(const db::GameRecord& game, std::string& sgf) {
  append(sgf, "RU", game.rule_name ? game.rule_name->value : game.rule ? game.rule->name() : "");
  if (game.opening) append(sgf, "ON", to_string(*game.opening));
  append(sgf, "SWAPS", game.swaps);
  if (game.declared) append(sgf, "DECLARED", std::to_string(*game.declared));
  append(sgf, "5A", game.offers_text);
  // 5A is as its source has it; this is what was understood of it, nothing perhaps.
  if (game.offers_text || !game.offers.empty()) {
    sgf += sgf_property("OFFERS", to_string(std::span<const Point>(game.offers)));
  }
  if (game.picked) append(sgf, "PICKED", to_string(*game.picked));
}

}  // namespace

std::string sgf_game(const db::GameRecord& game) {
  std::string sgf(kSgfFront);
  append_players_and_event(game, sgf);
  append_opening(game, sgf);
  if (game.result) append(sgf, "RE", result_text(*game.result));
  append(sgf, "GC", game.info);
  append(sgf, "UNREAD", game.unread_moves.value);
  append(sgf, "FLAGS", flags_text(game));
  append(sgf, "DAMAGED", db::damaged_text_names(game));
  constexpr std::size_t kMovesInLine = 12;
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    if (i % kMovesInLine == 0) sgf += '\n';
    sgf += i % 2 == 0 ? ";B[" : ";W[";
    sgf += sgf_point(game.moves[i]) + ']';
  }
  return sgf + ")\n";
}

}  // namespace shukei::analyzer

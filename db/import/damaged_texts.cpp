#include "db/import/damaged_texts.h"

#include "db/import/words.h"

namespace shukei::db {
namespace {

/// Calls `visit(name, text)` for every text that the game, constant or not, has.
template <typename Game, typename Visit>
void for_each_text(Game& game, const Visit& visit) {
  const auto optional = [&](std::string_view name, auto& text) {
    if (text) visit(name, *text);
  };
  if (game.black) visit("black", game.black->name);
  if (game.white) visit("white", game.white->name);
  optional("event", game.event);
  optional("round", game.round);
  optional("rule_name", game.rule_name);
  optional("swaps_text", game.swaps);
  optional("offers_text", game.offers_text);
  visit("unread_moves", game.unread_moves);
  optional("publisher", game.publisher);
  optional("info", game.info);
}

}  // namespace

std::string damaged_text_names(const GameRecord& game) {
  std::string names;
  for_each_text(game, [&](std::string_view name, const Text& text) {
    if (text.damaged) names.append(names.empty() ? "" : " ").append(name);
  });
  return names;
}

void mark_damaged_texts(std::string_view names, GameRecord& game) {
  for_each_text(game, [&](std::string_view name, Text& text) {
    if (has_word(names, name)) mark_as_kept(text);
  });
}

int GameRecord::damaged_texts() const {
  int damaged = 0;
  for_each_text(*this, [&](std::string_view /*name*/, const Text& text) {
    if (text.damaged) ++damaged;
  });
  return damaged;
}

}  // namespace shukei::db

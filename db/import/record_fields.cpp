#include "db/import/record_fields.h"

#include <algorithm>
#include <charconv>

#include "db/import/move_text.h"

namespace shukei::db {

void read_date_field(std::string_view marked, GameRecord& game) {
  if (const auto date = parse_date(marked)) {
    game.date = *date;
  } else {
    game.flags.insert(GameFlag::unread_date);
  }
}

void read_result_field(std::string_view marked, GameRecord& game) {
  game.result = parse_result(marked);
  if (!game.result && marked != "*" && marked != "?") game.flags.insert(GameFlag::unread_result);
}

void read_rule_field(std::string_view marked, GameRecord& game) {
  game.rule_name = text_of(marked);
  game.rule = RuleBook::standard().parse(marked);
  if (!game.rule) game.flags.insert(GameFlag::unknown_rule);
}

void read_opening_field(std::string_view marked, GameRecord& game) {
  game.opening = parse_opening(marked);
  if (!game.opening) game.flags.insert(GameFlag::unknown_opening);
}

void read_declared_field(std::string_view marked, GameRecord& game) {
  int number = 0;
  const char* const end = marked.data() + marked.size();
  const auto [stopped, error] = std::from_chars(marked.data(), end, number);
  if (error == std::errc() && stopped == end && number > 0) {
    game.declared = number;
  } else {
    game.flags.insert(GameFlag::unread_offers);
  }
}

void read_offers_field(std::string_view marked, GameRecord& game) {
  game.offers_text = text_of(marked);
  const std::vector<Point> others = parse_offered(marked);
  if (others.empty()) game.flags.insert(GameFlag::unread_offers);
  record_other_offers(others, game);
}

void record_other_offers(std::span<const Point> others, GameRecord& game) {
  constexpr std::size_t kFifth = 4;
  if (others.empty() || game.moves.size() <= kFifth || game.moves[kFifth].is_pass()) return;
  game.picked = game.moves[kFifth].point();
  game.offers.assign({*game.picked});
  for (const Point point : others) {
    if (std::find(game.offers.begin(), game.offers.end(), point) == game.offers.end()) {
      game.offers.push_back(point);
    }
  }
}

void settle_told_fields(GameRecord& game) {
  const auto& offers = game.offers;
  if (game.picked && std::find(offers.begin(), offers.end(), *game.picked) == offers.end()) {
    game.picked.reset();
  }
  const bool is_cut = game.flags.contains(GameFlag::occupied_point) ||
                      game.flags.contains(GameFlag::unreadable_move) ||
                      game.flags.contains(GameFlag::too_many_moves);
  if (!game.unread_moves.empty() && !is_cut) game.flags.insert(GameFlag::unreadable_move);
}

void append_info(std::string_view marked, GameRecord& game) {
  const Text text = text_of(marked);
  if (!game.info) {
    game.info = text;
    return;
  }
  game.info->value += '\n' + text.value;
  game.info->damaged = game.info->damaged || text.damaged;
}

}  // namespace shukei::db

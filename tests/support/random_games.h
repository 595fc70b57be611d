#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "db/import/game_record.h"
#include "db/import/library_node.h"

namespace shukei {

/// Makes games and lines of moves up: the same ones for the same seed on every platform.
class RandomGames {
 public:
  explicit RandomGames(std::uint64_t seed) : random_(seed) {}

  /// A number from 0 to `limit` - 1. REQUIRES limit > 0.
  int below(int limit) { return static_cast<int>(random_() % static_cast<std::uint64_t>(limit)); }
  bool one_in(int cases) { return below(cases) == 0; }

  /// A text that makes trouble for formats: brackets, backslashes, quotation marks, commas,
  /// semicolons, blanks, lines, letters of many scripts; perhaps empty.
  std::string hostile_text();
  /// The same, one in five damaged.
  db::Text kept_text();
  /// So many different points, one in `passes` a pass instead; no pass when that is 0.
  std::vector<db::Move> moves(int count, int passes);
  /// A game of 1 to 60 moves of which some, all or nothing is told, with hostile texts.
  db::GameRecord game();

 private:
  db::Player player();
  void tell_opening(db::GameRecord& game);

  std::mt19937_64 random_;
};

}  // namespace shukei

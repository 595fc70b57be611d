#pragma once

#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <vector>

#include "db/games/next_move.h"
#include "db/games/statistics_key.h"
#include "db/import/move.h"

namespace shukei::db {

/// A game at one of its positions. `game` is whatever its maker numbers games by.
struct GameVisit {
  StatisticsKey position;
  std::optional<NextMove> move;  ///< As seen from the canonical position; nothing at the end.
  bool again = false;            ///< The game has been at this position before.
  std::uint32_t game = 0;
};

/// Order by position, then game.
inline bool precedes(const GameVisit& a, const GameVisit& b) {
  const auto order = a.position <=> b.position;
  return order != 0 ? order < 0 : a.game < b.game;
}

/// Appends where a game was after 0 to kMostPlies of its moves, and how it went on: one visit for
/// each pair of a position and a next move, the first visit of a position not `again`. A move is
/// the least point of its orbit under the symmetries of the canonical position.
/// Cost: eight images a move, kept up to date and not made anew.
void append_visits(std::span<const Move> moves, std::uint32_t game, std::vector<GameVisit>& visits);

/// A move as seen from the canonical position: the least point of its orbit there. For those who
/// ask about a position in their own orientation.
Point canonical_move(const CanonicalForm& form, Point move);

}  // namespace shukei::db

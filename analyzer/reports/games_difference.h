#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "db/games/game_store.h"

namespace shukei::analyzer {

/// How the games of two databases differ. Games are of one line when their moves are each other's
/// image under a symmetry of the board; of a line that has n games in one database and m in the
/// other the lesser number is common, those with equal facts first (players, year, result).
struct GamesDifference {
  std::uint64_t common = 0;  ///< Pairs of games of one line, the changed ones among them.
  /// Common games whose facts are not the same.
  std::vector<std::pair<db::GameNumber, db::GameNumber>> changed;
  std::vector<db::GameNumber> only_first;  ///< Ascending, as the next.
  std::vector<db::GameNumber> only_second;

  [[nodiscard]] bool empty() const {
    return changed.empty() && only_first.empty() && only_second.empty();
  }
};

/// Compares two databases game by game. Memory: the lines and facts of all games, some hundred
/// bytes each. Throws db::StorageError.
GamesDifference games_difference(const db::GameStore& first, const db::GameStore& second,
                                 int threads);

/// A position that games of one database reach more often than those of the other.
struct PositionDifference {
  Board position;  ///< Canonical, of at most db::kMostPlies stones.
  std::uint64_t first = 0;
  std::uint64_t second = 0;
};

/// The positions after at most db::kMostPlies moves that are reached by more games in one database
/// than in the other: those with the greatest difference first, then in the order of keys, no more
/// than `most`. `difference` is games_difference() of the two. How many games reach a position is
/// read from the statistics that each database keeps; that they differ was found from the games.
std::vector<PositionDifference> position_differences(const db::GameStore& first,
                                                     const db::GameStore& second,
                                                     const GamesDifference& difference,
                                                     std::size_t most);

}  // namespace shukei::analyzer

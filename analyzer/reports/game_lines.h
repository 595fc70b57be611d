#pragma once

#include <string>
#include <vector>

#include "db/games/game_store.h"

namespace shukei::analyzer {

/// What tells a stored game from others.
struct LineOfGame {
  std::string line;   ///< db::canonical_line() of its moves.
  std::string facts;  ///< db::facts_text() of its players, year and result.
  db::GameNumber number;

  /// By line, then facts, then number.
  friend bool operator<(const LineOfGame& a, const LineOfGame& b);
};

/// All games of a database, ascending. Memory: the lines and facts of all games, some hundred
/// bytes each. Throws db::StorageError.
std::vector<LineOfGame> lines_of(const db::GameStore& games, int threads);

/// The games whose moves are each other's image under a symmetry of the board: groups of two and
/// more, each ascending, in the order of their first games.
std::vector<std::vector<db::GameNumber>> equal_games(const db::GameStore& games, int threads);

}  // namespace shukei::analyzer

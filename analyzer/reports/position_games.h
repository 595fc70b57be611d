#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/games/game_store.h"
#include "rules/canonical_form.h"

namespace shukei::analyzer {

/// A next move and the points that are the same move by the symmetries of the position.
struct NextMoveGames {
  db::Move move;
  Colour colour;               ///< Who played it.
  std::vector<Point> members;  ///< Ascending, `move` the first; none for a pass.
  db::OutcomeCounts games;
};

struct RuleGames {
  std::string rule;  ///< "" when it is not told.
  db::OutcomeCounts games;
};

struct YearGames {
  int year;  ///< 0 when it is not told.
  db::OutcomeCounts games;
};

/// What the stored games say about a position, in the orientation of the question.
struct PositionGames {
  db::OutcomeCounts reached;        ///< Games that came to the position, each once.
  std::vector<NextMoveGames> next;  ///< Games that went on so; most games first, then by point.
  std::vector<RuleGames> by_rule;   ///< Of `reached`; most games first, then by name.
  std::vector<YearGames> by_year;   ///< Of `reached`; newest first.
  std::vector<db::StoredGame> top;  ///< Newest first.
};

/// All points that a move of the canonical position is in the orientation of the question:
/// ascending. `form` is of the position asked. REQUIRES no pass.
std::vector<Point> members_of(const CanonicalForm& form, Point canonical_move);

/// Without games for positions that none reached, of more than db::kMostPlies stones among them.
/// Throws db::StorageError. Cost: a row for the position and one for each top game.
PositionGames games_of_position(const db::GameStore& games, const CanonicalForm& form);

}  // namespace shukei::analyzer

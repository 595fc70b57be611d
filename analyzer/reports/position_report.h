#pragma once

#include <optional>
#include <vector>

#include "analyzer/enumeration/rule_list.h"
#include "db/position_record.h"
#include "rules/canonical_form.h"
#include "rules/fifth_moves.h"
#include "rules/forbidden.h"
#include "rules/notation.h"
#include "rules/opening.h"
#include "rules/pattern_symmetry.h"

namespace shukei::analyzer {

/// Whether a position can have arisen under a rule and choice.
struct RulePossibility {
  RuleChoice rule;
  bool possible;
};

/// A line of moves that leads to the position by way of one of the 26 openings.
struct WayThere {
  OpeningCode opening;
  std::vector<Point> moves;  ///< h8, the opening's moves 2 and 3, then the other stones in turns.
};

/// All that is known of a position, in the orientation in which it was asked.
struct PositionReport {
  Position asked;
  std::optional<OpeningCode> opening;  ///< Of the line as played; nothing for a bare set.
  OpeningSet possible_openings;        ///< What the stones can be, or become with fewer than three.
  CanonicalForm canonical;
  IsometryGroup board_group;    ///< The position's symmetries as a position of the board.
  IsometryGroup pattern_group;  ///< The symmetries of the bare pattern, edges ignored.
  std::vector<RulePossibility> rules;
  ForbiddenPoints forbidden;    ///< Of Black's next move, whoever is to move.
  std::vector<WayThere> ways;   ///< One for each different (opening, further stones) reading.
  std::vector<MoveClass> next;  ///< Classes of the next move: see report_position().
  bool stored = false;          ///< Whether the facts stand in the database.
};

/// Works out a report. With `stored`, the database's record of the position, what the record holds
/// is taken from it. The classes of the next move are given for three stones (fourth moves, board
/// reading) and four stones (fifth moves, pattern reading), anywhere on the board.
PositionReport report_position(const Position& asked, const std::vector<RuleChoice>& rules,
                               const std::optional<db::PositionRecord>& stored);

}  // namespace shukei::analyzer

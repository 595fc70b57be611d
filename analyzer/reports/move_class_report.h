#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/fifth_moves.h"
#include "rules/notation.h"
#include "rules/opening_rule.h"
#include "rules/pattern_symmetry.h"

namespace shukei::analyzer {

/// The next moves of a position under a rule, up to symmetry, in the orientation asked.
struct MoveClassReport {
  Position asked;
  OpeningRule rule;
  Choice choice;
  SymmetryReading symmetry;
  int move_number;                      ///< 4 or 5.
  int box;                              ///< Side of the central square for this move.
  IsometryGroup group;                  ///< The stones' symmetries under the reading.
  std::vector<MoveClass> classes;       ///< In the order of their least members.
  std::optional<PlacementFault> fault;  ///< Why the stones cannot arise under the rule.

  /// How many points all the classes hold.
  [[nodiscard]] int point_count() const;
};

/// White's fourth moves on three stones, up to the symmetries of the board.
/// REQUIRES three stones, two black and one white.
MoveClassReport report_fourths(const Position& three, const OpeningRule& rule);

/// Black's fifth moves on four stones under a choice, up to symmetry under a reading.
/// REQUIRES four stones, two black and two white, and rule.has_choice(choice).
MoveClassReport report_fifths(const Position& four, const OpeningRule& rule, Choice choice,
                              SymmetryReading symmetry);

/// The classes of several points, from the stones outwards: in the order of how near their nearest
/// members are to the middle of the stones. This is the order of their letters.
std::vector<MoveClass> shared_classes(const std::vector<MoveClass>& classes, const Board& board);

/// "move 4 must lie in the central 7x7": which box the stones fail.
std::string in_words(const PlacementFault& fault);

/// The openings that the stones are or can be, "D8 Shogetsu", parted by commas; of a line the one
/// it was played as. Empty when there is none.
std::string openings_in_words(const Position& position);

}  // namespace shukei::analyzer

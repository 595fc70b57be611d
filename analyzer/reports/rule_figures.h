#pragma once

#include <cstdint>
#include <vector>

#include "analyzer/enumeration/rule_list.h"

namespace shukei::analyzer {

/// How many positions a rule and choice allow, up to the symmetries of the board.
struct RuleFigures {
  RuleChoice rule;
  std::uint64_t fourth_positions = 0;      ///< Positions of four stones.
  std::uint64_t five_stone_positions = 0;  ///< Positions of five stones.
  std::uint64_t fifth_classes = 0;  ///< Classes of fifth moves (pattern reading) over the former.
  friend bool operator==(const RuleFigures&, const RuleFigures&) = default;
};

/// The figures of a rule, found by generating its positions in its own boxes; in parallel on the
/// current TBB arena. They do not depend on the database or on the number of threads.
RuleFigures rule_figures(const RuleChoice& rule);

}  // namespace shukei::analyzer

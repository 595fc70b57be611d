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

/// Whether a rule and choice lead to the 26 openings alone, as all rules do that have moves 2 and 3
/// within the central 3x3 and 5x5.
bool reaches_only_openings(const RuleChoice& rule);

/// The figures of such rules, all at once, from the records of all positions that the openings
/// reach with four and five stones, in any order: what a build can tell while it writes them. Those
/// of other rules come from rule_figures().
/// Not thread safe; tallies of several threads are added up.
class RuleTally {
 public:
  /// `rules` are those that the bits of the records' `possible` stand for; they must outlive it.
  explicit RuleTally(const std::vector<RuleChoice>& rules);

  /// Adds a position of four stones. Cost: some hundred nanoseconds.
  void add_four(const Board& four, const db::PositionRecord& record);
  /// Adds one of five. Cost: about a nanosecond.
  void add_five(const db::PositionRecord& record) { ++fives_[record.possible]; }
  RuleTally& operator+=(const RuleTally& other);

  /// In the order of the rules; of those that do not reach only openings what of them was added.
  [[nodiscard]] std::vector<RuleFigures> figures() const;

 private:
  std::vector<RuleFigures> figures_;  ///< But for the positions of five stones.
  std::vector<std::uint64_t> fives_;  ///< By `possible`.
};

}  // namespace shukei::analyzer

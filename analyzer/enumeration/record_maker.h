#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "analyzer/enumeration/position_family.h"
#include "analyzer/enumeration/rule_list.h"
#include "rules/pattern_symmetry.h"

namespace shukei::analyzer {

/// Makes the records of all positions of one black set, at some hundred nanoseconds each: what
/// depends on the black stones alone is worked out once. Gives what position_facts() gives.
/// REQUIRES positions of the family. Not thread safe; make one a thread (they are cheap).
class RecordMaker {
 public:
  /// `rules` must outlive the maker. REQUIRES 1 <= stones <= db::kMostStones.
  RecordMaker(const std::vector<RuleChoice>& rules, int stones);

  /// The black set of the positions that follow.
  void start(const BlackSet& black);

  /// The record of the position with these white stones.
  [[nodiscard]] db::PositionRecord make(const PointSet& white) const;

 private:
  [[nodiscard]] SymmetrySet board_symmetries(const PointSet& white) const;
  [[nodiscard]] SymmetrySet pattern_symmetries(const PointSet& white) const;
  [[nodiscard]] std::uint16_t possible_for(Colour colour, std::vector<int> rings) const;
  [[nodiscard]] std::uint16_t white_possible(const PointSet& white) const;
  void fill_white_table();

  const std::vector<RuleChoice>& rules_;
  int stones_;
  /// The mask of white stones in rings r1, r2, ... at r1 + 8 r2 + 64 r3.
  std::vector<std::uint16_t> white_table_;
  BlackSet black_;
  IsometryGroup black_pattern_;
  std::uint16_t black_possible_ = 0;
};

}  // namespace shukei::analyzer

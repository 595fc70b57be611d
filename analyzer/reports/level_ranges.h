#pragma once

#include <cstdint>
#include <vector>

#include "analyzer/command_line/shard.h"
#include "analyzer/enumeration/position_family.h"

namespace shukei::analyzer {

/// The levels that a database holds when no more are asked for: positions of 1 to 5 stones.
inline constexpr int kUsualStones = 5;

/// Consecutive black sets of one level, written by one thread in one go.
struct LevelRange {
  PositionFamily family;
  int index;  ///< Of the range in its level and shard, from 0.
  std::vector<BlackSet> black;
  double rows;  ///< About how many positions.
};

/// A shard of the levels of 1 to `stones` stones, cut into ranges: the greatest levels first, each
/// level in ascending order of keys. The cut does not depend on the number of threads, so that
/// the files are the same and a build can go on with what another has done; there are enough
/// ranges that a few threads end at about the same time. Levels beyond five have ranges of some
/// four million rows (seven million in the level of seven stones, which has 12 thousand million).
/// REQUIRES 1 <= stones <= db::kMostStones.
std::vector<LevelRange> level_ranges(int stones, const Shard& shard);

/// A digest of how the levels are cut, of everything in the list.
std::uint64_t ranges_digest(const std::vector<LevelRange>& ranges);

/// About how many positions all ranges have together: to within one in a thousand for whole levels.
double rows_of(const std::vector<LevelRange>& ranges);

}  // namespace shukei::analyzer

#include "analyzer/reports/level_ranges.h"

#include <algorithm>
#include <cmath>

#include "db/position_digest.h"

namespace shukei::analyzer {
namespace {

/// Into how many ranges the greatest level is cut when it has five stones.
constexpr std::size_t kRangesOfFive = 16;
constexpr double kRowsOfRange = 4.2e6;
/// Files that a database has open all the time are not to be too many.
constexpr double kRowsOfRangeOfSeven = 7.5e6;

/// Ways to choose `chosen` of `size` things.
double choices(int size, int chosen) {
  double ways = 1;
  for (int i = 0; i < chosen; ++i) ways *= static_cast<double>(size - i) / (i + 1);
  return ways;
}

/// About how many positions have this black set: as many as there are white sets, up to the
/// symmetries that keep it.
double rows_with(const PositionFamily& family, const BlackSet& black) {
  const int whites = white_stones(family.stones);
  if (whites == 0) return 1;
  const int within = (family.white_within - black.stones).size();
  const int touching = (family.white_touching - black.stones).size();
  const double ways = choices(within, whites) - choices(within - touching, whites);
  return ways / black.stabiliser.size();
}

std::size_t ranges_for(int stones, int greatest, double rows) {
  if (greatest <= kUsualStones) return stones == kUsualStones ? kRangesOfFive : 1;
  const double each = stones <= 6 ? kRowsOfRange : kRowsOfRangeOfSeven;
  const auto count = static_cast<std::size_t>(std::ceil(rows / each));
  // Threads are mostly two, four or eight: they shall have the same to do.
  constexpr std::size_t kEven = 4;
  return count <= 2 ? std::max<std::size_t>(count, 1) : (count + kEven - 1) / kEven * kEven;
}

std::vector<BlackSet> sets_of(const PositionFamily& family, const Shard& shard) {
  std::vector<BlackSet> sets = black_sets(family);
  double total = 0;
  for (const BlackSet& black : sets) total += rows_with(family, black);
  double passed = 0;
  std::erase_if(sets, [&](const BlackSet& black) {
    const double before = passed / total;
    passed += rows_with(family, black);
    return !shard.holds(before);
  });
  return sets;
}

void append_level(std::vector<LevelRange>& ranges, int stones, int greatest, const Shard& shard) {
  const PositionFamily family = PositionFamily::of_openings(stones);
  const std::vector<BlackSet> sets = sets_of(family, shard);
  double total = 0;
  for (const BlackSet& black : sets) total += rows_with(family, black);
  const std::size_t count = ranges_for(stones, greatest, total);
  // A level of which the shard has nothing is told by a range without rows.
  ranges.push_back({family, 0, {}, 0});
  double passed = 0;
  for (const BlackSet& black : sets) {
    const auto due = static_cast<int>(passed / total * static_cast<double>(count));
    const int index = ranges.back().index;
    if (due > index && index + 1 < static_cast<int>(count))
      ranges.push_back({family, index + 1, {}, 0});
    ranges.back().black.push_back(black);
    ranges.back().rows += rows_with(family, black);
    passed += rows_with(family, black);
  }
}

}  // namespace

std::vector<LevelRange> level_ranges(int stones, const Shard& shard) {
  std::vector<LevelRange> ranges;
  for (int level = stones; level >= 1; --level) append_level(ranges, level, stones, shard);
  return ranges;
}

std::uint64_t ranges_digest(const std::vector<LevelRange>& ranges) {
  std::uint64_t digest = 0;
  const auto add = [&](std::uint64_t value) { digest = db::mix(digest * 3 + value + 1); };
  for (const LevelRange& range : ranges) {
    add(static_cast<std::uint64_t>(range.family.stones));
    add(static_cast<std::uint64_t>(range.index));
    add(range.black.size());
    for (const BlackSet& black : range.black) add(db::stone_sum(Board(black.stones, {})));
  }
  return digest;
}

double rows_of(const std::vector<LevelRange>& ranges) {
  double rows = 0;
  for (const LevelRange& range : ranges) rows += range.rows;
  return rows;
}

}  // namespace shukei::analyzer

#include "analyzer/enumeration/position_count.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_reduce.h>

#include "db/position_digest.h"

namespace shukei::analyzer {
PositionCount count_positions(const PositionFamily& family, const BlackSet& black) {
  const std::uint64_t black_sum = db::stone_sum(Board(black.stones, {}));
  PositionCount count;
  if (white_stones(family.stones) == 0) return {1, db::mix(black_sum)};
  for_each_white_set(family, black, [&](const PointSet& rest, const PointSet& lasts) {
    std::uint64_t sum = black_sum;
    for (const Point white : rest) sum += db::stone_value(Colour::white, white);
    for (const Point last : lasts) {
      count.digest += db::mix(sum + db::stone_value(Colour::white, last));
      ++count.positions;
    }
  });
  return count;
}

PositionCount count_positions(const PositionFamily& family,
                              const std::function<void(std::uint64_t)>& on_progress) {
  const std::vector<BlackSet> sets = black_sets(family);
  using Range = oneapi::tbb::blocked_range<std::size_t>;
  return oneapi::tbb::parallel_reduce(
      Range(0, sets.size()), PositionCount{},
      [&](const Range& range, PositionCount count) {
        for (std::size_t i = range.begin(); i < range.end(); ++i) {
          const PositionCount of_set = count_positions(family, sets[i]);
          count += of_set;
          if (on_progress) on_progress(of_set.positions);
        }
        return count;
      },
      [](PositionCount a, const PositionCount& b) { return a += b; });
}

}  // namespace shukei::analyzer

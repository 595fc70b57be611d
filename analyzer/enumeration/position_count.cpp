#include "analyzer/enumeration/position_count.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_reduce.h>

#include <mutex>

#include "db/position_digest.h"

namespace shukei::analyzer {
namespace {

/// Tells a listener, under a lock, how many of all black sets are done.
class SharedProgress {
 public:
  SharedProgress(std::size_t total, const std::function<void(double)>& report)
      : report_(report), total_(total) {}

  void add(std::size_t done) {
    if (!report_) return;
    const std::lock_guard lock(mutex_);
    done_ += done;
    report_(static_cast<double>(done_) / static_cast<double>(total_));
  }

 private:
  const std::function<void(double)>& report_;
  std::mutex mutex_;
  std::size_t total_;
  std::size_t done_ = 0;
};

}  // namespace

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
                              const std::function<void(double)>& report) {
  const std::vector<BlackSet> sets = black_sets(family);
  SharedProgress progress(sets.size(), report);
  using Range = oneapi::tbb::blocked_range<std::size_t>;
  return oneapi::tbb::parallel_reduce(
      Range(0, sets.size()), PositionCount{},
      [&](const Range& range, PositionCount count) {
        for (std::size_t i = range.begin(); i < range.end(); ++i) {
          count += count_positions(family, sets[i]);
          progress.add(1);
        }
        return count;
      },
      [](PositionCount a, const PositionCount& b) { return a += b; });
}

}  // namespace shukei::analyzer

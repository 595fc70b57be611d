/// How fast positions are generated. The level of six stones is the figure of the project; the
/// plain way beside it is what the order of generation saves.

#include <benchmark/benchmark.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <vector>

#include "analyzer/enumeration/position_count.h"
#include "analyzer/enumeration/record_maker.h"
#include "rules/canonical_form.h"

namespace shukei::analyzer {
namespace {

void count_on_one_core(benchmark::State& state) {
  const PositionFamily family = PositionFamily::of_openings(static_cast<int>(state.range(0)));
  const std::vector<BlackSet> sets = black_sets(family);
  std::uint64_t positions = 0;
  for (auto _ : state) {
    PositionCount count;
    for (const BlackSet& black : sets) count += count_positions(family, black);
    benchmark::DoNotOptimize(count.digest);
    positions += count.positions;
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(positions));
}
BENCHMARK(count_on_one_core)->Arg(5)->Arg(6)->Unit(benchmark::kMillisecond);

/// All positions of six stones with one black set that has no symmetry: a whole slice of the level.
BlackSet slice() {
  const std::vector<BlackSet> sets = black_sets(PositionFamily::of_openings(6));
  return *std::find_if(sets.begin(), sets.end(),
                       [](const BlackSet& black) { return black.stabiliser.size() == 1; });
}

void direct_slice(benchmark::State& state) {
  const PositionFamily family = PositionFamily::of_openings(6);
  const BlackSet black = slice();
  std::uint64_t positions = 0;
  for (auto _ : state) {
    const PositionCount count = count_positions(family, black);
    benchmark::DoNotOptimize(count.digest);
    positions += count.positions;
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(positions));
}
BENCHMARK(direct_slice)->Unit(benchmark::kMillisecond);

/// The same positions by playing every sixth stone on every position of five, taking the least of
/// eight images, sorting and dropping doubles.
std::vector<Board> plain_slice_positions(const std::vector<Board>& parents) {
  std::vector<Board> boards;
  for (const Board& parent : parents) {
    for (const Point point : parent.free()) {
      boards.push_back(
          canonicalise(with_stone(parent, Colour::white, point)).representative.board());
    }
  }
  std::sort(boards.begin(), boards.end(),
            [](const Board& a, const Board& b) { return precedes(a, b); });
  boards.erase(std::unique(boards.begin(), boards.end()), boards.end());
  return boards;
}

void plain_slice(benchmark::State& state) {
  const BlackSet black = slice();
  std::vector<Board> parents;
  for_each_white_set(PositionFamily::of_openings(5), black,
                     [&](const PointSet& rest, const PointSet& lasts) {
                       for (const Point last : lasts) {
                         parents.emplace_back(black.stones, rest | PointSet{last});
                       }
                     });
  const std::uint64_t expected = count_positions(PositionFamily::of_openings(6), black).positions;
  std::uint64_t positions = 0;
  for (auto _ : state) {
    const std::vector<Board> boards = plain_slice_positions(parents);
    if (boards.size() != expected) state.SkipWithError("the two ways differ");
    positions += boards.size();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(positions));
}
BENCHMARK(plain_slice)->Unit(benchmark::kMillisecond);

void records_of_five_stones(benchmark::State& state) {
  const std::vector<RuleChoice> rules = rule_choices(RuleBook::standard());
  const PositionFamily family = PositionFamily::of_openings(5);
  const std::vector<BlackSet> sets = black_sets(family);
  RecordMaker maker(rules, family);
  std::uint64_t positions = 0;
  for (auto _ : state) {
    for (const BlackSet& black : sets) {
      maker.for_each_bundle(
          black, [](const Board&) {},
          [&](Point, const db::PositionRecord& record) {
            benchmark::DoNotOptimize(record);
            ++positions;
          });
    }
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(positions));
}
BENCHMARK(records_of_five_stones)->Unit(benchmark::kMillisecond);

/// The same level counted on an arena of 1 and of 2 threads: the generation alone.
void count_on_threads(benchmark::State& state) {
  const PositionFamily family = PositionFamily::of_openings(6);
  oneapi::tbb::task_arena arena(static_cast<int>(state.range(0)));
  std::uint64_t positions = 0;
  for (auto _ : state) {
    arena.execute([&] { positions += count_positions(family).positions; });
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(positions));
}
BENCHMARK(count_on_threads)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shukei::analyzer

/// How fast lines are read, judged and answered, from memory into memory, by number of threads.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "analyzer/batch/record_blocks.h"
#include "analyzer/commands/offer_batch.h"
#include "rules/notation.h"
#include "rules/offer_suggestion.h"
#include "tests/support/four_stone_positions.h"
#include "tests/support/random_board.h"

namespace shukei::analyzer {
namespace {

constexpr std::size_t kLines = 20'000;

const OpeningRule kRule = RuleBook::standard().parse("taraguchi-10").value();

/// Ten points that are accepted, or at random near the stones.
std::vector<Point> ten_points(const Board& four, bool accepted, RandomBoards& random) {
  if (accepted) {
    const Offer none{kRule, Choice::offer, four, {}, std::nullopt};
    return suggest(none, judge_offer(none)).added;
  }
  std::vector<Point> points;
  for (int i = 0; i < 10; ++i) points.push_back(random.point(central_box(7)));
  return points;
}

/// Offers on every four-stone position in turn, half of them accepted.
std::string offer_text() {
  RandomBoards random(2);
  const std::vector<Board> positions = four_stone_positions(7);
  std::string text;
  for (std::size_t i = 0; i < kLines; ++i) {
    const Board& four = positions[i % positions.size()];
    text += to_string(std::span<const Point>(listed_moves(four))) + "\ttaraguchi-10\t\t" +
            to_string(std::span<const Point>(ten_points(four, i % 2 == 0, random))) + '\n';
  }
  return text;
}

ByteSource source_of(std::string_view text) {
  return [text](std::span<char> buffer) mutable {
    const std::size_t count = std::min(text.size(), buffer.size());
    std::copy_n(text.begin(), count, buffer.begin());
    text.remove_prefix(count);
    return count;
  };
}

void offer_lines(benchmark::State& state) {
  static const std::string kText = offer_text();
  const OfferDefaults defaults{.rules = RuleBook::standard(), .rule = {}, .choice = {}};
  const LineBatch batch = offer_batch(defaults, false);
  for (auto _ : state) {
    Output output = Output::in_memory({});
    Progress progress({}, "", "", 0);
    answer_lines(source_of(kText), batch, static_cast<int>(state.range(0)), output, progress);
    benchmark::DoNotOptimize(output.text().data());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kLines));
}
BENCHMARK(offer_lines)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

/// Games of forty moves at random that begin as the rule asks.
std::string record_text() {
  RandomBoards random(3);
  std::string text;
  for (std::size_t i = 0; i < kLines; ++i) {
    text += std::to_string(i) + "\ttaraguchi-10\th8 h9 j8 g6";
    PointSet taken{"h8"_pt, "h9"_pt, "j8"_pt, "g6"_pt};
    while (taken.size() < 40) {
      const Point point = random.point(central_box(taken.size() < 5 ? 9 : 11));
      if (taken.contains(point)) continue;
      taken.insert(point);
      text += ' ' + to_string(point);
    }
    text += "\t1 3\t\t\t\t1-0\n";
  }
  return text;
}

void record_lines(benchmark::State& state) {
  const auto path = std::filesystem::temp_directory_path() / "shukei_record_bench";
  std::ofstream(path) << record_text();
  OutputSettings settings;
  settings.format = Format::json;
  for (auto _ : state) {
    Output output = Output::in_memory(settings);
    Progress progress({}, "", "", 0);
    SharedSummary summary;
    RecordSource source(path.string());
    check_record_lines(source, {{RuleBook::standard(), {}},
                                static_cast<int>(state.range(0)),
                                true,
                                output,
                                progress,
                                summary});
    benchmark::DoNotOptimize(output.text().data());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kLines));
  std::filesystem::remove(path);
}
BENCHMARK(record_lines)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shukei::analyzer

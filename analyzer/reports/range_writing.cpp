#include "analyzer/reports/range_writing.h"

#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/partitioner.h>

#include <mutex>

namespace shukei::analyzer {
namespace {

/// Writes the positions of one black set; returns how many there are.
std::uint64_t write_black_set(int stones, const BlackSet& black, RecordMaker& maker,
                              db::LevelWriter& writer, BuildTally& tally) {
  std::uint64_t written = 0;
  Board rest;
  maker.for_each_bundle(
      black,
      [&](const Board& board) {
        rest = board;
        writer.begin_bundle(rest);
      },
      [&](Point last, const db::PositionRecord& record) {
        tally.add(stones, rest, last, record);
        writer.put_last(last, record);
        ++written;
      });
  return written;
}

/// Counts without writing what of a range is counted.
BuildTally tally_range(const LevelRange& range, const std::vector<RuleChoice>& rules) {
  BuildTally tally(rules);
  const int stones = range.family.stones;
  if (stones != 4 && stones != 5) return tally;
  RecordMaker maker(rules, range.family);
  for (const BlackSet& black : range.black) {
    Board rest;
    maker.for_each_bundle(
        black, [&](const Board& board) { rest = board; },
        [&](Point last, const db::PositionRecord& record) {
          tally.add(stones, rest, last, record);
        });
  }
  return tally;
}

/// The sum of what a function gives for every range, on the current TBB arena.
template <typename Of>
BuildTally sum_over(const std::vector<LevelRange>& ranges, const std::vector<RuleChoice>& rules,
                    const Of& of) {
  BuildTally total(rules);
  std::mutex mutex;
  oneapi::tbb::parallel_for(
      std::size_t{0}, ranges.size(),
      [&](std::size_t i) {
        const BuildTally tally = of(ranges[i]);
        const std::scoped_lock guard(mutex);
        total += tally;
      },
      oneapi::tbb::simple_partitioner{});
  return total;
}

}  // namespace

std::vector<RuleFigures> BuildTally::figures(const std::vector<RuleChoice>& rules) const {
  std::vector<RuleFigures> figures = by_rule_.figures();
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (!reaches_only_openings(rules[i])) figures[i] = rule_figures(rules[i]);
  }
  return figures;
}

BuildTally write_range(const LevelRange& range, const std::vector<RuleChoice>& rules,
                       db::LevelWriter writer, const OnPositions& on_progress) {
  RecordMaker maker(rules, range.family);
  BuildTally tally(rules);
  for (const BlackSet& black : range.black) {
    std::uint64_t written = 1;
    if (white_stones(range.family.stones) == 0)
      maker.for_each_record(black, [&](const Board& position, const db::PositionRecord& record) {
        writer.put(position, record);
      });
    else
      written = write_black_set(range.family.stones, black, maker, writer, tally);
    if (on_progress) on_progress(written);
  }
  writer.finish();
  return tally;
}

BuildTally write_ranges(db::BuildWork& work, const std::vector<LevelRange>& ranges,
                        const std::vector<RuleChoice>& rules, const OnPositions& on_progress) {
  return sum_over(ranges, rules, [&](const LevelRange& range) {
    const int stones = range.family.stones;
    if (const db::WrittenRange* const done = work.finished(stones, range.index)) {
      if (on_progress) on_progress(done->tally.positions);
      return tally_range(range, rules);
    }
    return write_range(range, rules, work.open_writer(stones, range.index), on_progress);
  });
}

BuildTally tally_ranges(const std::vector<LevelRange>& ranges,
                        const std::vector<RuleChoice>& rules) {
  return sum_over(ranges, rules,
                  [&](const LevelRange& range) { return tally_range(range, rules); });
}

}  // namespace shukei::analyzer

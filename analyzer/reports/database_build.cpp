#include "analyzer/reports/database_build.h"

#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/partitioner.h>

#include <chrono>
#include <memory>
#include <mutex>

#include "analyzer/enumeration/burnside_count.h"
#include "analyzer/enumeration/position_family.h"
#include "analyzer/enumeration/record_maker.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/reports/stored_database.h"
#include "analyzer/worker_arena.h"
#include "db/level_writer.h"
#include "db/storage_error.h"

namespace shukei::analyzer {
namespace {

/// Consecutive black sets of one level, written to one file.
struct BuildRange {
  PositionFamily family;
  int index;
  std::vector<BlackSet> black;
};

/// How many ranges the last level is cut into: the same for any number of threads, so that the
/// files are the same, and enough that a few threads end at about the same time.
constexpr std::size_t kRangesOfLastLevel = 16;

/// Cuts a level into ranges of about equal numbers of positions: a black set with a symmetry has
/// about half as many as one without.
std::vector<BuildRange> ranges_of(int stones) {
  const PositionFamily family = PositionFamily::of_openings(stones);
  const std::vector<BlackSet> sets = black_sets(family);
  const std::size_t count = stones == kStoredStones ? kRangesOfLastLevel : 1;
  const auto weight = [](const BlackSet& black) { return 1.0 / black.stabiliser.size(); };
  double total = 0;
  for (const BlackSet& black : sets) total += weight(black);
  std::vector<BuildRange> ranges;
  double passed = 0;
  for (const BlackSet& black : sets) {
    const auto due = static_cast<std::size_t>(passed / total * static_cast<double>(count));
    if (ranges.empty() || (due > ranges.size() - 1 && ranges.size() < count)) {
      ranges.push_back({family, static_cast<int>(ranges.size()), {}});
    }
    ranges.back().black.push_back(black);
    passed += weight(black);
  }
  return ranges;
}

std::vector<BuildRange> all_ranges() {
  std::vector<BuildRange> all;
  for (int stones = kStoredStones; stones >= 1; --stones) {
    for (BuildRange& range : ranges_of(stones)) all.push_back(std::move(range));
  }
  return all;
}

/// What is counted while positions are written.
struct BuildTally {
  explicit BuildTally(const std::vector<RuleChoice>& rules) : by_rule(rules) {}

  /// Adds the position of `rest` and the white stone `last`, together `stones` stones.
  void add(int stones, const Board& rest, Point last, const db::PositionRecord& record) {
    if (stones == kStoredStones) {
      by_rule.add_five(record);
      if (record.forbidden != 0) ++forbidden_fifths;
    } else if (stones == 4) {
      Board four = rest;
      four.place(Colour::white, last);
      by_rule.add_four(four, record);
    }
  }
  BuildTally& operator+=(const BuildTally& other) {
    by_rule += other.by_rule;
    forbidden_fifths += other.forbidden_fifths;
    return *this;
  }

  RuleTally by_rule;
  std::uint64_t forbidden_fifths = 0;
};

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

/// Writes the positions of one range.
BuildTally write_range(const BuildRange& range, const std::vector<RuleChoice>& rules,
                       db::LevelWriter writer,
                       const std::function<void(std::uint64_t)>& on_progress) {
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

db::BuildFacts build_facts(const BuildRequest& request, const std::vector<RuleChoice>& rules) {
  db::BuildFacts facts{
      .tool_version = request.tool_version, .rules_digest = rule_table_digest(rules), .rules = {}};
  for (const auto& [rule, choice] : rules) {
    facts.rules.push_back({rule.name(), std::string(to_string(choice))});
  }
  return facts;
}

std::unique_ptr<db::DatabaseBuilder> begin_build(const BuildRequest& request,
                                                 const std::vector<RuleChoice>& rules) {
  try {
    return std::make_unique<db::DatabaseBuilder>(request.database, build_facts(request, rules),
                                                 request.replace);
  } catch (const db::StorageError& error) {
    throw with_remedy(error);
  }
}

/// Writes all ranges.
BuildTally write_ranges(db::DatabaseBuilder& builder, const BuildRequest& request,
                        const std::vector<RuleChoice>& rules) {
  const std::vector<BuildRange> ranges = all_ranges();
  BuildTally total(rules);
  std::mutex mutex;
  oneapi::tbb::parallel_for(
      std::size_t{0}, ranges.size(),
      [&](std::size_t i) {
        const int stones = ranges[i].family.stones;
        const BuildTally tally = write_range(
            ranges[i], rules, builder.open_writer(stones, ranges[i].index), request.on_progress);
        const std::scoped_lock guard(mutex);
        total += tally;
      },
      oneapi::tbb::simple_partitioner{});
  return total;
}

std::vector<RuleFigures> figures_of(const std::vector<RuleChoice>& rules, const RuleTally& tally) {
  std::vector<RuleFigures> figures = tally.figures();
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (!reaches_only_openings(rules[i])) figures[i] = rule_figures(rules[i]);
  }
  return figures;
}

}  // namespace

BuildReport build_database(const BuildRequest& request) {
  const auto began = std::chrono::steady_clock::now();
  const std::vector<RuleChoice>& rules = request.rules;
  const std::unique_ptr<db::DatabaseBuilder> builder = begin_build(request, rules);
  BuildReport report{.database = builder->path(), .facts = {}, .rules = {}};
  report.threads = request.threads;
  WorkerArena arena(request.threads);
  arena.execute([&] {
    const BuildTally tally = write_ranges(*builder, request, rules);
    report.forbidden_fifths = tally.forbidden_fifths;
    report.rules = figures_of(rules, tally.by_rule);
  });
  report.facts = builder->check(request.threads);
  builder->publish(build_report_json(report, false));
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  return report;
}

std::uint64_t positions_to_build() {
  ExactInteger positions = 0;
  for (int stones = 1; stones <= kStoredStones; ++stones) {
    positions += count_opening_positions(stones);
  }
  return static_cast<std::uint64_t>(positions);
}

std::string build_report_json(const BuildReport& report, bool with_run) {
  Output memory = Output::in_memory({});
  JsonWriter json(memory);
  json.begin_object();
  if (with_run) json.member("database", report.database.string());
  json.member("format_version", report.facts.format_version);
  json.member("tool_version", report.facts.build.tool_version);
  json.member("rocksdb_version", report.facts.rocksdb_version);
  json.key("positions");
  json.begin_object();
  for (const db::LevelFacts& level : report.facts.levels) {
    json.member(std::to_string(level.stones), level.tally.positions);
  }
  json.end_object();
  json.key("digests");
  json.begin_object();
  for (const db::LevelFacts& level : report.facts.levels) {
    json.member(std::to_string(level.stones), fmt::format("{:016x}", level.tally.position_digest));
  }
  json.end_object();
  json.key("rules");
  json.begin_array();
  for (const RuleFigures& figures : report.rules) {
    json.begin_object();
    json.member("rule", figures.rule.rule.name());
    json.member("choice", to_string(figures.rule.choice));
    json.member("fourth_positions", figures.fourth_positions);
    json.member("five_stone_positions", figures.five_stone_positions);
    json.member("fifth_classes", figures.fifth_classes);
    json.end_object();
  }
  json.end_array();
  json.member("forbidden_fifths", report.forbidden_fifths);
  if (with_run) {
    json.member("seconds", report.seconds);
    json.member("threads", report.threads);
  }
  json.end_object();
  return memory.text();
}

}  // namespace shukei::analyzer

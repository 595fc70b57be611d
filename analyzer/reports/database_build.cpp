#include "analyzer/reports/database_build.h"

#include <chrono>
#include <memory>

#include "analyzer/enumeration/burnside_count.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/reports/stored_database.h"
#include "analyzer/worker_arena.h"
#include "db/storage_error.h"

namespace shukei::analyzer {
namespace {

db::BuildFacts build_facts(const BuildRequest& request) {
  db::BuildFacts facts{.tool_version = request.tool_version,
                       .rules_digest = rule_table_digest(request.rules),
                       .rules = {}};
  for (const auto& [rule, choice] : request.rules) {
    facts.rules.push_back({rule.name(), std::string(to_string(choice))});
  }
  return facts;
}

std::unique_ptr<db::DatabaseBuilder> begin_build(const BuildRequest& request,
                                                 const std::vector<LevelRange>& ranges) {
  try {
    return std::make_unique<db::DatabaseBuilder>(
        order_of(request, request.database, db::InventoryKind::database, "whole", ranges));
  } catch (const db::StorageError& error) {
    throw with_remedy(error);
  }
}

}  // namespace

db::BuildOrder order_of(const BuildRequest& request, const std::filesystem::path& path,
                        db::InventoryKind kind, const std::string& part,
                        const std::vector<LevelRange>& ranges) {
  db::BuildOrder order{.path = path,
                       .kind = kind,
                       .facts = build_facts(request),
                       .replace = request.replace,
                       .plan = {},
                       .threads = request.threads};
  if (request.resumable) order.plan = {request.stones, part, ranges_digest(ranges)};
  return order;
}

std::uint64_t taken_over(const db::BuildWork& work, const std::vector<LevelRange>& ranges) {
  std::uint64_t positions = 0;
  for (const LevelRange& range : ranges) {
    const db::WrittenRange* const done = work.finished(range.family.stones, range.index);
    if (done != nullptr) positions += done->tally.positions;
  }
  return positions;
}

BuildReport build_database(const BuildRequest& request) {
  const auto began = std::chrono::steady_clock::now();
  const std::vector<RuleChoice>& rules = request.rules;
  const std::vector<LevelRange> ranges = level_ranges(request.stones, Shard());
  const std::unique_ptr<db::DatabaseBuilder> builder = begin_build(request, ranges);
  BuildReport report{.database = builder->path(), .facts = {}, .rules = {}};
  report.threads = request.threads;
  report.taken_over = taken_over(builder->work(), ranges);
  WorkerArena arena(request.threads);
  arena.execute([&] {
    const BuildTally tally = write_ranges(builder->work(), ranges, rules, request.on_progress);
    report.forbidden_fifths = tally.forbidden_fifths();
    report.rules = tally.figures(rules);
  });
  report.facts = builder->check(request.threads);
  builder->publish(build_report_json(report, false));
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  return report;
}

std::uint64_t positions_to_build(int stones) {
  ExactInteger positions = 0;
  for (int level = 1; level <= stones; ++level) positions += count_opening_positions(level);
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
    json.member("taken_over", report.taken_over);
    json.member("seconds", report.seconds);
    json.member("threads", report.threads);
  }
  json.end_object();
  return memory.text();
}

}  // namespace shukei::analyzer

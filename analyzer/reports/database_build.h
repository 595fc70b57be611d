#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "analyzer/reports/rule_figures.h"
#include "db/database_builder.h"

namespace shukei::analyzer {

/// The levels that a database holds: positions of 1 to kStoredStones stones.
inline constexpr int kStoredStones = 5;

/// What to build and how.
struct BuildRequest {
  std::filesystem::path database;
  db::Replace replace = db::Replace::no;
  int threads = 1;
  std::string tool_version;
  std::vector<RuleChoice> rules;  ///< Under which every position is judged; at most 16.
  /// Told how many positions have been written since the last call; from any thread. May be empty.
  std::function<void(std::uint64_t)> on_progress;
};

/// What was built.
struct BuildReport {
  std::filesystem::path database;
  db::DatabaseFacts facts;
  std::vector<RuleFigures> rules;
  std::uint64_t forbidden_fifths = 0;  ///< Five-stone positions with a forbidden last black move.
  double seconds = 0;
  int threads = 1;
};

/// Enumerates every position that the 26 openings reach with up to kStoredStones stones, works out
/// its record, writes all in parallel and puts the database in its place in one step; until then
/// nothing at the path changes. What is written does not depend on the number of threads.
/// Throws db::StorageError.
BuildReport build_database(const BuildRequest& request);

/// How many positions build_database() writes, by Burnside's lemma.
std::uint64_t positions_to_build();

/// The report as the JSON object of the command line; `with_run` adds what belongs to this run
/// alone: the path, the seconds and the threads.
std::string build_report_json(const BuildReport& report, bool with_run);

}  // namespace shukei::analyzer

#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "analyzer/reports/range_writing.h"
#include "analyzer/reports/rule_figures.h"
#include "db/database_builder.h"

namespace shukei::analyzer {

/// The greatest level that can be asked for: positions of 1 to 7 stones have keys and values.
inline constexpr int kDeepestStones = db::kMostStones;

/// What to build and how.
struct BuildRequest {
  std::filesystem::path database;
  db::Replace replace = db::Replace::no;
  int threads = 1;
  std::string tool_version;
  std::vector<RuleChoice> rules;  ///< Under which every position is judged; at most 16.
  OnPositions on_progress = {};
  int stones = kUsualStones;  ///< Levels up to so many stones, 1 to kDeepestStones.
  /// Whether a build that is killed can be gone on with. It costs a wait for the disk after every
  /// range, so that it is worth it for levels beyond five.
  bool resumable = false;
};

/// What was built.
struct BuildReport {
  std::filesystem::path database;
  db::DatabaseFacts facts;
  std::vector<RuleFigures> rules;
  std::uint64_t forbidden_fifths = 0;  ///< Five-stone positions with a forbidden last black move.
  std::uint64_t taken_over = 0;        ///< Positions that a killed build had written already.
  double seconds = 0;
  int threads = 1;
};

/// Enumerates every position that the 26 openings reach with up to so many stones, works out its
/// record, writes all in parallel and puts the database in its place in one step; until then
/// nothing at the path changes. What is written does not depend on the number of threads.
/// Throws db::StorageError.
BuildReport build_database(const BuildRequest& request);

/// What the work of a request is ordered as: `kind` and `part` say what of it is made, at `path`.
db::BuildOrder order_of(const BuildRequest& request, const std::filesystem::path& path,
                        db::InventoryKind kind, const std::string& part,
                        const std::vector<LevelRange>& ranges);

/// Positions of the ranges that a killed build had finished.
std::uint64_t taken_over(const db::BuildWork& work, const std::vector<LevelRange>& ranges);

/// How many positions build_database() writes, by Burnside's lemma.
std::uint64_t positions_to_build(int stones = kUsualStones);

/// The report as the JSON object of the command line; `with_run` adds what belongs to this run
/// alone: the path, what was taken over, the seconds and the threads.
std::string build_report_json(const BuildReport& report, bool with_run);

}  // namespace shukei::analyzer

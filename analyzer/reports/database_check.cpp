#include "analyzer/reports/database_check.h"

#include <fmt/core.h>

#include "analyzer/enumeration/burnside_count.h"
#include "analyzer/enumeration/position_facts.h"
#include "analyzer/reports/stored_database.h"
#include "db/database.h"
#include "db/storage_error.h"
#include "db/verify_storage.h"

namespace shukei::analyzer {
namespace {

/// Whether the fault says that there is no database of ours to check.
bool leaves_nothing_to_check(db::StorageFault fault) {
  return fault == db::StorageFault::missing || fault == db::StorageFault::not_a_database ||
         fault == db::StorageFault::other_format || fault == db::StorageFault::no_permission;
}

/// Opens the database for its facts; nothing when it is too damaged for that, which
/// verify_storage() will tell.
std::optional<db::DatabaseFacts> facts_of(const std::filesystem::path& path) {
  try {
    return db::Database::open(path).facts();
  } catch (const db::StorageError& error) {
    if (leaves_nothing_to_check(error.fault())) throw with_remedy(error);
    return std::nullopt;
  }
}

/// The rules that the bits of a database's records stand for; nothing for those that this program
/// does not know.
bool same_rules(const db::DatabaseFacts& facts, const std::vector<RuleChoice>& rules) {
  return facts.build.rules_digest == rule_table_digest(rules);
}

void check_counts(const db::DatabaseFacts& facts, std::vector<std::string>& problems) {
  for (const db::LevelFacts& level : facts.levels) {
    const ExactInteger expected = count_opening_positions(level.stones);
    if (expected == level.tally.positions) continue;
    problems.push_back(
        fmt::format("positions of {} stones: {} are stored, Burnside's lemma says {}", level.stones,
                    level.tally.positions, expected.str()));
  }
}

/// What there is of openings and what is wrong with them; throws when there are none.
void check_openings(const std::filesystem::path& database, const std::vector<RuleChoice>& rules,
                    int threads, DatabaseVerdict& verdict) {
  const std::optional<db::DatabaseFacts> facts = facts_of(database);
  std::vector<std::string>& problems = verdict.problems;
  if (facts) verdict.levels = facts->levels;
  const bool comparable = facts && same_rules(*facts, rules);
  if (facts && !comparable) {
    problems.emplace_back(
        "the database was made under other rule tables than this program's; build it anew with "
        "'shukei build --replace'");
  }
  const db::RowCheck row_check =
      [&](const db::DatabaseFacts&, const Board& position,
          const db::PositionRecord& record) -> std::optional<std::string> {
    if (!comparable || position_facts(position, rules) == record) return std::nullopt;
    return "the record is not what its position says";
  };
  for (const db::Problem& problem : db::verify_storage(database, threads, row_check)) {
    problems.push_back(problem.text);
  }
  if (facts) check_counts(*facts, problems);
}

}  // namespace

DatabaseVerdict check_database(const std::filesystem::path& database,
                               const std::vector<RuleChoice>& rules, int threads) {
  DatabaseVerdict verdict;
  try {
    verdict.games = db::verify_games(database, threads);
  } catch (const db::StorageError& error) {
    throw with_remedy(error);
  }
  try {
    check_openings(database, rules, threads, verdict);
  } catch (const db::StorageError& error) {
    if (error.fault() != db::StorageFault::missing || !verdict.games) throw;
  }
  if (!verdict.games) return verdict;
  for (const db::Problem& problem : verdict.games->problems) {
    verdict.problems.push_back(problem.text);
  }
  return verdict;
}

}  // namespace shukei::analyzer

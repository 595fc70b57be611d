#include "analyzer/reports/stored_database.h"

#include <string>

namespace shukei::analyzer {
namespace {

/// What to do about games that do not open: they cannot be made anew.
std::string remedy_for_games(db::StorageFault fault) {
  switch (fault) {
    case db::StorageFault::older_games:
      return "; 'shukei upgrade' brings them to it";
    case db::StorageFault::damaged:
      return "; 'shukei restore DIR --replace' brings a backup back";
    default:
      return "";
  }
}

/// What to do about a database that does not open.
std::string remedy_for(const db::StorageError& error) {
  if (std::filesystem::path(error.path()).filename() == "games")
    return remedy_for_games(error.fault());
  switch (error.fault()) {
    case db::StorageFault::missing:
    case db::StorageFault::incomplete:
      return "; make it with 'shukei build'";
    case db::StorageFault::damaged:
    case db::StorageFault::other_format:
      return "; make it anew with 'shukei build --replace'";
    case db::StorageFault::exists:
      return "; to replace it use 'shukei build --replace'";
    default:
      return "";
  }
}

}  // namespace

db::StorageError with_remedy(const db::StorageError& error) {
  return {error.fault(), error.path(), error.message() + remedy_for(error)};
}

db::Database open_database(const std::filesystem::path& path) {
  try {
    return db::Database::open(path);
  } catch (const db::StorageError& error) {
    throw with_remedy(error);
  }
}

void require_level(const db::Database& database, int stones) {
  if (database.facts().level(stones) != nullptr) return;
  throw db::StorageError(
      db::StorageFault::missing, "positions of " + std::to_string(stones) + " stones",
      "the database does not hold them; make it with 'shukei build --replace --stones " +
          std::to_string(stones) + "'");
}

int possible_bit(const db::DatabaseFacts& facts, const RuleChoice& asked) {
  const OpeningRule usual(asked.rule.table(), asked.rule.table().default_limit);
  const db::RuleChoice wanted{usual.name(), std::string(to_string(asked.choice))};
  for (std::size_t i = 0; i < facts.build.rules.size(); ++i) {
    if (facts.build.rules[i] == wanted) return static_cast<int>(i);
  }
  throw db::StorageError(db::StorageFault::other_format, "the database",
                         "it does not tell of " + wanted.rule + " with choice " + wanted.choice +
                             "; make it anew with 'shukei build --replace'");
}

}  // namespace shukei::analyzer

#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/enumeration/rule_list.h"
#include "db/database_facts.h"
#include "db/games/games_check.h"

namespace shukei::analyzer {

/// What a check of a database found.
struct DatabaseVerdict {
  std::vector<std::string> problems;      ///< One line each; none when all is well.
  std::vector<db::LevelFacts> levels;     ///< Of the openings, as they are stored; none when there
                                          ///< are none or they cannot be opened.
  std::optional<db::GamesVerdict> games;  ///< Nothing when there are no games.
};

/// Checks a database on `threads` threads: what db::verify_storage() checks, then every record
/// against position_facts() under these rules, and every level's count against Burnside's lemma;
/// then the games, as db::verify_games() does. Either part may be missing. Throws db::StorageError
/// when there is no database at the path or its format is another one: then there is nothing that
/// could be checked.
DatabaseVerdict check_database(const std::filesystem::path& database,
                               const std::vector<RuleChoice>& rules, int threads);

}  // namespace shukei::analyzer

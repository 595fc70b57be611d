#pragma once

#include <filesystem>

#include "analyzer/enumeration/rule_list.h"
#include "db/database.h"
#include "db/storage_error.h"

namespace shukei::analyzer {

/// The error with a word on which command helps, where one does.
db::StorageError with_remedy(const db::StorageError& error);

/// Opens the database for questions. Throws db::StorageError whose message also says which command
/// makes or mends it.
db::Database open_database(const std::filesystem::path& path);

/// Throws db::StorageError (missing) that says how to build it when a level is not stored.
void require_level(const db::Database& database, int stones);

/// Which bit of db::PositionRecord::possible tells of this rule and choice in a database: of the
/// same table with its default N, since N changes no box. Throws db::StorageError when the
/// database does not tell of it.
int possible_bit(const db::DatabaseFacts& facts, const RuleChoice& asked);

}  // namespace shukei::analyzer

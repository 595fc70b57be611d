#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace shukei::analyzer {

/// Checks a database on `threads` threads: what db::verify_storage() checks, then every record
/// against position_facts(), and every level's count against Burnside's lemma. Returns one line
/// for each problem, none when all is well.
/// Throws db::StorageError when there is no database at the path or its format is another one:
/// then there is nothing that could be checked.
std::vector<std::string> check_database(const std::filesystem::path& database, int threads);

}  // namespace shukei::analyzer

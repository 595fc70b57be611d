#pragma once

#include <filesystem>

namespace shukei::analyzer {

/// Where the database is when --db does not say: $SHUKEI_DB, else
/// $XDG_DATA_HOME/shukei/openings.db, else ~/.local/share/shukei/openings.db. Throws UsageError
/// when the environment names no home.
std::filesystem::path default_database();

}  // namespace shukei::analyzer

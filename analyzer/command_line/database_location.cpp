#include "analyzer/command_line/database_location.h"

#include <cstdlib>

#include "analyzer/command_line/usage_error.h"

namespace shukei::analyzer {
namespace {

/// The path in an environment variable; empty when it is not set.
std::filesystem::path path_in(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

std::filesystem::path default_database() {
  if (auto path = path_in("SHUKEI_DB"); !path.empty()) return path;
  std::filesystem::path data = path_in("XDG_DATA_HOME");
  // The XDG base directory specification: a relative path is not to be used.
  if (!data.is_absolute()) {
    const std::filesystem::path home = path_in("HOME");
    if (home.empty()) {
      throw UsageError("no place for the database: neither --db nor SHUKEI_DB nor HOME is given");
    }
    data = home / ".local" / "share";
  }
  return data / "shukei" / "openings.db";
}

}  // namespace shukei::analyzer

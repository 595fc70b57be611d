#include "db/import/format.h"

#include <array>

namespace shukei::db {
namespace {

/// In the order of the enumerators.
constexpr std::array<std::string_view, kFormatCount> kNames{
    "unknown", "renlib",     "renlib_position", "renjunet", "sgf",
    "psq",     "move_lines", "playok",          "grades",   "bdt",
    "wzq",     "csv",        "ndjson",
};
static_assert(!kNames.back().empty());

}  // namespace

std::string_view to_string(Format format) {
  const auto index = static_cast<std::size_t>(format);
  return index < kNames.size() ? kNames[index] : std::string_view{};
}

}  // namespace shukei::db

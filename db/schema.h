#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/position_record.h"

namespace shukei::db {

/// The column families of a database. RocksDB's own `default` family is always empty.
/// Families to come take names of their own (games, statistics, ...); readers pass over families
/// whose names they do not know.
inline constexpr std::string_view kMetaFamily = "meta";

/// "positions_5": the family of the positions of `stones` stones.
inline std::string positions_family(int stones) { return "positions_" + std::to_string(stones); }

/// The stones of the positions in a family; nothing for other families.
inline std::optional<int> stones_of_family(std::string_view family) {
  for (int stones = 1; stones <= kMostStones; ++stones) {
    if (family == positions_family(stones)) return stones;
  }
  return std::nullopt;
}

}  // namespace shukei::db

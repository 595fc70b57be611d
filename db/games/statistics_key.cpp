#include "db/games/statistics_key.h"

#include "db/games/stones_key.h"

namespace shukei::db {

std::optional<Board> decode_statistics_key(std::string_view key) {
  if (key.size() > kMostPlies + 2U) return std::nullopt;
  const auto board = take_stones(key);
  return key.empty() ? board : std::nullopt;
}

}  // namespace shukei::db

#pragma once

#include <rocksdb/db.h>

#include <memory>
#include <string_view>
#include <vector>

#include "db/games/game_number.h"
#include "db/games/games_handle.h"

namespace shukei::db {

/// Finds the stored games of a line; quickest when lines are asked for in ascending order. It sees
/// what was stored when it was made. Internal to db/.
class LineFinder {
 public:
  /// The handle must outlive it.
  explicit LineFinder(const GamesHandle& handle);

  /// Ascending. Throws StorageError.
  std::vector<GameNumber> games_of(std::string_view line);

 private:
  const GamesHandle& handle_;
  std::unique_ptr<rocksdb::Iterator> row_;
};

}  // namespace shukei::db

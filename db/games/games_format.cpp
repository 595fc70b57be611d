#include "db/games/games_format.h"

#include <charconv>
#include <string>

#include "db/durable_files.h"
#include "db/games/games_schema.h"
#include "db/inventory.h"
#include "db/storage_error.h"

namespace shukei::db {

std::uint32_t read_games_format(const std::filesystem::path& database) {
  const std::filesystem::path directory = games_path(database);
  const std::string text = read_file(directory / kInventoryFile);
  std::uint32_t format = 0;
  if (text.starts_with(kGamesMarker))
    std::from_chars(text.data() + kGamesMarker.size(), text.data() + text.size(), format);
  if (format == 0 || text != games_marker(format))
    throw StorageError(StorageFault::damaged, directory.string(),
                       "the file SHUKEI does not begin as it was written");
  if (format > kGamesFormatVersion)
    throw StorageError(StorageFault::newer_games, directory.string(),
                       "the games have format " + std::to_string(format) +
                           ", this program reads format " + std::to_string(kGamesFormatVersion) +
                           "; a newer program made them and can read them");
  return format;
}

void require_marked_games(const std::filesystem::path& database) {
  std::error_code ignored;
  if (has_games(database) || !std::filesystem::exists(games_path(database) / "CURRENT", ignored))
    return;
  throw StorageError(StorageFault::damaged, games_path(database).string(),
                     "there are games here, but their file SHUKEI is gone");
}

void require_games_to_carry(const std::filesystem::path& database) {
  require_marked_games(database);
  if (has_games(database)) (void)read_games_format(database);
}

}  // namespace shukei::db

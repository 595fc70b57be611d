#include "db/games/games_upgrade.h"

#include <string>
#include <vector>

#include "db/build_lock.h"
#include "db/building_directory.h"
#include "db/database.h"
#include "db/durable_files.h"
#include "db/games/acknowledged_changes.h"
#include "db/games/games_creation.h"
#include "db/games/games_format.h"
#include "db/games/games_handle.h"
#include "db/games/packed_bytes.h"
#include "db/games/position_note.h"
#include "db/inventory.h"
#include "db/publish_directory.h"
#include "db/rocksdb_options.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

void require_database(const fs::path& path) {
  std::error_code error;
  if (!fs::exists(path, error))
    throw StorageError(StorageFault::missing, path.string(), "there is no database here");
  require_replaceable(path, Replace::yes);
  if (has_inventory(path)) (void)Database::open(path);  // its format is looked at, and all else
}

/// The openings' files, which never change: hard links where the file system knows them.
void link_openings(const fs::path& from, const fs::path& to) {
  for (const auto& entry : fs::directory_iterator(from)) {
    if (entry.is_regular_file())
      place_file(entry.path(), to / entry.path().filename(), MayMove::no);
  }
}

/// Format 2 has notes and counts changes.
void add_notes(const fs::path& database) {
  const GamesHandle games = GamesHandle::open_as_it_is(database, GamesHandle::Access::writing);
  const auto require = [&](const rocksdb::Status& status) {
    require_ok(status, games.path(), "cannot bring the games to the new format");
  };
  constexpr auto kNotes = static_cast<std::size_t>(GamesFamily::notes);
  rocksdb::ColumnFamilyHandle* made = nullptr;
  require(games.db().CreateColumnFamily(family_options(GamesFamily::notes),
                                        std::string(kGamesFamilyNames[kNotes]), &made));
  const std::unique_ptr<rocksdb::ColumnFamilyHandle> notes(made);
  std::string format;
  append_big_endian(2, 4, format);
  auto* const meta = games.family(GamesFamily::meta);
  rocksdb::WriteBatch batch;
  require(batch.Put(meta, std::string(kNotesKey), encode_notes_totals({})));
  require(batch.Put(meta, std::string(kChangesKey), encode_changes(0)));
  require(batch.Put(meta, std::string(kGamesFormatKey), format));
  require(games.db().Write(rocksdb::WriteOptions(), &batch));
  require(games.db().Flush(rocksdb::FlushOptions(), meta));
}

/// The games of a database that nobody else knows of yet.
void upgrade_copy(const fs::path& database, std::uint32_t from) {
  if (from < 2) {
    add_notes(database);
    acknowledge(games_path(database), 0);
  }
  replace_file(games_path(database) / kInventoryFile, games_marker(kGamesFormatVersion));
}

}  // namespace

GamesUpgrade upgrade_games(const fs::path& database) {
  const fs::path path = resolve_database_path(database);
  std::error_code ignored;
  if (!fs::exists(path, ignored) && !fs::exists(previous_path(path), ignored))
    throw StorageError(StorageFault::missing, database.string(), "there is no database here");
  const BuildLock lock(path);
  recover_previous(path);
  remove_leftovers(path);
  require_database(path);
  require_marked_games(path);
  if (!has_games(path)) return {kGamesFormatVersion, kGamesFormatVersion};
  const std::uint32_t from = read_games_format(path);
  if (from == kGamesFormatVersion) return {from, from};
  const BuildingDirectory building(path);
  link_openings(path, building.path());
  carry_games(path, building.path());
  const GamesTotals before =
      GamesHandle::open_as_it_is(building.path(), GamesHandle::Access::reading).read_totals();
  upgrade_copy(building.path(), from);
  if (GamesHandle::open_for_reading(building.path()).read_totals() != before)
    throw StorageError(StorageFault::damaged, building.path().string(),
                       "the games are not what they were");
  sync_tree(games_path(building.path()));
  sync_tree(building.path());
  publish_directory(building.path(), path, Replace::yes);
  return {from, kGamesFormatVersion};
}

}  // namespace shukei::db

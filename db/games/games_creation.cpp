#include "db/games/games_creation.h"

#include <rocksdb/utilities/checkpoint.h>

#include <memory>

#include "db/durable_files.h"
#include "db/games/acknowledged_changes.h"
#include "db/games/games_format.h"
#include "db/games/games_handle.h"
#include "db/games/packed_bytes.h"
#include "db/games/position_note.h"
#include "db/inventory.h"
#include "db/publish_directory.h"
#include "db/rocksdb_options.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

/// Makes the RocksDB database of no games and closes it.
void make_rocksdb(const std::string& place) {
  rocksdb::Options options = games_options();
  options.create_if_missing = true;
  options.create_missing_column_families = true;
  rocksdb::DB* opened = nullptr;
  std::vector<rocksdb::ColumnFamilyHandle*> handles;
  require_ok(
      rocksdb::DB::Open(options, place, games_families(kGamesFormatVersion), &handles, &opened),
      place, "cannot make room for games");
  const std::unique_ptr<rocksdb::DB> db(opened);
  auto* const meta = handles[1 + static_cast<std::size_t>(GamesFamily::meta)];
  std::string format;
  append_big_endian(kGamesFormatVersion, 4, format);
  rocksdb::WriteBatch batch;
  auto status = batch.Put(meta, std::string(kGamesFormatKey), format);
  if (status.ok()) status = batch.Put(meta, std::string(kTotalsKey), encode_totals({}));
  if (status.ok()) status = batch.Put(meta, std::string(kNotesKey), encode_notes_totals({}));
  if (status.ok()) status = batch.Put(meta, std::string(kChangesKey), encode_changes(0));
  if (status.ok()) status = db->Write(rocksdb::WriteOptions(), &batch);
  if (status.ok()) status = db->Flush(rocksdb::FlushOptions(), handles);
  for (auto* const handle : handles) delete handle;
  if (status.ok()) status = db->Close();
  require_ok(status, place, "cannot make room for games");
}

void make_directories(const fs::path& directory) {
  std::error_code error;
  fs::create_directories(directory, error);
  if (error) throw system_error(error.value(), directory.string(), "cannot make the directory");
}

}  // namespace

fs::path place_of_games(const fs::path& database) {
  fs::path path = resolve_database_path(database);
  make_directories(path.parent_path());
  return path;
}

const fs::path& with_room_for_games(const fs::path& path) {
  recover_previous(path);
  require_replaceable(path, Replace::yes);
  require_marked_games(path);
  make_directories(path);
  make_games(path);
  std::error_code ignored;  // a killed import's, which may have been stored all the same
  fs::remove_all(importing_path(path), ignored);
  return path;
}

void make_games(const fs::path& database) {
  if (has_games(database)) return;
  const fs::path making = games_path(database).string() + ".making";
  std::error_code error;
  fs::remove_all(making, error);
  fs::create_directory(making, error);
  if (error) throw system_error(error.value(), making.string(), "cannot make the directory");
  make_rocksdb(making.string());
  acknowledge(making, 0);
  write_file(making / kInventoryFile, games_marker(kGamesFormatVersion));
  sync_tree(making);
  fs::rename(making, games_path(database), error);
  if (error) throw system_error(error.value(), making.string(), "cannot put the games in place");
  sync_path(database);
}

void carry_games(const fs::path& from, const fs::path& to) {
  if (!has_games(from)) return;
  const GamesHandle old = GamesHandle::open_as_it_is(from, GamesHandle::Access::writing);
  rocksdb::Checkpoint* made = nullptr;
  require_ok(rocksdb::Checkpoint::Create(&old.db(), &made), old.path(), "cannot keep the games");
  const std::unique_ptr<rocksdb::Checkpoint> checkpoint(made);
  require_ok(checkpoint->CreateCheckpoint(games_path(to).string()), old.path(),
             "cannot keep the games");
  if (old.format() >= 2) acknowledge(games_path(to), old.read_changes());
  write_file(games_path(to) / kInventoryFile, games_marker(old.format()));
  sync_tree(games_path(to));
}

}  // namespace shukei::db

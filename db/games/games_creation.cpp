#include "db/games/games_creation.h"

#include <rocksdb/utilities/checkpoint.h>

#include <memory>

#include "db/durable_files.h"
#include "db/games/games_handle.h"
#include "db/games/packed_bytes.h"
#include "db/inventory.h"
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
  require_ok(rocksdb::DB::Open(options, place, games_families(), &handles, &opened), place,
             "cannot make room for games");
  const std::unique_ptr<rocksdb::DB> db(opened);
  auto* const meta = handles[1 + static_cast<std::size_t>(GamesFamily::meta)];
  std::string format;
  append_big_endian(kGamesFormatVersion, 4, format);
  rocksdb::WriteBatch batch;
  auto status = batch.Put(meta, std::string(kGamesFormatKey), format);
  if (status.ok()) status = batch.Put(meta, std::string(kTotalsKey), encode_totals({}));
  if (status.ok()) status = db->Write(rocksdb::WriteOptions(), &batch);
  if (status.ok()) status = db->Flush(rocksdb::FlushOptions(), handles);
  for (auto* const handle : handles) delete handle;
  if (status.ok()) status = db->Close();
  require_ok(status, place, "cannot make room for games");
}

}  // namespace

void make_games(const fs::path& database) {
  if (has_games(database)) return;
  const fs::path making = games_path(database).string() + ".making";
  std::error_code error;
  fs::remove_all(making, error);
  fs::create_directory(making, error);
  if (error) throw system_error(error.value(), making.string(), "cannot make the directory");
  make_rocksdb(making.string());
  write_file(making / kInventoryFile, games_marker());
  sync_tree(making);
  fs::rename(making, games_path(database), error);
  if (error) throw system_error(error.value(), making.string(), "cannot put the games in place");
  sync_path(database);
}

void carry_games(const fs::path& from, const fs::path& to) {
  if (!has_games(from)) return;
  const GamesHandle old = GamesHandle::open_for_writing(from);
  rocksdb::Checkpoint* made = nullptr;
  require_ok(rocksdb::Checkpoint::Create(&old.db(), &made), old.path(), "cannot keep the games");
  const std::unique_ptr<rocksdb::Checkpoint> checkpoint(made);
  require_ok(checkpoint->CreateCheckpoint(games_path(to).string()), old.path(),
             "cannot keep the games");
  write_file(games_path(to) / kInventoryFile, games_marker());
  sync_tree(games_path(to));
}

}  // namespace shukei::db

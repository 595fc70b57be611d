#include "db/games/games_handle.h"

#include <chrono>
#include <thread>

#include "db/durable_files.h"
#include "db/games/manifest_state.h"
#include "db/games/statistics_merge.h"
#include "db/inventory.h"
#include "db/rocksdb_options.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

/// Throws unless the directory says that it holds games in the format of this program.
void require_marker(const fs::path& directory) {
  const std::string text = read_file(directory / kInventoryFile);
  if (text == games_marker()) return;
  if (text.starts_with(kGamesMarker))
    throw StorageError(StorageFault::other_format, directory.string(),
                       "the games are in another format than the one this program reads, " +
                           std::to_string(kGamesFormatVersion));
  throw StorageError(StorageFault::damaged, directory.string(),
                     "the file SHUKEI does not begin as it was written");
}

constexpr int kMostAttempts = 200;

void wait_a_moment(int attempt) {
  std::this_thread::sleep_for(std::chrono::milliseconds(attempt < 10 ? attempt : 10));
}

}  // namespace

bool has_games(const fs::path& database) {
  std::error_code ignored;
  return fs::is_regular_file(games_path(database) / kInventoryFile, ignored);
}

rocksdb::Options games_options() {
  rocksdb::Options options = rocksdb_options();
  options.disable_auto_compactions = false;
  options.write_buffer_size = 32 << 20;
  options.max_background_jobs = 2;
  options.atomic_flush = true;
  options.wal_recovery_mode = rocksdb::WALRecoveryMode::kPointInTimeRecovery;
  return options;
}

rocksdb::Options family_options(GamesFamily family) {
  rocksdb::Options options = games_options();
  if (family == GamesFamily::position_statistics) options.merge_operator = statistics_merge();
  return options;
}

std::vector<rocksdb::ColumnFamilyDescriptor> games_families() {
  std::vector<rocksdb::ColumnFamilyDescriptor> all;
  all.emplace_back(rocksdb::kDefaultColumnFamilyName, games_options());
  for (std::size_t i = 0; i < kGamesFamilyNames.size(); ++i)
    all.emplace_back(std::string(kGamesFamilyNames[i]),
                     family_options(static_cast<GamesFamily>(i)));
  return all;
}

GamesHandle::~GamesHandle() {
  for (auto* const handle : handles_) delete handle;
}

rocksdb::Status GamesHandle::open(Access access) {
  rocksdb::DB* db = nullptr;
  const auto status =
      access == Access::reading
          ? rocksdb::DB::OpenForReadOnly(games_options(), path_, games_families(), &handles_, &db)
          : rocksdb::DB::Open(games_options(), path_, games_families(), &handles_, &db);
  db_.reset(db);
  if (!status.ok()) return status;
  for (std::size_t i = 0; i < families_.size(); ++i) families_[i] = handles_[i + 1];
  return status;
}

GamesHandle GamesHandle::open_for_reading(const fs::path& database) {
  const fs::path directory = games_path(database);
  if (!has_games(database))
    throw StorageError(StorageFault::missing, database.string(), "no games are stored here");
  require_marker(directory);
  // RocksDB reads the MANIFEST, then opens the files and logs it found there by name; a writer may
  // have deleted some by then, and first wrote so into the MANIFEST. So what was opened counts
  // only when the MANIFEST is still the same; from then on deleting names changes nothing.
  for (int attempt = 1;; ++attempt) {
    const std::string before = manifest_state(directory);
    GamesHandle handle(directory.string());
    const auto status = handle.open(Access::reading);
    const bool unchanged = manifest_state(directory) == before;
    if (status.ok() && unchanged) return handle;
    if (unchanged || attempt == kMostAttempts)
      throw storage_error(status, directory.string(), "the games cannot be opened");
    wait_a_moment(attempt);
  }
}

GamesHandle GamesHandle::open_for_writing(const fs::path& database) {
  const fs::path directory = games_path(database);
  require_marker(directory);
  GamesHandle handle(directory.string());
  require_ok(handle.open(Access::writing), directory.string(), "the games cannot be opened");
  return handle;
}

bool GamesHandle::get(GamesFamily which, std::string_view key,
                      rocksdb::PinnableSlice& value) const {
  const auto status =
      db_->Get(rocksdb::ReadOptions(), family(which), {key.data(), key.size()}, &value);
  if (status.IsNotFound()) return false;
  require_ok(
      status, path_,
      "cannot read a row of " + std::string(kGamesFamilyNames[static_cast<std::size_t>(which)]));
  return true;
}

GamesTotals GamesHandle::read_totals() const {
  rocksdb::PinnableSlice value;
  std::optional<GamesTotals> totals;
  if (get(GamesFamily::meta, kTotalsKey, value))
    totals = decode_totals({value.data(), value.size()});
  if (!totals)
    throw StorageError(StorageFault::damaged, path_, "the games do not tell how many they are");
  return *totals;
}

}  // namespace shukei::db

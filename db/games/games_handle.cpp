#include "db/games/games_handle.h"

#include <chrono>
#include <thread>

#include "db/durable_files.h"
#include "db/games/games_format.h"
#include "db/games/manifest_state.h"
#include "db/games/packed_bytes.h"
#include "db/games/statistics_merge.h"
#include "db/inventory.h"
#include "db/rocksdb_options.h"
#include "db/slice_view.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

/// Throws unless the games are of this program's format.
void require_this_format(const fs::path& database) {
  const std::uint32_t format = read_games_format(database);
  if (format == kGamesFormatVersion) return;
  throw StorageError(StorageFault::older_games, games_path(database).string(),
                     "the games have format " + std::to_string(format) +
                         ", this program reads format " + std::to_string(kGamesFormatVersion));
}

StorageError cut_manifest(const fs::path& directory) {
  return {StorageFault::damaged, directory.string(), "the MANIFEST is not as it was written"};
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

std::vector<rocksdb::ColumnFamilyDescriptor> games_families(std::uint32_t format) {
  std::vector<rocksdb::ColumnFamilyDescriptor> all;
  all.emplace_back(rocksdb::kDefaultColumnFamilyName, games_options());
  for (std::size_t i = 0; i < games_families_of(format); ++i)
    all.emplace_back(std::string(kGamesFamilyNames[i]),
                     family_options(static_cast<GamesFamily>(i)));
  return all;
}

std::string encode_changes(std::uint64_t changes) {
  std::string value;
  append_big_endian(changes, 8, value);
  return value;
}

GamesHandle::~GamesHandle() {
  for (auto* const handle : handles_) delete handle;
}

rocksdb::Status GamesHandle::open(Access access) {
  rocksdb::DB* db = nullptr;
  const auto families = games_families(format_);
  auto status = access == Access::reading
                    ? rocksdb::DB::OpenForReadOnly(games_options(), path_, families, &handles_, &db)
                    : rocksdb::DB::Open(games_options(), path_, families, &handles_, &db);
  db_.reset(db);
  if (!status.ok()) return status;
  for (std::size_t i = 0; i < games_families_of(format_); ++i) families_[i] = handles_[i + 1];
  return status;
}

/// The file SHUKEI and the database must tell one format.
void GamesHandle::require_format() const {
  rocksdb::PinnableSlice value;
  std::string expected;
  append_big_endian(format_, 4, expected);
  if (!get(GamesFamily::meta, kGamesFormatKey, value) || view(value) != expected)
    throw StorageError(StorageFault::damaged, path_,
                       "the games do not have the format that their file SHUKEI tells");
}

/// What was acknowledged must be there.
void GamesHandle::require_changes(const AcknowledgedChanges& acknowledged) const {
  const std::uint64_t changes = read_changes();
  if (changes >= acknowledged.changes) return;
  throw StorageError(StorageFault::damaged, path_,
                     "games or notes were lost: " + std::to_string(acknowledged.changes) +
                         " changes were stored, " + std::to_string(changes) + " are there");
}

GamesHandle GamesHandle::open_for_reading(const fs::path& database) {
  const fs::path directory = games_path(database);
  if (!has_games(database))
    throw StorageError(StorageFault::missing, database.string(), "no games are stored here");
  require_this_format(database);
  // RocksDB reads the MANIFEST, then opens the files and logs it found there by name; a writer may
  // have deleted some by then, and first wrote so into the MANIFEST. So what was opened counts
  // only when the MANIFEST is still the same; from then on deleting names changes nothing.
  for (int attempt = 1;; ++attempt) {
    const std::string before = manifest_state(directory);
    const AcknowledgedChanges acknowledged = read_acknowledged(directory);
    const bool is_whole = is_manifest_whole(directory, acknowledged);
    GamesHandle handle(directory.string(), kGamesFormatVersion);
    const auto status = handle.open(Access::reading);
    const bool unchanged = manifest_state(directory) == before;
    if (status.ok() && unchanged) {
      if (!is_whole) throw cut_manifest(directory);
      handle.require_format();
      handle.require_changes(acknowledged);
      return handle;
    }
    if (unchanged || attempt == kMostAttempts)
      throw storage_error(status, directory.string(), "the games cannot be opened");
    wait_a_moment(attempt);
  }
}

GamesHandle GamesHandle::open_for_writing(const fs::path& database) {
  require_this_format(database);
  return open_as_it_is(database, Access::writing);
}

GamesHandle GamesHandle::open_as_it_is(const fs::path& database, Access access) {
  const fs::path directory = games_path(database);
  GamesHandle handle(directory.string(), read_games_format(database));
  std::optional<AcknowledgedChanges> acknowledged;
  if (handle.format_ >= 2) acknowledged = read_acknowledged(directory);
  // Before it is opened: a writer begins another MANIFEST.
  if (acknowledged && !is_manifest_whole(directory, *acknowledged)) throw cut_manifest(directory);
  require_ok(handle.open(access), directory.string(), "the games cannot be opened");
  handle.require_format();
  if (acknowledged) handle.require_changes(*acknowledged);
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

std::uint64_t GamesHandle::read_changes() const {
  rocksdb::PinnableSlice value;
  const bool is_there = get(GamesFamily::meta, kChangesKey, value);
  PackedReader reader(view(value));
  const std::uint64_t changes = reader.big_endian(8);
  if (!is_there || !reader.is_sound() || !reader.at_end())
    throw StorageError(StorageFault::damaged, path_,
                       "the games do not tell how often they changed");
  return changes;
}

NotesTotals GamesHandle::read_notes_totals() const {
  rocksdb::PinnableSlice value;
  std::optional<NotesTotals> totals;
  if (get(GamesFamily::meta, kNotesKey, value)) totals = decode_notes_totals(view(value));
  if (!totals)
    throw StorageError(StorageFault::damaged, path_,
                       "the games do not tell how many notes there are");
  return *totals;
}

}  // namespace shukei::db

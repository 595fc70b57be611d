#include "db/backup/backup_directory.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <functional>
#include <set>
#include <system_error>
#include <utility>

#include "db/backup/database_snapshot.h"
#include "db/backup/rocksdb_backups.h"
#include "db/build_lock.h"
#include "db/building_directory.h"
#include "db/database.h"
#include "db/durable_files.h"
#include "db/games/acknowledged_changes.h"
#include "db/games/games_handle.h"
#include "db/games/games_schema.h"
#include "db/inventory.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMarker = "shukei backups\nformat 1\n";
constexpr std::string_view kMarkerTitle = "shukei backups\n";
constexpr std::string_view kRecordPrefix = "backup-";
constexpr std::size_t kNumberDigits = 6;

void make_directories(const fs::path& directory) {
  std::error_code error;
  fs::create_directories(directory, error);
  if (error) throw system_error(error.value(), directory.string(), "cannot make the directory");
}

/// Who makes or deletes backups holds this; who reads them does not.
BuildLock lock_of(const fs::path& directory) {
  return BuildLock(directory / "backups", "making backups");
}

/// Whether there is nothing in a directory but what a kill while it was made ready leaves.
bool is_unused(const fs::path& directory) {
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(directory, error)) {
    const std::string name = entry.path().filename().string();
    if (name != "backups.lock" && name != std::string(kInventoryFile) + ".new") return false;
  }
  return !error;
}

void require_marker(const fs::path& directory) {
  const std::string path = directory.string();
  std::error_code error;
  const auto type = fs::status(directory, error).type();
  if (type == fs::file_type::not_found)
    throw StorageError(StorageFault::missing, path, "there are no backups here");
  if (type == fs::file_type::none) throw system_error(error.value(), path, "cannot look");
  const StorageError not_ours(StorageFault::not_a_database, path,
                              "this holds no backups of Shukei's; it is left alone");
  if (type != fs::file_type::directory || !has_inventory(directory)) throw not_ours;
  const std::string text = read_file(directory / kInventoryFile);
  if (text == kMarker) return;
  if (!text.starts_with(kMarkerTitle)) throw not_ours;
  throw StorageError(StorageFault::other_format, path,
                     "these backups have another format than the one this program reads, 1");
}

/// Keeps the files of the openings that RocksDB's engine did not copy: the list of them holds all.
void keep_files(const fs::path& database, const std::set<std::string>& copied,
                BackupRecord& record) {
  for (const auto& entry : fs::directory_iterator(database)) {
    const std::string name = entry.path().filename().string();
    if (entry.is_regular_file() && entry.path().extension() != ".sst" && !copied.contains(name))
      record.files.push_back({name, read_file(entry.path())});
  }
  std::sort(record.files.begin(), record.files.end(),
            [](const KeptFile& a, const KeptFile& b) { return a.name < b.name; });
}

std::uint64_t positions_of(const DatabaseFacts& facts) {
  std::uint64_t positions = 0;
  for (const LevelFacts& level : facts.levels) positions += level.tally.positions;
  return positions;
}

/// How many games there are, in whatever format they are.
std::uint64_t games_in(const fs::path& database) {
  return GamesHandle::open_as_it_is(database, GamesHandle::Access::reading).read_totals().games;
}

/// Throws unless a restored database is what the record says.
void require_whole(const fs::path& database, const BackupRecord& record) {
  const auto damaged = [&](const std::string& what) {
    return StorageError(StorageFault::damaged, database.string(), what);
  };
  if (record.openings) {
    for (const std::string& problem : check_inventory(database)) throw damaged(problem);
    if (positions_of(Database::open(database).facts()) != record.positions)
      throw damaged("it does not have the positions it had");
  }
  if (has_games(database) != record.games_part.has_value() ||
      (record.games_part && games_in(database) != record.games))
    throw damaged("it does not have the games it had");
}

}  // namespace

BackupDirectory BackupDirectory::open(const fs::path& directory) {
  require_marker(directory);
  return BackupDirectory(resolve_database_path(directory));
}

BackupDirectory BackupDirectory::open_or_make(const fs::path& directory) {
  std::error_code error;
  if (!fs::exists(directory, error) || is_unused(directory)) {
    make_directories(directory);
    const BuildLock lock = lock_of(directory);
    replace_file(directory / kInventoryFile, kMarker);
  }
  return open(directory);
}

fs::path BackupDirectory::record_path(std::uint32_t number) const {
  std::string digits = std::to_string(number);
  digits.insert(0, kNumberDigits - std::min(kNumberDigits, digits.size()), '0');
  return path_ / (std::string(kRecordPrefix) + digits);
}

std::vector<std::uint32_t> BackupDirectory::numbers() const {
  std::vector<std::uint32_t> numbers;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(path_, error)) {
    const std::string name = entry.path().filename().string();
    std::uint32_t number = 0;
    if (!name.starts_with(kRecordPrefix)) continue;
    std::from_chars(name.data() + kRecordPrefix.size(), name.data() + name.size(), number);
    if (number > 0 && record_path(number).filename() == name) numbers.push_back(number);
  }
  if (error) throw system_error(error.value(), path_.string(), "cannot read the directory");
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

std::optional<BackupRecord> BackupDirectory::record(std::uint32_t number) const {
  std::error_code error;
  if (!fs::exists(record_path(number), error)) return std::nullopt;
  auto record = decode_backup(read_file(record_path(number)));
  if (record && record->number != number) return std::nullopt;
  return record;
}

BackupRecord BackupDirectory::sound_record(std::uint32_t number) const {
  auto found = record(number);
  if (!found)
    throw StorageError(StorageFault::damaged, record_path(number).string(),
                       "the record of the backup is not as it was written");
  return *std::move(found);
}

/// Deletes what no record names. Nothing while a record cannot be read: it may name anything.
void BackupDirectory::tidy_up() const {
  std::set<std::uint32_t> openings;
  std::set<std::uint32_t> games;
  for (const std::uint32_t number : numbers()) {
    const auto known = record(number);
    if (!known) return;
    if (known->openings) openings.insert(known->openings->id);
    if (known->games_part) games.insert(known->games_part->id);
  }
  RocksdbBackups(openings_path(), RocksdbBackups::Access::writing).keep_only(openings);
  RocksdbBackups(games_part_path(), RocksdbBackups::Access::writing).keep_only(games);
}

BackupRecord BackupDirectory::take(const fs::path& database) {
  using enum RocksdbBackups::Access;
  const BuildLock lock = lock_of(path_);
  tidy_up();
  const DatabaseSnapshot snapshot(database, path_ / "taking");
  const std::vector<std::uint32_t> before = numbers();
  BackupRecord made;
  made.number = before.empty() ? 1 : before.back() + 1;
  if (has_inventory(snapshot.path())) {
    made.positions = positions_of(Database::open(snapshot.path()).facts());
    RocksdbBackups engine(openings_path(), writing);
    made.openings = engine.take(snapshot.path());
    made.bytes += engine.bytes(*made.openings);
    keep_files(snapshot.path(), engine.own_files(*made.openings), made);
  }
  if (has_games(snapshot.path())) {
    made.games = games_in(snapshot.path());
    RocksdbBackups engine(games_part_path(), writing);
    made.games_part = engine.take(games_path(snapshot.path()));
    made.bytes += engine.bytes(*made.games_part);
    for (const std::string_view name : {kInventoryFile, kAcknowledgedFile}) {
      const fs::path file = games_path(snapshot.path()) / name;
      if (fs::exists(file)) made.files.push_back({"games/" + std::string(name), read_file(file)});
    }
  }
  for (const KeptFile& file : made.files) made.bytes += file.bytes.size();
  made.taken = std::chrono::duration_cast<std::chrono::seconds>(
                   std::chrono::system_clock::now().time_since_epoch())
                   .count();
  replace_file(record_path(made.number), encode_backup(made));
  return made;
}

std::vector<std::uint32_t> BackupDirectory::keep(std::size_t newest) {
  const BuildLock lock = lock_of(path_);
  std::vector<std::uint32_t> old = numbers();
  old.resize(old.size() - std::min(newest, old.size()));
  for (const std::uint32_t number : old) {
    std::error_code error;
    fs::remove(record_path(number), error);
    if (error) throw system_error(error.value(), record_path(number).string(), "cannot delete");
  }
  sync_path(path_);
  tidy_up();
  return old;
}

std::vector<std::string> BackupDirectory::verify(std::uint32_t number) const {
  using enum RocksdbBackups::Access;
  std::vector<std::string> problems;
  const auto look = [&](const std::function<void()>& part) {
    try {
      part();
    } catch (const StorageError& error) {
      problems.push_back("backup " + std::to_string(number) + ": " + error.what());
    }
  };
  std::optional<BackupRecord> found;
  look([&] { found = sound_record(number); });
  if (!found) return problems;
  if (found->openings)
    look([&] { RocksdbBackups(openings_path(), reading).verify(*found->openings); });
  if (found->games_part)
    look([&] { RocksdbBackups(games_part_path(), reading).verify(*found->games_part); });
  return problems;
}

void BackupDirectory::restore_files(const BackupRecord& record, const fs::path& to) const {
  using enum RocksdbBackups::Access;
  // The engine empties the directory it writes to: the inner one comes after the outer one.
  if (record.openings) RocksdbBackups(openings_path(), reading).restore(*record.openings, to);
  if (record.games_part)
    RocksdbBackups(games_part_path(), reading).restore(*record.games_part, games_path(to));
  for (const KeptFile& file : record.files) {
    std::error_code ignored;
    fs::remove(to / file.name, ignored);
    write_file(to / file.name, file.bytes);
  }
}

BackupRecord BackupDirectory::restore(std::uint32_t number, const fs::path& database,
                                      Replace replace) const {
  BackupRecord record = sound_record(number);
  for (const std::string& problem : verify(number))
    throw StorageError(StorageFault::damaged, path_.string(), problem);
  const fs::path path = resolve_database_path(database);
  make_directories(path.parent_path());
  const BuildLock lock(path);
  recover_previous(path);
  require_replaceable(path, replace);
  if (replace == Replace::no && has_games(path))
    throw StorageError(StorageFault::exists, path.string(), "there are games here already");
  const BuildingDirectory building(path);
  restore_files(record, building.path());
  require_whole(building.path(), record);
  if (record.games_part) sync_tree(games_path(building.path()));
  sync_tree(building.path());
  publish_directory(building.path(), path, replace);
  return record;
}

}  // namespace shukei::db

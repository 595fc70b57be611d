#include "db/backup/rocksdb_backups.h"

#include <rocksdb/db.h>

#include <vector>

#include "db/byte_hash.h"
#include "db/durable_files.h"
#include "db/games/games_schema.h"
#include "db/games/statistics_merge.h"
#include "db/rocksdb_options.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

constexpr int kThreads = 2;

rocksdb::BackupEngineOptions engine_options(const fs::path& directory) {
  rocksdb::BackupEngineOptions options(directory.string());
  options.share_table_files = true;
  options.share_files_with_checksum = true;
  options.sync = true;
  options.max_background_operations = kThreads;
  return options;
}

/// A RocksDB database open for reading, with all its families, known or not.
class OpenDatabase {
 public:
  explicit OpenDatabase(const fs::path& directory) {
    const rocksdb::Options options = rocksdb_options();
    std::vector<std::string> names;
    require_ok(rocksdb::DB::ListColumnFamilies(options, directory.string(), &names),
               directory.string(), "the database is damaged");
    std::vector<rocksdb::ColumnFamilyDescriptor> families;
    families.reserve(names.size());
    for (const std::string& name : names) families.emplace_back(name, options_of(name));
    rocksdb::DB* opened = nullptr;
    require_ok(
        rocksdb::DB::OpenForReadOnly(options, directory.string(), families, &handles_, &opened),
        directory.string(), "the database is damaged");
    db_.reset(opened);
  }
  ~OpenDatabase() {
    for (auto* const handle : handles_) delete handle;
  }
  OpenDatabase(const OpenDatabase&) = delete;
  OpenDatabase& operator=(const OpenDatabase&) = delete;
  [[nodiscard]] rocksdb::DB* get() const { return db_.get(); }

 private:
  static rocksdb::Options options_of(const std::string& family) {
    rocksdb::Options options = rocksdb_options();
    constexpr auto kMerged = static_cast<std::size_t>(GamesFamily::position_statistics);
    if (family == kGamesFamilyNames[kMerged]) options.merge_operator = statistics_merge();
    return options;
  }

  std::unique_ptr<rocksdb::DB> db_;
  std::vector<rocksdb::ColumnFamilyHandle*> handles_;
};

}  // namespace

RocksdbBackups::RocksdbBackups(const fs::path& directory, Access access) : directory_(directory) {
  const rocksdb::BackupEngineOptions options = engine_options(directory);
  rocksdb::BackupEngine* writer = nullptr;
  rocksdb::BackupEngineReadOnly* reader = nullptr;
  const rocksdb::Status status =
      access == Access::writing
          ? rocksdb::BackupEngine::Open(options, rocksdb::Env::Default(), &writer)
          : rocksdb::BackupEngineReadOnly::Open(options, rocksdb::Env::Default(), &reader);
  writer_.reset(writer);
  reader_.reset(reader);
  require_ok(status, directory_.string(), "the backups cannot be opened");
}

RocksdbBackups::~RocksdbBackups() = default;

const rocksdb::BackupEngineReadOnlyBase& RocksdbBackups::engine() const {
  if (writer_) return *writer_;
  return *reader_;
}

EngineBackup RocksdbBackups::take(const fs::path& database) {
  const OpenDatabase source(database);
  rocksdb::BackupID id = 0;
  const auto status = writer_->CreateNewBackup(rocksdb::CreateBackupOptions(), source.get(), &id);
  if (!status.ok()) {
    writer_->GarbageCollect().PermitUncheckedError();  // else the next one does
    throw storage_error(status, directory_.string(), "cannot copy the database");
  }
  const EngineBackup made{id, digest_of(id)};
  verify(made);
  return made;
}

void RocksdbBackups::keep_only(const std::set<std::uint32_t>& ids) {
  std::vector<rocksdb::BackupInfo> sound;
  std::vector<rocksdb::BackupID> found;
  writer_->GetCorruptedBackups(&found);
  writer_->GetBackupInfo(&sound);
  for (const rocksdb::BackupInfo& info : sound) found.push_back(info.backup_id);
  for (const rocksdb::BackupID id : found) {
    if (!ids.contains(id))
      require_ok(writer_->DeleteBackup(id), directory_.string(), "cannot delete a backup");
  }
  require_ok(writer_->GarbageCollect(), directory_.string(), "cannot tidy up");
}

std::uint64_t RocksdbBackups::digest_of(std::uint32_t id) const {
  return byte_hash(read_file(directory_ / "meta" / std::to_string(id)));
}

void RocksdbBackups::verify(const EngineBackup& backup) const {
  const std::string place = directory_.string();
  constexpr bool kWithChecksums = true;
  require_ok(engine().VerifyBackup(backup.id, kWithChecksums), place,
             "the backup is not as it was written");
  if (digest_of(backup.id) != backup.digest)
    throw StorageError(StorageFault::damaged, place,
                       "the list of the backup's files is not as it was written");
}

void RocksdbBackups::restore(const EngineBackup& backup, const fs::path& to) const {
  require_ok(
      engine().RestoreDBFromBackup(rocksdb::RestoreOptions(), backup.id, to.string(), to.string()),
      directory_.string(), "cannot bring the backup back");
}

rocksdb::BackupInfo RocksdbBackups::info_of(const EngineBackup& backup, bool with_files) const {
  rocksdb::BackupInfo info;
  require_ok(engine().GetBackupInfo(backup.id, &info, with_files), directory_.string(),
             "the backup is not as it was written");
  return info;
}

std::set<std::string> RocksdbBackups::own_files(const EngineBackup& backup) const {
  std::set<std::string> names;
  for (const rocksdb::BackupFileInfo& file : info_of(backup, true).file_details) {
    if (file.relative_filename.starts_with("private/"))
      names.insert(fs::path(file.relative_filename).filename().string());
  }
  return names;
}

std::uint64_t RocksdbBackups::bytes(const EngineBackup& backup) const {
  return info_of(backup, false).size;
}

}  // namespace shukei::db

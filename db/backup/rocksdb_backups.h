#pragma once

#include <rocksdb/utilities/backup_engine.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <set>
#include <string>

#include "db/backup/backup_record.h"

namespace shukei::db {

/// Backups of one RocksDB database, in a directory of their own, by RocksDB's BackupEngine: SST
/// files are shared by the backups that have them, with a checksum of every file, all handed over
/// to the disk. Internal to db/. All throw StorageError.
class RocksdbBackups {
 public:
  enum class Access { reading, writing };
  /// REQUIRES for writing that no other process is at work here.
  RocksdbBackups(const std::filesystem::path& directory, Access access);
  ~RocksdbBackups();

  /// Copies the database in `database`, which nobody writes, and reads the copy back.
  EngineBackup take(const std::filesystem::path& database);
  /// Deletes all backups but these, and what interrupted ones have left.
  void keep_only(const std::set<std::uint32_t>& ids);

  /// Compares every file of a backup with its checksum; throws (damaged) when one is not as it was.
  void verify(const EngineBackup& backup) const;
  /// Copies the files of a backup into a directory, comparing checksums on the way.
  void restore(const EngineBackup& backup, const std::filesystem::path& to) const;
  /// The names of the files that only this backup has: CURRENT, MANIFEST-000005, ...
  [[nodiscard]] std::set<std::string> own_files(const EngineBackup& backup) const;
  [[nodiscard]] std::uint64_t bytes(const EngineBackup& backup) const;

 private:
  [[nodiscard]] const rocksdb::BackupEngineReadOnlyBase& engine() const;
  [[nodiscard]] rocksdb::BackupInfo info_of(const EngineBackup& backup, bool with_files) const;
  [[nodiscard]] std::uint64_t digest_of(std::uint32_t id) const;

  std::filesystem::path directory_;
  std::unique_ptr<rocksdb::BackupEngine> writer_;
  std::unique_ptr<rocksdb::BackupEngineReadOnly> reader_;
};

}  // namespace shukei::db

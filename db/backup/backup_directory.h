#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "db/backup/backup_record.h"
#include "db/publish_directory.h"

namespace shukei::db {

/// A directory of numbered backups of a database, each of the whole of it at one moment: openings,
/// games and the files beside them. Files that several backups have are there once. Every function
/// does one thing and leaves nothing open; whatever happens on the way, kill -9 and power cuts
/// included, the backups that were there before stay whole. FORMAT.md, "Backups".
class BackupDirectory {
 public:
  /// The backups in a directory. Throws StorageError: missing, not_a_database (it holds no backups
  /// of Shukei's), other_format, no_permission, io.
  static BackupDirectory open(const std::filesystem::path& directory);
  /// The same; a directory that is empty or not there is made ready for backups first.
  static BackupDirectory open_or_make(const std::filesystem::path& directory);

  /// The numbers of the backups, ascending; also of those whose record is damaged.
  [[nodiscard]] std::vector<std::uint32_t> numbers() const;
  /// What a backup is made of; nothing when its record is not as it was written or not there.
  [[nodiscard]] std::optional<BackupRecord> record(std::uint32_t number) const;

  /// Makes a backup of the database as it is at one moment, also while it is built anew or
  /// imported into, and reads it back. Throws StorageError: locked (another process makes one
  /// here), what opening the database throws, damaged, no_permission, io. Cost: the files that no
  /// backup here has are copied, all are read.
  BackupRecord take(const std::filesystem::path& database);
  /// Deletes all but the newest ones; the numbers of those deleted, ascending. REQUIRES newest
  /// >= 1.
  std::vector<std::uint32_t> keep(std::size_t newest);

  /// What is wrong with a backup, one line each: its record, its files, their checksums.
  [[nodiscard]] std::vector<std::string> verify(std::uint32_t number) const;

  /// Puts a backup at the place of a database in one step, as a build does, after every file was
  /// compared with its checksum. With Replace::no nothing of ours may stand there, not even games
  /// alone. Returns the record. Throws StorageError: damaged, exists, locked, not_a_database, ...
  BackupRecord restore(std::uint32_t number, const std::filesystem::path& database,
                       Replace replace) const;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  explicit BackupDirectory(std::filesystem::path path) : path_(std::move(path)) {}
  [[nodiscard]] std::filesystem::path record_path(std::uint32_t number) const;
  [[nodiscard]] std::filesystem::path openings_path() const { return path_ / "openings"; }
  [[nodiscard]] std::filesystem::path games_part_path() const { return path_ / "games"; }
  [[nodiscard]] BackupRecord sound_record(std::uint32_t number) const;
  void restore_files(const BackupRecord& record, const std::filesystem::path& to) const;
  void tidy_up() const;

  std::filesystem::path path_;
};

}  // namespace shukei::db

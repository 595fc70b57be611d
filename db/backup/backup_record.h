#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shukei::db {

/// A small file of a database that a backup keeps as it is.
struct KeptFile {
  std::string name;  ///< Within the database: "facts.json", "games/SHUKEI".
  std::string bytes;
  friend bool operator==(const KeptFile&, const KeptFile&) = default;
};

/// A backup that RocksDB's engine made of one of the two RocksDB databases.
struct EngineBackup {
  std::uint32_t id = 0;
  std::uint64_t digest = 0;  ///< byte_hash() of the engine's list of files with their checksums.
  friend bool operator==(const EngineBackup&, const EngineBackup&) = default;
};

/// What one backup is made of: the last thing written of it. A backup without its record is none.
struct BackupRecord {
  std::uint32_t number = 0;     ///< From 1 on; never given twice in a directory.
  std::int64_t taken = 0;       ///< Seconds since 1970 by the clock of the machine; told, not used.
  std::uint64_t positions = 0;  ///< Of all levels of the openings.
  std::uint64_t games = 0;
  std::uint64_t bytes = 0;  ///< Of all files, shared ones included.
  std::optional<EngineBackup> openings;
  std::optional<EngineBackup> games_part;
  std::vector<KeptFile> files;
  friend bool operator==(const BackupRecord&, const BackupRecord&) = default;
};

/// The bytes of a record: lines, then the kept files one after the other (FORMAT.md, "Backups").
std::string encode_backup(const BackupRecord& record);

/// Nothing when the bytes are not what encode_backup() gives, or a kept file lies outside the
/// database: "../x", "/x".
std::optional<BackupRecord> decode_backup(std::string_view bytes);

/// The kept file of this name; nullptr when there is none.
const KeptFile* find_file(const BackupRecord& record, std::string_view name);

}  // namespace shukei::db

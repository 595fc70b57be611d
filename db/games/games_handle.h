#pragma once

#include <rocksdb/db.h>

#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "db/games/acknowledged_changes.h"
#include "db/games/games_schema.h"
#include "db/games/games_totals.h"
#include "db/games/position_note.h"

namespace shukei::db {

/// How the RocksDB database of the games is set up: as the openings', but written all the time, so
/// with a log and compactions; all families are flushed together. Internal to db/.
rocksdb::Options games_options();

/// The options of one family: `position_statistics` has the merge operator.
rocksdb::Options family_options(GamesFamily family);

/// RocksDB's `default`, then all of ours that a format has, in the order of GamesFamily.
std::vector<rocksdb::ColumnFamilyDescriptor> games_families(std::uint32_t format);

/// The meta record `changes`: eight bytes, big-endian.
std::string encode_changes(std::uint64_t changes);

/// An open RocksDB database of games and its families. Internal to db/.
class GamesHandle {
 public:
  /// Opens the games of `database` for reading, beside a writer in another process if there is
  /// one: what it sees is what was committed at one moment. Throws StorageError: missing (no games
  /// there), older_games, newer_games, damaged, no_permission, io.
  static GamesHandle open_for_reading(const std::filesystem::path& database);
  /// Opens them for writing. REQUIRES that the caller holds the BuildLock and has_games().
  static GamesHandle open_for_writing(const std::filesystem::path& database);
  enum class Access : std::uint8_t { reading, writing };
  /// Opens them in the format they have, an older one or this program's; families that it does not
  /// have are null. REQUIRES that nobody writes them meanwhile.
  static GamesHandle open_as_it_is(const std::filesystem::path& database, Access access);

  GamesHandle(GamesHandle&&) noexcept = default;
  GamesHandle& operator=(GamesHandle&&) = delete;
  ~GamesHandle();

  [[nodiscard]] rocksdb::DB& db() const { return *db_; }
  [[nodiscard]] rocksdb::ColumnFamilyHandle* family(GamesFamily family) const {
    return families_[static_cast<std::size_t>(family)];
  }
  [[nodiscard]] std::uint32_t format() const { return format_; }
  /// How messages name the place: the directory of the games.
  [[nodiscard]] const std::string& path() const { return path_; }
  /// The meta record. Throws StorageError (damaged).
  [[nodiscard]] GamesTotals read_totals() const;
  [[nodiscard]] NotesTotals read_notes_totals() const;
  /// How many changes are stored: imported files and notes written or deleted; since format 2.
  [[nodiscard]] std::uint64_t read_changes() const;

  /// Whether there is a row; its value. Throws StorageError when it cannot be read.
  bool get(GamesFamily family, std::string_view key, rocksdb::PinnableSlice& value) const;

 private:
  GamesHandle(std::string path, std::uint32_t format) : path_(std::move(path)), format_(format) {}
  rocksdb::Status open(Access access);
  void require_format() const;
  void require_changes(const AcknowledgedChanges& acknowledged) const;

  std::string path_;
  std::uint32_t format_;
  std::unique_ptr<rocksdb::DB> db_;
  std::vector<rocksdb::ColumnFamilyHandle*> handles_;
  std::array<rocksdb::ColumnFamilyHandle*, kGamesFamilyNames.size()> families_{};
};

}  // namespace shukei::db

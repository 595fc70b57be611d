#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "db/database_facts.h"
#include "db/key_range.h"
#include "db/position_record.h"
#include "db/position_scan.h"
#include "rules/canonical_form.h"

namespace shukei::db {

struct DatabaseStore;

/// A finished database, open for reading. Any number of processes may read at once, and while it
/// is replaced: an open Database goes on answering from what it has opened. All functions may be
/// called by several threads at once. Reading writes nothing.
class Database {
 public:
  /// Opens the database at `path`. Throws StorageError: missing, not_a_database, other_format,
  /// incomplete, damaged, no_permission, io. Cost: a few milliseconds; every file is opened, no
  /// row is read.
  static Database open(const std::filesystem::path& path);

  Database(Database&&) noexcept;
  Database& operator=(Database&&) noexcept;
  ~Database();

  [[nodiscard]] const DatabaseFacts& facts() const;

  /// What is kept of a position; nothing when it is not stored, its level not being stored
  /// included. Throws StorageError when the row cannot be read. Cost: one read of a key.
  [[nodiscard]] std::optional<PositionRecord> find(const CanonicalBoard& position) const;

  /// The rows of a level, or of a range of its keys; none when the level is not stored.
  [[nodiscard]] PositionScan scan(int stones, const KeyRange& range = KeyRange::whole()) const;

  /// Ranges, ascending and disjoint, that together are the whole level, for reading on several
  /// threads: one for each file. Empty when the level is not stored.
  [[nodiscard]] std::vector<KeyRange> ranges(int stones) const;

 private:
  friend class StorageCheck;
  explicit Database(std::unique_ptr<DatabaseStore> store);
  std::unique_ptr<DatabaseStore> store_;
};

}  // namespace shukei::db

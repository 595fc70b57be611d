#pragma once

#include <rocksdb/db.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "db/database_facts.h"
#include "db/level_range.h"

namespace shukei::db {

/// The directory in which writers write; what is in it moves to the database when it is ingested.
inline std::filesystem::path rows_path(const std::filesystem::path& building) {
  return building / "rows";
}

/// The RocksDB database of a build: what the writers wrote, brought together. Internal to db/.
class BuiltDatabase {
 public:
  /// Makes an empty database with the families of the levels in `facts` and ingests all ranges and
  /// the meta records of `facts` in one atomic step. `ranges` ascend by level and key.
  BuiltDatabase(const std::filesystem::path& directory, const DatabaseFacts& facts,
                const std::vector<WrittenRange>& ranges);
  ~BuiltDatabase();
  BuiltDatabase(const BuiltDatabase&) = delete;
  BuiltDatabase& operator=(const BuiltDatabase&) = delete;

  /// Reads all back on `threads` threads: every block with its checksum, every file with its own,
  /// every row against the tallies in `ranges`. Throws StorageError.
  void check(const std::vector<WrittenRange>& ranges, int threads);

  /// Adds the last record, `complete`, and closes the database.
  void complete_and_close();

 private:
  rocksdb::ColumnFamilyHandle* family(int stones) const;
  void create_families(const DatabaseFacts& facts);
  void ingest(const std::vector<WrittenRange>& ranges);
  rocksdb::IngestExternalFileArg meta_file(const std::string& name, const MetaRecords& records);
  /// Reads the rows from the first one of the range, or of the level when it `is_first`, to
  /// `end`, which is empty for the last range.
  void check_range(const WrittenRange& range, bool is_first, const std::string& end);

  std::filesystem::path directory_;
  MetaRecords meta_;
  std::unique_ptr<rocksdb::DB> db_;
  std::vector<rocksdb::ColumnFamilyHandle*> families_;  ///< [0] meta, then one for each level
  std::vector<int> levels_;
};

}  // namespace shukei::db

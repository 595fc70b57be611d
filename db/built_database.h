#pragma once

#include <rocksdb/db.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "db/database_facts.h"
#include "db/written_range.h"

namespace shukei::db {

/// The RocksDB database of a build: what the writers wrote, brought together. Internal to db/.
class BuiltDatabase {
 public:
  /// Makes an empty database with the families of the levels in `facts` and ingests all ranges and
  /// the meta records of `facts` in one atomic step. `ranges` ascend by level and key; their files
  /// lose their names. Files of meta records are made in `scratch`.
  BuiltDatabase(std::filesystem::path directory, const DatabaseFacts& facts,
                const std::vector<WrittenRange>& ranges, std::filesystem::path scratch);
  BuiltDatabase(const BuiltDatabase&) = delete;
  BuiltDatabase& operator=(const BuiltDatabase&) = delete;

  /// Compares every block and every file with its checksum and the number of rows with the
  /// levels' tallies, on `threads` threads. Decodes no row. Throws StorageError.
  void check(int threads);

  /// Adds the last record, `complete`, and closes the database.
  void complete_and_close();

 private:
  rocksdb::ColumnFamilyHandle* family(int stones) const;
  void create_families();
  void ingest(const std::vector<WrittenRange>& ranges);
  rocksdb::IngestExternalFileArg meta_file(const std::string& name, const MetaRecords& records);
  void require_all_rows();

  std::filesystem::path directory_;
  std::filesystem::path scratch_;
  std::vector<LevelFacts> levels_;
  MetaRecords meta_;
  std::unique_ptr<rocksdb::DB> db_;
  /// [0] meta, then one for each level. After db_: RocksDB aborts when one outlives it.
  std::vector<std::unique_ptr<rocksdb::ColumnFamilyHandle>> families_;
};

}  // namespace shukei::db

#pragma once

#include <rocksdb/db.h>

#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "db/database.h"

namespace shukei::db {

/// The inside of a Database: a read-only RocksDB handle and its families.
struct DatabaseStore {
  /// Opens what is at `directory` and reads its facts; `path` is how messages name it.
  DatabaseStore(const std::filesystem::path& directory, std::string path);
  ~DatabaseStore();
  DatabaseStore(const DatabaseStore&) = delete;
  DatabaseStore& operator=(const DatabaseStore&) = delete;

  /// The family of a level; nullptr when it is not stored.
  [[nodiscard]] rocksdb::ColumnFamilyHandle* family(int stones) const {
    return stones >= 1 && stones <= kMostStones ? levels[static_cast<std::size_t>(stones)]
                                                : nullptr;
  }

  std::string path;
  std::unique_ptr<rocksdb::DB> db;
  std::vector<rocksdb::ColumnFamilyHandle*> families;
  std::array<rocksdb::ColumnFamilyHandle*, kMostStones + 1> levels{};
  rocksdb::ColumnFamilyHandle* meta = nullptr;
  DatabaseFacts facts;

 private:
  void open_families(const std::filesystem::path& directory);
  [[nodiscard]] MetaRecords read_meta() const;
  void read_facts();
};

/// The inside of a PositionScan.
struct PositionScan::Cursor {
  Cursor(const DatabaseStore& store, int stones, KeyRange range);

  bool next();

  const DatabaseStore& store;
  int stones;
  KeyRange range;
  rocksdb::Slice past;
  std::unique_ptr<rocksdb::Iterator> row;  ///< Null when the level is not stored.
  bool started = false;
  Board board;
  PositionRecord record;
};

}  // namespace shukei::db

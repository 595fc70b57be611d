#pragma once

#include <rocksdb/db.h>

#include <array>
#include <cstdint>
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

  /// The keys of the files of a level, ascending; together the whole level.
  [[nodiscard]] const std::vector<KeyRange>& files(int stones) const {
    return file_ranges[static_cast<std::size_t>(stones)];
  }

  std::string path;
  std::unique_ptr<rocksdb::DB> db;
  std::vector<rocksdb::ColumnFamilyHandle*> families;
  std::array<rocksdb::ColumnFamilyHandle*, kMostStones + 1> levels{};
  std::array<std::vector<KeyRange>, kMostStones + 1> file_ranges;
  rocksdb::ColumnFamilyHandle* meta = nullptr;
  DatabaseFacts facts;

 private:
  void open_families(const std::filesystem::path& directory);
  void find_file_ranges();
  [[nodiscard]] MetaRecords read_meta() const;
  void read_facts(const std::filesystem::path& directory);
};

/// The inside of a PositionScan.
///
/// It reads file by file, each with an iterator of its own. RocksDB 7.8 tells of a damaged block
/// wherever it meets one, but for one place: when an iterator goes on from one file to the next
/// and the first block there is damaged, it ends there with a status that is ok.
class PositionScan::Cursor {
 public:
  Cursor(const DatabaseStore& store, int stones, const KeyRange& range);

  bool next();
  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] const PositionRecord& record() const { return record_; }

 private:
  bool step();
  void open_part();
  void require_all_rows() const;

  const DatabaseStore& store_;
  int stones_;
  std::vector<KeyRange> parts_;  ///< Those of the range, one for each file, last one first.
  bool is_whole_level_;
  std::uint64_t rows_ = 0;
  rocksdb::Slice past_;
  std::unique_ptr<rocksdb::Iterator> row_;  ///< In the last of parts_; null between them.
  Board board_;
  PositionRecord record_;
};

}  // namespace shukei::db

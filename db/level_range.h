#pragma once

#include <rocksdb/sst_file_writer.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "db/level_tally.h"
#include "db/level_writer.h"
#include "db/position_codec.h"
#include "db/position_key.h"

namespace shukei::db {

/// What a LevelWriter has written when it is done. Internal to db/.
struct WrittenRange {
  int stones = 0;
  int range_index = 0;
  /// In ascending order of their disjoint key ranges; none when the range has no rows.
  std::vector<rocksdb::ExternalSstFileInfo> files;
  LevelTally tally;

  [[nodiscard]] const std::string& first_key() const { return files.front().smallest_key; }
  [[nodiscard]] const std::string& last_key() const { return files.back().largest_key; }
};

/// The most rows of one SST file; a range of more rows gets several.
inline constexpr std::uint64_t kMostRowsOfFile = 4'000'000;

/// The inside of a LevelWriter.
struct LevelWriter::Range {
  Range(int stones, int range_index, std::filesystem::path file_stem,
        std::function<void(WrittenRange)> on_finish);

  void put(const Board& canonical, const PositionRecord& record);
  void begin_bundle(const Board& rest);
  void put_last(Point last, const PositionRecord& record);
  void finish();

 private:
  void open_file();
  void close_file();
  /// Adds the row whose key is in key_ and whose position has this hash.
  void put_row(std::uint64_t hash, const PositionRecord& record);

  WrittenRange written_;
  std::filesystem::path file_stem_;
  std::function<void(WrittenRange)> on_finish_;
  std::unique_ptr<rocksdb::SstFileWriter> file_;
  std::string file_name_;
  LevelTally file_tally_;
  KeyBytes key_{};
  /// The stone_sum() of the bundle.
  std::uint64_t bundle_sum_ = 0;
  ValueBytes value_{};
};

}  // namespace shukei::db

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
#include "db/written_range.h"

namespace shukei::db {

/// The most rows of one SST file; a range of more rows gets several.
inline constexpr std::uint64_t kMostRowsOfFile = 8'000'000;

/// The inside of a LevelWriter.
struct LevelWriter::Range {
  /// Where the rows go: which level and range, in which directory of which file system.
  struct Place {
    int stones;
    int range_index;
    std::filesystem::path directory;
    rocksdb::Env* env;
  };

  /// `on_finish` is given what was written, on the thread that finishes.
  Range(Place place, std::function<void(WrittenRange)> on_finish);

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
  rocksdb::Env* env_;
  std::function<void(WrittenRange)> on_finish_;
  std::unique_ptr<rocksdb::SstFileWriter> file_;
  std::string file_path_;
  LevelTally file_tally_;
  KeyBytes key_{};
  /// The stone_sum() of the bundle.
  std::uint64_t bundle_sum_ = 0;
  ValueBytes value_{};
};

}  // namespace shukei::db

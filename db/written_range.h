#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "db/level_tally.h"

namespace shukei::db {

/// A finished file of rows of one level, in the order of their keys.
struct WrittenFile {
  std::string name;         ///< In the directory of its range.
  std::uint64_t bytes = 0;  ///< Its size.
  std::uint64_t rows = 0;   ///< One at least.
  std::string first_key;    ///< The least key, as bytes.
  std::string last_key;     ///< The greatest.
  std::string checksum;     ///< CRC32C of its bytes, four bytes, big-endian.
  friend bool operator==(const WrittenFile&, const WrittenFile&) = default;
};

/// The rows of one range of a level that were written: what a LevelWriter has done when it is
/// finished, and what may be done by another process at another time.
struct WrittenRange {
  int stones = 0;
  int range_index = 0;
  std::filesystem::path directory;  ///< Where its files are.
  /// In ascending order of their disjoint keys; none when the range has no rows.
  std::vector<WrittenFile> files;
  LevelTally tally;

  [[nodiscard]] bool empty() const { return files.empty(); }
  /// REQUIRES that it is not empty.
  [[nodiscard]] const std::string& first_key() const { return files.front().first_key; }
  [[nodiscard]] const std::string& last_key() const { return files.back().last_key; }
  [[nodiscard]] std::uint64_t bytes() const {
    std::uint64_t sum = 0;
    for (const WrittenFile& file : files) sum += file.bytes;
    return sum;
  }
  friend bool operator==(const WrittenRange&, const WrittenRange&) = default;
};

/// Ranges in ascending order of stones and keys, those without rows first in their level. Throws
/// std::logic_error when two of a level overlap.
void sort_disjoint(std::vector<WrittenRange>& ranges);

/// Whether the file has the size and the checksum that were worked out while it was written. Reads
/// all of it; false when it is not there or cannot be read.
bool is_as_written(const std::filesystem::path& directory, const WrittenFile& file);

/// is_as_written() for every file of every range, on `threads` threads, one answer for each range.
/// REQUIRES threads >= 1.
std::vector<bool> are_as_written(const std::vector<WrittenRange>& ranges, int threads);

}  // namespace shukei::db

#pragma once

#include <cstdint>
#include <memory>

#include "db/level_writer.h"

namespace shukei::db {

/// Rows that are written as a build would, but into memory, to see how long it takes and how much
/// room they need. Nothing comes to the disk.
class RowSample {
 public:
  RowSample();
  ~RowSample();
  RowSample(const RowSample&) = delete;
  RowSample& operator=(const RowSample&) = delete;

  /// A writer of rows of a level; each needs another index. Any thread.
  LevelWriter open_writer(int stones, int range_index);

  /// What the finished writers have written.
  struct Size {
    std::uint64_t rows = 0;
    std::uint64_t bytes = 0;        ///< Of the files.
    std::uint64_t index_bytes = 0;  ///< Of these what an open database has in memory.
  };
  /// REQUIRES that no writer is at work. Throws StorageError.
  [[nodiscard]] Size size() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace shukei::db

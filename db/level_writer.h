#pragma once

#include <memory>

#include "db/position_record.h"
#include "rules/board.h"

namespace shukei::db {

/// Writes the rows of one range of one level, in ascending order of keys. Made by
/// BuildWork::open_writer(). Different writers may be used by different threads at once;
/// one writer by one thread at a time.
class LevelWriter {
 public:
  LevelWriter(LevelWriter&&) noexcept;
  LevelWriter& operator=(LevelWriter&&) noexcept;
  /// A writer that is destroyed before finish() leaves its range out, and the build cannot be
  /// published any more.
  ~LevelWriter();

  /// Adds one row. REQUIRES that `canonical` is its own canonical form, has the level's number of
  /// stones, is_storable(), and comes after the last one in the order of precedes().
  /// Throws StorageError when writing fails, std::logic_error when the order is broken.
  /// Allocates nothing. Cost: most of it RocksDB's, some 300 ns.
  void put(const Board& canonical, const PositionRecord& record);

  /// The same for rows that come in bundles and differ in the last white stone only, at half the
  /// cost for each: begin_bundle() says the other stones, put_last() adds the row with `last`
  /// besides. REQUIRES what put() does, and that `last` comes after all white stones of `rest`.
  void begin_bundle(const Board& rest);
  void put_last(Point last, const PositionRecord& record);

  /// Ends the range. It may be empty. Throws StorageError when writing fails. Call once; no put()
  /// after it.
  void finish();

 private:
  friend class BuildWork;
  friend class RowSample;
  struct Range;
  explicit LevelWriter(std::unique_ptr<Range> range);
  std::unique_ptr<Range> range_;
};

}  // namespace shukei::db

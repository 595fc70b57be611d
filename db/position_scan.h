#pragma once

#include <memory>

#include "db/position_record.h"
#include "rules/board.h"

namespace shukei::db {

/// Reads rows of one level in the order of keys. Made by Database::scan(), which must outlive it.
///
///     for (PositionScan scan = database.scan(4); scan.next();) use(scan.board(), scan.record());
///
/// For one thread at a time; different scans may be used by different threads at once.
class PositionScan {
 public:
  PositionScan(PositionScan&&) noexcept;
  PositionScan& operator=(PositionScan&&) noexcept;
  ~PositionScan();

  /// Goes on to the next row; false at the end. Throws StorageError (damaged) when a block cannot
  /// be read or a row is not what a row can be: an end that is told is a true end.
  bool next();

  /// The row that the last next() came to. REQUIRES that it returned true.
  [[nodiscard]] const Board& board() const;
  [[nodiscard]] const PositionRecord& record() const;

 private:
  friend class Database;
  class Cursor;
  explicit PositionScan(std::unique_ptr<Cursor> cursor);
  std::unique_ptr<Cursor> cursor_;
};

}  // namespace shukei::db

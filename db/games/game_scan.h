#pragma once

#include <memory>

#include "db/games/stored_game.h"

namespace shukei::db {

/// Reads games in ascending order of their numbers. Made by GameStore::scan(), which must outlive
/// it.
///
///     for (GameScan scan = games.scan(); scan.next();) use(scan.game());
///
/// For one thread at a time; different scans may be used by different threads at once.
class GameScan {
 public:
  GameScan(GameScan&&) noexcept;
  GameScan& operator=(GameScan&&) noexcept;
  ~GameScan();

  /// Goes on to the next game; false at the end. Throws StorageError (damaged) when a row cannot
  /// be read, is no game, or games are missing: an end that is told is a true end.
  bool next();

  /// The game that the last next() came to. REQUIRES that it returned true.
  [[nodiscard]] const StoredGame& game() const;

 private:
  friend class GameStore;
  class Cursor;
  explicit GameScan(std::unique_ptr<Cursor> cursor);
  std::unique_ptr<Cursor> cursor_;
};

}  // namespace shukei::db

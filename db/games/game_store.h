#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "db/games/game_scan.h"
#include "db/games/games_totals.h"
#include "db/games/position_note.h"
#include "db/games/position_statistics.h"
#include "db/games/source.h"
#include "db/games/stored_game.h"
#include "rules/canonical_form.h"

namespace shukei::db {

class GamesHandle;

/// The games of a database, open for reading: all that was imported until then, and whole files
/// only. Any number of processes may read at once, also while one imports or builds: an open
/// GameStore goes on answering from what it has opened. All functions may be called by several
/// threads at once. Reading writes nothing.
class GameStore {
 public:
  /// Opens the games of the database at `database`; nothing when there are none. Throws
  /// StorageError: older_games, newer_games, damaged, no_permission, io. Cost: a few milliseconds.
  static std::optional<GameStore> open(const std::filesystem::path& database);

  GameStore(GameStore&&) noexcept;
  ~GameStore();

  /// How many games, sources and names of rules there are.
  [[nodiscard]] const GamesTotals& totals() const;

  /// A game; nothing when there is none of that number. Throws StorageError. Cost: one row.
  [[nodiscard]] std::optional<StoredGame> find(GameNumber number) const;
  /// All games, ascending by number, from `first` on.
  [[nodiscard]] GameScan scan(GameNumber first = GameNumber{1}) const;

  /// The games whose moves, from the first to the last, are these or their image under a symmetry
  /// of the board; ascending.
  [[nodiscard]] std::vector<GameNumber> games_of_line(std::span<const Move> moves) const;

  /// What the games say about a position after at most kMostPlies moves, in the orientation of the
  /// canonical form; nothing when no game reached it. Cost: one row.
  [[nodiscard]] std::optional<PositionStatistics> statistics(const CanonicalBoard& position) const;

  /// The note of a position, whatever its number of stones; nothing when there is none. Cost: one
  /// row.
  [[nodiscard]] std::optional<PositionNote> note(const CanonicalBoard& position) const;

  /// The files that games came from, ascending by number; one of them.
  [[nodiscard]] std::vector<Source> sources() const;
  [[nodiscard]] std::optional<Source> source(SourceNumber number) const;

  /// What a rule is called: OpeningRule::name() of those we know, of others what their source
  /// calls them; "" for number 0, the games whose rule is not told. Throws StorageError (damaged)
  /// when there is none of that number.
  [[nodiscard]] std::string rule_name(RuleNumber number) const;

 private:
  friend class GameScan;
  friend class GamesCheck;
  friend class LibraryCheck;
  friend class LibraryStore;
  explicit GameStore(std::unique_ptr<GamesHandle> handle);
  std::unique_ptr<GamesHandle> handle_;
  GamesTotals totals_;
};

}  // namespace shukei::db

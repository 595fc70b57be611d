#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "db/games/equal_game.h"
#include "db/games/game_number.h"
#include "db/games/games_totals.h"
#include "db/games/library_conflict.h"
#include "db/games/parsed_file.h"

namespace shukei::db {

/// What became of a file.
struct StoredFile {
  /// The file's number; nothing when it added nothing.
  std::optional<SourceNumber> source;
  std::uint32_t new_games = 0;
  /// Games that were not stored: nothing that both records know is different.
  std::vector<EqualGame> duplicates;
  /// Games that were stored although their moves are those of another one: something is.
  std::vector<EqualGame> equal_lines;
  /// Of libraries and graded positions: what was stored, and the file it was stored from before.
  std::uint32_t new_nodes = 0;
  std::uint32_t new_grades = 0;
  std::optional<SourceNumber> library_of;
  LibraryConflicts conflicts;
};

/// Stores imported files in a database, each in one atomic step: whatever happens, kill -9 and
/// power cuts included, a file is wholly in the database or not at all. Importing one again adds
/// nothing. For one thread at a time.
class GameWriter {
 public:
  /// Takes the BuildLock, makes the directory when there is none and room for games in it. Throws
  /// StorageError: locked, not_a_database (what stands at the path is not Shukei's), older_games,
  /// newer_games, damaged, no_permission, io.
  explicit GameWriter(const std::filesystem::path& database);
  ~GameWriter();
  GameWriter(const GameWriter&) = delete;
  GameWriter& operator=(const GameWriter&) = delete;

  /// Stores the new games of a file and counts them in the statistics. Numbers are given in the
  /// order of the calls and of the games in the file. All work of parse_file() must be done.
  /// Throws StorageError: the file is not stored then.
  StoredFile store(const ParsedFile& file);

  /// Brings what was stored into the form that is opened fastest, and notes that it will be told to
  /// be stored: from now on its loss is found. Throws StorageError; nothing is lost then.
  void finish();

  /// How much is stored now.
  [[nodiscard]] const GamesTotals& totals() const;
  /// Where the database is: absolute, symbolic links followed.
  [[nodiscard]] const std::filesystem::path& path() const;

 private:
  struct Store;
  std::unique_ptr<Store> store_;
};

}  // namespace shukei::db

#pragma once

#include <cstdint>
#include <vector>

#include "db/games/equal_game.h"
#include "db/games/game_number.h"
#include "db/games/games_handle.h"
#include "db/games/parsed_file.h"

namespace shukei::db {

/// What is new in a file.
struct NewGames {
  /// By the game's index in the file: its number, 0 when it is not stored again.
  std::vector<std::uint32_t> numbers;
  std::uint32_t count = 0;             ///< How many are new.
  std::vector<std::uint32_t> by_line;  ///< The new games in the order of their lines.
  std::vector<EqualGame> duplicates;   ///< Not stored: nothing that both records know is different.
  std::vector<EqualGame> equal_lines;  ///< Stored all the same: something is.
};

/// A game is compared with at most so many others of its line beside those of equal facts; one of
/// more is new.
inline constexpr std::size_t kMostCompared = 1000;

/// Finds which games of a file are new: to the stored ones and to earlier ones of the file. Of
/// several games that it could be a duplicate of one with equal facts is taken, else the first.
/// New games get the numbers from `next` on, in the order of the file. Both lists are in that
/// order too. Throws StorageError. Internal to db/.
NewGames find_new_games(const GamesHandle& handle, const ParsedFile& file, GameNumber next);

}  // namespace shukei::db

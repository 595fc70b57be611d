#pragma once

#include <optional>
#include <string_view>

#include "db/import/game_record.h"
#include "rules/point_set.h"

namespace shukei::db {

/// One word of a text of moves.
struct MoveWord {
  std::string_view text;
  std::optional<Move> move;  ///< Nothing when the word is neither a point nor a pass.
};

/// Splits a text of moves: "h8 h9 i10", "h8h9i10", "1. h8 h9 2. i10", parted by blanks, commas,
/// semicolons or line ends, in either case; "--" and "pass" are passes. Numbers of moves ("12.")
/// are left out.
class MoveScanner {
 public:
  explicit MoveScanner(std::string_view text) : rest_(text) {}

  /// The next word; nothing at the end.
  std::optional<MoveWord> next();
  /// What has not been returned yet.
  [[nodiscard]] std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
};

/// Writes the moves of a game, in order, keeping their points different.
class MoveRecorder {
 public:
  /// `game` has no moves yet and outlives the recorder.
  explicit MoveRecorder(GameRecord& game) : game_(game) {}

  /// Adds a move. False when its point is taken or there are too many moves: nothing is added
  /// then, the game is flagged, and `rest`, which begins with the move, becomes unread_moves.
  bool add(Move move, std::string_view rest);
  /// Flags the game and keeps `rest` as what could not be read.
  void stop(GameFlag why, std::string_view rest);

 private:
  GameRecord& game_;
  PointSet taken_;
};

/// Whether the first word of the text is a move.
bool begins_with_move(std::string_view text);

/// Reads a whole text of moves into `game`, which has none yet. What follows the first word that is
/// no move or cannot be played goes to unread_moves, with a flag that says why.
void record_moves(std::string_view marked, GameRecord& game);

/// Reads a text that is points and nothing else, "i8", "g9 i9", "g9i9"; an empty list when it is
/// not. Points may repeat.
std::vector<Point> parse_offered(std::string_view text);

}  // namespace shukei::db

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/forbidden.h"
#include "rules/rows.h"

namespace shukei {

/// What a move of Black's is (RIF 9.2): the last three are forbidden.
enum class BlackMove : std::uint8_t { allowed, five, double_three, double_four, overline };

/// "allowed", "five", and the forbidden kinds as of ForbiddenKind.
constexpr std::string_view to_string(BlackMove move) {
  if (move == BlackMove::allowed) return "allowed";
  if (move == BlackMove::five) return "five";
  if (move == BlackMove::double_three) return to_string(ForbiddenKind::double_three);
  if (move == BlackMove::double_four) return to_string(ForbiddenKind::double_four);
  return to_string(ForbiddenKind::overline);
}

constexpr bool is_forbidden(BlackMove move) { return move >= BlackMove::double_three; }

/// A four (RIF 3): its four stones, that of the move among them, and the one or two points that
/// complete it to five. With two it is a straight four.
struct FourEvidence {
  Row row;
  PointSet completions;

  [[nodiscard]] bool is_straight() const { return completions.size() == 2; }
  friend bool operator==(const FourEvidence&, const FourEvidence&) = default;
};

/// A point that would make a three a straight four, and what Black's move there is once the move
/// that made the three is on the board.
struct StraightFourPoint {
  Point point;
  BlackMove move;
  /// Where in BlackMoveVerdict::moves that is shown; nothing where it takes no showing (no two
  /// threes there) or nothing depends on it.
  std::optional<std::size_t> evidence;

  /// RIF 3: not with a five elsewhere; RIF 9.3: not where Black may not play.
  [[nodiscard]] bool counts() const { return move == BlackMove::allowed; }
};

/// Three stones in a row, that of the move among them, that one or two points make a straight four.
struct ThreeEvidence {
  Row row;
  std::vector<StraightFourPoint> points;  ///< One or two, in order along the direction.

  /// RIF 3: a three at all, one of its points making no five elsewhere.
  [[nodiscard]] bool is_three() const;
  /// RIF 9.3: a three that counts towards a double-three.
  [[nodiscard]] bool counts() const;
};

/// What a move of Black's makes, and so is.
struct BlackMoveEvidence {
  Point point;
  BlackMove move;
  std::vector<Row> fives;           ///< Rows of five it makes.
  std::vector<Row> overlines;       ///< Rows of six or more it makes.
  std::vector<FourEvidence> fours;  ///< In the directions where it makes neither.
  /// Only for moves that are allowed or a double-three, as nothing else depends on threes.
  std::vector<ThreeEvidence> threes;
};

/// A verdict and its proof: the move asked about first, then moves that RIF 9.3 makes in mind, each
/// after the one whose stone it needs on the board. A move that several threes lead to by the same
/// stones is shown once.
struct BlackMoveVerdict {
  std::vector<BlackMoveEvidence> moves;
  /// False when moves were left out because there were as many as asked for; what the others are
  /// is right all the same.
  bool is_complete = true;

  [[nodiscard]] BlackMove move() const { return moves.front().move; }
};

/// What Black's move to `point` is, and why. The verdict is that of forbidden_kind().
///
/// The evidence is what a proof needs. Of a double-three: for each three that counts, that one of
/// its straight-four points is allowed. Of a move that is allowed with two threes or more: for each
/// three that does not count, why none of its points does. Moves in mind are shown in the same way,
/// to any depth; of the move asked about itself, all points that fail are shown.
/// Shows `most_moves` moves at most, those that fewer stones in mind lead to first. More than
/// twenty have not been met with in any position. Costs microseconds. Thread safe. REQUIRES that
/// `point` is free and most_moves > 0.
BlackMoveVerdict judge_black_move(const Board& board, Point point, std::size_t most_moves = 128);

}  // namespace shukei

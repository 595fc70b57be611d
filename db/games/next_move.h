#pragma once

#include <compare>
#include <cstdint>
#include <optional>

#include "db/import/move.h"
#include "rules/board.h"

namespace shukei::db {

/// A move that was played from a position, and by whom: mostly by the player whose turn it is by
/// the stones (Board::to_move()), after an odd number of passes by the other.
///
/// Its code is 2 * the point's code (a pass: 255), and one more when it was out of turn.
class NextMove {
 public:
  constexpr NextMove(Move move, bool out_of_turn)
      : code_(static_cast<std::uint16_t>(2 * (move.is_pass() ? kPassCode : move.point().code()) +
                                         (out_of_turn ? 1 : 0))) {}

  static constexpr std::optional<NextMove> from_code(std::uint64_t code) {
    const std::uint64_t move = code / 2;
    if (move == kPassCode) return NextMove(Move::pass(), code % 2 != 0);
    if (move > 0xFF || !Point::is_code(static_cast<std::uint8_t>(move))) return std::nullopt;
    return NextMove(Point::from_code(static_cast<std::uint8_t>(move)), code % 2 != 0);
  }

  [[nodiscard]] constexpr std::uint16_t code() const { return code_; }
  [[nodiscard]] constexpr Move move() const {
    return code_ / 2 == kPassCode ? Move::pass()
                                  : Point::from_code(static_cast<std::uint8_t>(code_ / 2));
  }
  [[nodiscard]] constexpr bool is_out_of_turn() const { return code_ % 2 != 0; }
  /// Who played it on this board.
  [[nodiscard]] constexpr Colour colour(const Board& board) const {
    return is_out_of_turn() ? opposite(board.to_move()) : board.to_move();
  }

  friend constexpr auto operator<=>(NextMove, NextMove) = default;

 private:
  static constexpr std::uint16_t kPassCode = 255;

  std::uint16_t code_;
};

}  // namespace shukei::db

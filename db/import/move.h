#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "rules/point.h"

namespace shukei::db {

/// A move of a recorded game or library: a stone on a point, or a pass.
class Move {
 public:
  constexpr Move(Point point) : code_(point.code()) {}  // NOLINT(google-explicit-constructor)
  static constexpr Move pass() { return Move(); }

  [[nodiscard]] constexpr bool is_pass() const { return code_ == kPass; }
  /// REQUIRES !is_pass().
  [[nodiscard]] constexpr Point point() const { return Point::from_code(code_); }

  friend constexpr bool operator==(Move, Move) = default;

 private:
  static constexpr std::uint8_t kPass = 0xFF;

  constexpr Move() : code_(kPass) {}

  std::uint8_t code_;
};

/// The most moves, passes among them, that a record or a line of a library may have: the board's
/// points and as many passes again. Longer ones are cut or refused, and said to be.
inline constexpr std::size_t kMostMoves = std::size_t{2} * kBoardPoints;

/// "h8", or "--" for a pass.
std::string to_string(Move move);
/// "h8 h9 -- i10".
std::string to_string(std::span<const Move> moves);

}  // namespace shukei::db

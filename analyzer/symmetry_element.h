#pragma once

#include <cstdint>

#include "rules/isometry.h"

namespace shukei::analyzer {

/// What an isometry leaves in place: the axis of a mirror or the centre of a turn.
///
/// Places are told in half steps from a1, so that lines between rows and points between points are
/// whole numbers too: column c is at 2c, the line between columns c and c + 1 at 2c + 1.
struct SymmetryElement {
  enum class Kind : std::uint8_t {
    everything,        ///< The identity.
    column,            ///< A mirror whose axis is upright, at twice_x.
    row,               ///< A mirror whose axis is level, at twice_y.
    rising_diagonal,   ///< A mirror in x - y = twice_x / 2, from lower left to upper right.
    falling_diagonal,  ///< A mirror in x + y = twice_x / 2, from upper left to lower right.
    half_turn,         ///< About (twice_x, twice_y).
    left_turn,         ///< A quarter-turn anticlockwise about (twice_x, twice_y).
    right_turn,        ///< A quarter-turn clockwise about (twice_x, twice_y).
    nothing,           ///< A shift or a glide: no finite pattern has such a symmetry.
  };
  Kind kind = Kind::everything;
  int twice_x = 0;
  int twice_y = 0;
  friend constexpr bool operator==(const SymmetryElement&, const SymmetryElement&) = default;

  [[nodiscard]] constexpr bool is_mirror() const {
    return kind == Kind::column || kind == Kind::row || kind == Kind::rising_diagonal ||
           kind == Kind::falling_diagonal;
  }
  [[nodiscard]] constexpr bool is_turn() const {
    return kind == Kind::half_turn || kind == Kind::left_turn || kind == Kind::right_turn;
  }
};

SymmetryElement element_of(const Isometry& isometry);

}  // namespace shukei::analyzer

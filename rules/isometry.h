#pragma once

#include <optional>

#include "rules/symmetry.h"

namespace shukei {

/// A rotation or reflection of the plane that maps intersections to intersections, about any
/// centre or axis, between lines too. It is for patterns, whose edges are ignored, and is another
/// type than Symmetry so that one can never be passed for the other.
///
/// With columns and rows counted from a1 = (0, 0), a point p goes to matrix(linear) * p + shift.
/// `linear` tells only the direction part: its names' files and ranks mean nothing here.
struct Isometry {
  Symmetry linear = Symmetry::identity;
  int shift_x = 0;
  int shift_y = 0;
  friend constexpr bool operator==(const Isometry&, const Isometry&) = default;
};

/// The image of a point; nothing when it falls off the board.
constexpr std::optional<Point> apply(const Isometry& isometry, Point point) {
  const Matrix m = matrix(isometry.linear);
  return Point::at(m.xx * point.column() + m.xy * point.row() + isometry.shift_x,
                   m.yx * point.column() + m.yy * point.row() + isometry.shift_y);
}

/// The isometry that acts on the board as this symmetry does.
constexpr Isometry as_isometry(Symmetry symmetry) {
  constexpr int kMiddle = kBoardSize / 2;
  const Matrix m = matrix(symmetry);
  return {symmetry, kMiddle - m.xx * kMiddle - m.xy * kMiddle,
          kMiddle - m.yx * kMiddle - m.yy * kMiddle};
}

/// Whether the isometry maps the board onto itself, so that it is one of the eight symmetries.
constexpr bool is_board_symmetry(const Isometry& isometry) {
  return isometry == as_isometry(isometry.linear);
}

}  // namespace shukei

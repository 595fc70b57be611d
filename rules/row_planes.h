#pragma once

#include <array>
#include <cstddef>

#include "rules/board.h"
#include "rules/direction.h"

namespace shukei {

/// One set of points for each direction, in the order of kDirections.
using DirectionPlanes = std::array<PointSet, kDirections.size()>;

/// The directions in whose set the point is.
constexpr DirectionSet directions_at(const DirectionPlanes& planes, Point point) {
  DirectionSet directions;
  for (const Direction direction : kDirections) {
    if (planes[static_cast<std::size_t>(direction)].contains(point)) directions.insert(direction);
  }
  return directions;
}

/// What a black stone would make on every free point at once: RowClass for the whole board, by
/// direction and summed up. RIF 9.3 is left aside: a three is one by RIF 3 alone.
struct RowPlanes {
  PointSet fives;       ///< Makes a five in some direction.
  PointSet overlines;   ///< Makes an overline and no five.
  PointSet two_fours;   ///< Makes two fours or more, and neither of those.
  PointSet two_threes;  ///< Makes two threes or more, and none of those.

  DirectionPlanes threes;         ///< Makes a three in this direction.
  DirectionPlanes fours_or_more;  ///< Makes a four, five or overline in this direction.
  /// The first of four cells along this direction, two of them black and two free, that are a
  /// straight four once all are black. A stone on either of the two free ones makes a three whose
  /// straight-four point is the other.
  DirectionPlanes three_rooms;
};

/// What to compute with. Answers never depend on it, only their speed.
enum class Registers {
  split,  ///< Two of 128 bits: every processor.
  wide,   ///< One of 256 bits: x86 processors with AVX2.
};

/// The fastest this processor has.
Registers best_registers();

/// The planes of a board, by the same few hundred operations on sets of points whatever the
/// position. Thread safe. REQUIRES that the processor has the registers.
RowPlanes row_planes(const Board& board, Registers registers = best_registers());

}  // namespace shukei

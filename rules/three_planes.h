#pragma once

#include "rules/row_planes.h"

namespace shukei {

/// Where all threes that a black stone would make stand with RIF 9.3, as far as one look at their
/// straight-four points tells.
///
/// A straight-four point shares with the stone that made the three only the line of that three. So
/// what a stone on it makes in the other directions can be read from the planes of rows. A five, an
/// overline or a four there bars it: by RIF 3 it makes no three with a five; with an overline or,
/// beside the straight four, another four it is not allowed (RIF 9.3 a). Otherwise fewer than two
/// threes there leave it allowed, and two or more leave it open (RIF 9.3 b).
struct ThreePlanes {
  DirectionPlanes counting;  ///< Makes a three with an allowed straight-four point.
  DirectionPlanes possible;  ///< Makes a three with an allowed or open straight-four point.
  PointSet two_counting;     ///< In `counting` for two directions or more.
  PointSet two_possible;     ///< In `possible` for two directions or more.
};

/// The planes of threes, to the planes of rows of the same board. Thread safe. Cost and
/// requirement as of row_planes().
ThreePlanes three_planes(const Board& board, const RowPlanes& rows,
                         Registers registers = best_registers());

}  // namespace shukei

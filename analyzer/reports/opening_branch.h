#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/opening.h"

namespace shukei::analyzer {

/// A position that one of the 26 openings reaches, named by a way there: the opening and what
/// follows it, in the orientation in which openings are usually shown. "D8 h6" is h8 h9 h7 and h6
/// as the fourth move, and each of the eight images of these stones.
struct OpeningBranch {
  OpeningCode code;
  std::vector<Point> further;  ///< Moves 4 and 5, as far as there are any.

  /// All moves, h8 first.
  [[nodiscard]] std::vector<Point> moves() const;
  friend bool operator==(const OpeningBranch&, const OpeningBranch&) = default;
};

/// "D8 h6 g8".
std::string to_string(const OpeningBranch& branch);

/// The first of all the ways to a position of three to five stones, by code, then by the further
/// moves, whatever way it was reached by: images of one position, and the same stones by way of
/// another opening, have one branch. Nothing when the stones cannot be one of the 26 or are not
/// alternately black and white. Cost: a few look-ups.
std::optional<OpeningBranch> branch_of(const Board& board);

/// The branch that these three to five moves took: the opening they make, the further moves turned
/// with it, the first of the orientations that show it as usual. Nothing when they are none of the
/// 26. REQUIRES different points.
std::optional<OpeningBranch> branch_as_played(std::span<const Point> moves);

/// The branch of a position of four stones, followed by a fifth move in its orientation: the first
/// of the points that the symmetries of the four stones take `fifth` to. Unlike branch_of() it
/// never leaves the fourth move. Nothing when branch_of(four) is nothing. REQUIRES that `fifth` is
/// free.
std::optional<OpeningBranch> fifth_after(const Board& four, Point fifth);

}  // namespace shukei::analyzer

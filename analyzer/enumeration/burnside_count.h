#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include "rules/opening_rule.h"
#include "rules/symmetry.h"

namespace shukei::analyzer {

using ExactInteger = boost::multiprecision::cpp_int;

/// Counts positions up to the eight symmetries without making any, by Burnside's lemma: the
/// number of classes is an eighth of the sum, over the symmetries, of the positions each keeps.
/// A symmetry keeps a position exactly when each of its cycles of points is all black, all white
/// or all free, so the kept positions are read off a product of one small polynomial a cycle.
/// Nothing here is shared with the generator but the geometry.

/// The classes of positions with `black` black stones, all within `black_area`, and `white` white
/// ones, all within `white_area`. REQUIRES areas that every symmetry maps onto themselves.
ExactInteger count_classes(const PointSet& black_area, int black, const PointSet& white_area,
                           int white);

/// The positions of `stones` stones that the 26 openings can reach (see opening_positions.h), up
/// to the symmetries of the board. REQUIRES stones >= 1.
ExactInteger count_opening_positions(int stones);

/// The positions of 4 or 5 stones that can arise under a rule and choice, up to the symmetries
/// of the board.
ExactInteger count_rule_positions(const OpeningRule& rule, Choice choice, int stones);

}  // namespace shukei::analyzer

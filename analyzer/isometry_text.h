#pragma once

#include <string>
#include <vector>

#include "rules/isometry.h"
#include "rules/pattern_symmetry.h"

namespace shukei::analyzer {

/// An isometry in a player's words, by what it keeps in place:
///
///     mirror in column h             mirror between columns g and h
///     mirror in row 8                mirror between rows 7 and 8
///     mirror in the diagonal g7-h8   half-turn about h8
///     half-turn about the point between h8 and i8
///     quarter-turn anticlockwise about the point between g7 and h8
///     identity
///
/// A diagonal is named by two neighbouring points on it, the ones nearest to the middle of
/// `stones` (to h8 when there are none), of two equally near pairs the lower; a point in the middle
/// of a cell by the corners at its lower left and upper right. Axes and centres that touch no
/// point of the board are "off the board"; shifts and glides, which no finite pattern has, are
/// "no symmetry of a pattern".
std::string in_words(const Isometry& isometry, const PointSet& stones = {});

/// All members of a group but the identity, in words.
std::vector<std::string> in_words(const IsometryGroup& group, const PointSet& stones);

}  // namespace shukei::analyzer

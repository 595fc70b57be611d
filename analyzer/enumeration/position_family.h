#pragma once

#include <vector>

#include "analyzer/enumeration/minimal_subsets.h"
#include "rules/opening_rule.h"

namespace shukei::analyzer {

/// How many stones of each colour a position in turns has.
constexpr int black_stones(int stones) { return (stones + 1) / 2; }
constexpr int white_stones(int stones) { return stones / 2; }

/// A family of positions of a number of stones, told by where stones may be: Black on h8; all
/// other black stones within an area, one at least of them (if there is any) in a smaller one;
/// and the same for White. Every area is mapped onto itself by the eight symmetries.
///
/// Keys are "black stones, then white stones", so a position is canonical exactly when its black
/// set is minimal among its images and its white set is minimal under the stabiliser of the black
/// set. Running through the black sets, and through the white sets of each, gives the positions
/// of a family up to symmetry in key order, each once, and the work can be split at any black set.
struct PositionFamily {
  int stones;
  PointSet black_within;
  PointSet black_touching;
  PointSet white_within;
  PointSet white_touching;

  /// The positions that the 26 openings can reach: White in the central 3x3, Black in the central
  /// 5x5, all else anywhere. For fewer than three stones: those that can still become an opening.
  /// REQUIRES stones >= 1.
  static PositionFamily of_openings(int stones);

  /// The positions that can arise under a rule and choice. REQUIRES 1 <= stones <= 5: two boxes a
  /// colour say all there is to say.
  static PositionFamily of_rule(const OpeningRule& rule, Choice choice, int stones);
};

/// A minimal set of black stones, h8 among them, and the symmetries that keep it.
struct BlackSet {
  PointSet stones;
  SymmetrySet stabiliser;
};

/// The black sets of a family's positions, in key order: for the openings 1, 1, 5, 5, 664, 664
/// sets for 1 to 6 stones.
std::vector<BlackSet> black_sets(const PositionFamily& family);

/// Visits the white sets that make canonical positions of the family with this black set, in key
/// order, in the bundles of for_each_minimal_subset(): visit(rest, lasts).
/// REQUIRES white_stones(family.stones) >= 1.
template <typename Visitor>
void for_each_white_set(const PositionFamily& family, const BlackSet& black, Visitor&& visit) {
  for_each_minimal_subset({.candidates = family.white_within - black.stones,
                           .required = family.white_touching - black.stones,
                           .size = white_stones(family.stones),
                           .group = black.stabiliser},
                          visit);
}

}  // namespace shukei::analyzer

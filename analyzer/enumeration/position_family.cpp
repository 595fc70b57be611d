#include "analyzer/enumeration/position_family.h"

#include <algorithm>

namespace shukei::analyzer {
namespace {

struct Areas {
  PointSet within;
  PointSet touching;
};

/// The areas of the stones of moves `first` and `first` + 2, as far as they are played: all in
/// the greater of their boxes, one at least in the smaller.
Areas areas_of(const OpeningRule& rule, Choice choice, int first, int stones) {
  const int earlier = rule.box_of_move(first, choice);
  const int later = first + 2 <= stones ? rule.box_of_move(first + 2, choice) : earlier;
  const PointSet centre{kCentre};
  return {central_box(std::max(earlier, later)) - centre,
          central_box(std::min(earlier, later)) - centre};
}

}  // namespace

PositionFamily PositionFamily::of_openings(int stones) {
  const PointSet centre{kCentre};
  const PointSet anywhere = PointSet::all() - centre;
  return {stones, anywhere, central_box(5) - centre, anywhere, central_box(3) - centre};
}

PositionFamily PositionFamily::of_rule(const OpeningRule& rule, Choice choice, int stones) {
  const Areas black = areas_of(rule, choice, 3, stones);
  const Areas white = areas_of(rule, choice, 2, stones);
  return {stones, black.within, black.touching, white.within, white.touching};
}

std::vector<BlackSet> black_sets(const PositionFamily& family) {
  const int besides_centre = black_stones(family.stones) - 1;
  if (besides_centre == 0) return {{PointSet{kCentre}, SymmetrySet::all()}};
  std::vector<BlackSet> sets;
  const SubsetQuestion question{.candidates = family.black_within,
                                .required = family.black_touching,
                                .size = besides_centre,
                                .group = SymmetrySet::all()};
  for_each_minimal_subset(question, [&](const PointSet& rest, const PointSet& lasts) {
    for (const Point last : lasts) {
      PointSet black = rest | PointSet{kCentre};
      black.insert(last);
      sets.push_back({black, board_stabiliser(Board(black, {}))});
    }
  });
  return sets;
}

}  // namespace shukei::analyzer

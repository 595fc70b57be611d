#include "analyzer/enumeration/burnside_count.h"

#include <algorithm>
#include <vector>

namespace shukei::analyzer {
namespace {

/// Coefficients of x^b y^w for b <= black, w <= white, row by row: how many ways to colour.
class StonePolynomial {
 public:
  StonePolynomial(int black, int white)
      : black_(black),
        white_(white),
        coefficients_(static_cast<std::size_t>((black + 1) * (white + 1))) {
    at(0, 0) = 1;
  }

  ExactInteger& at(int black, int white) {
    return coefficients_[static_cast<std::size_t>(black) * static_cast<std::size_t>(white_ + 1) +
                         static_cast<std::size_t>(white)];
  }

  /// Times 1 + x^length (when black may stand on the cycle) + y^length (when white may).
  void multiply_by_cycle(int length, bool may_be_black, bool may_be_white) {
    for (int black = black_; black >= 0; --black) {
      for (int white = white_; white >= 0; --white) {
        if (may_be_black && black >= length) at(black, white) += at(black - length, white);
        if (may_be_white && white >= length) at(black, white) += at(black, white - length);
      }
    }
  }

 private:
  int black_;
  int white_;
  std::vector<ExactInteger> coefficients_;
};

PointSet cycle_of(Symmetry symmetry, Point point) {
  PointSet cycle;
  for (Point image = point; !cycle.contains(image); image = apply(symmetry, image)) {
    cycle.insert(image);
  }
  return cycle;
}

ExactInteger kept_positions(Symmetry symmetry, const PointSet& black_area, int black,
                            const PointSet& white_area, int white) {
  StonePolynomial ways(black, white);
  PointSet rest = PointSet::all();
  while (!rest.empty()) {
    const PointSet cycle = cycle_of(symmetry, rest.first());
    rest -= cycle;
    ways.multiply_by_cycle(cycle.size(), (cycle - black_area).empty(),
                           (cycle - white_area).empty());
  }
  return ways.at(black, white);
}

/// Stones of one colour besides h8, told by inclusion and exclusion: all in `within`, less those
/// all in `within` but none in `touching`.
struct StoneCondition {
  int stones;
  PointSet within;
  PointSet touching;
};

/// The areas of a condition with their signs.
std::vector<std::pair<PointSet, int>> signed_areas(const StoneCondition& condition) {
  if (condition.stones == 0) return {{condition.within, 1}};
  return {{condition.within, 1}, {condition.within - condition.touching, -1}};
}

ExactInteger count_under(const StoneCondition& black, const StoneCondition& white) {
  ExactInteger total = 0;
  for (const auto& [black_area, black_sign] : signed_areas(black)) {
    for (const auto& [white_area, white_sign] : signed_areas(white)) {
      total += black_sign * white_sign *
               count_classes(black_area, black.stones, white_area, white.stones);
    }
  }
  return total;
}

/// The condition on the stones of moves `first` and `first` + 2 (as far as they are played) whose
/// boxes are those of a rule: all in the greater box, one at least in the smaller.
StoneCondition boxed_condition(const OpeningRule& rule, Choice choice, int first, int stones) {
  const int earlier = rule.box_of_move(first, choice);
  const int later = first + 2 <= stones ? rule.box_of_move(first + 2, choice) : earlier;
  const PointSet centre{kCentre};
  return {(stones - first) / 2 + 1, central_box(std::max(earlier, later)) - centre,
          central_box(std::min(earlier, later)) - centre};
}

}  // namespace

ExactInteger count_classes(const PointSet& black_area, int black, const PointSet& white_area,
                           int white) {
  ExactInteger kept = 0;
  for (const Symmetry symmetry : kSymmetries) {
    kept += kept_positions(symmetry, black_area, black, white_area, white);
  }
  return kept / static_cast<int>(kSymmetries.size());
}

ExactInteger count_opening_positions(int stones) {
  const PointSet besides_centre = PointSet::all() - PointSet{kCentre};
  return count_under({(stones + 1) / 2 - 1, besides_centre, central_box(5)},
                     {stones / 2, besides_centre, central_box(3)});
}

ExactInteger count_rule_positions(const OpeningRule& rule, Choice choice, int stones) {
  return count_under(boxed_condition(rule, choice, 3, stones),
                     boxed_condition(rule, choice, 2, stones));
}

}  // namespace shukei::analyzer

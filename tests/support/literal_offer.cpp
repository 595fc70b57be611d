#include "tests/support/literal_offer.h"

#include <algorithm>
#include <cstdlib>

#include "tests/support/literal_judge.h"
#include "tests/support/literal_symmetry.h"

namespace shukei::literal {
namespace {

bool in_box(Point point, int side) {
  return std::abs(point.column() - 7) <= side / 2 && std::abs(point.row() - 7) <= side / 2;
}

bool is_forbidden(const Board& board, Point point) {
  const Verdict verdict = judge(board, point);
  return verdict != Verdict::allowed && verdict != Verdict::five;
}

bool are_symmetric(const Offer& offer, Point a, Point b) {
  return offer.reading == SymmetryReading::pattern ? same_pattern(offer.position, a, b)
                                                   : same_on_board(offer.position, a, b);
}

/// The number of points of which no two are symmetric, taken as they come.
int count_different(const Offer& offer, const std::set<Point>& points) {
  std::set<Point> different;
  for (const Point point : points) {
    const bool known = std::any_of(different.begin(), different.end(),
                                   [&](Point other) { return are_symmetric(offer, point, other); });
    if (!known) different.insert(point);
  }
  return static_cast<int>(different.size());
}

void judge_number(const Offer& offer, OfferJudgement& judgement) {
  const auto [least, greatest] = offer.rule.offer_range(offer.choice);
  const int count = static_cast<int>(offer.fifths.size());
  if (offer.declared && (offer.declared < least || offer.declared > greatest)) {
    judgement.faults.insert(OfferFault::out_of_range);
  } else if (!offer.declared && least < greatest) {
    if (count < least) judgement.faults.insert(OfferFault::too_few);
    if (count > greatest) judgement.faults.insert(OfferFault::too_many);
  } else {
    judgement.required = offer.declared ? *offer.declared : least;
    if (count < judgement.required) judgement.faults.insert(OfferFault::too_few);
    if (count > judgement.required) judgement.faults.insert(OfferFault::too_many);
  }
}

void note(OfferFault fault, const std::set<Point>& points, OfferJudgement& judgement) {
  if (!points.empty()) judgement.faults.insert(fault);
}

}  // namespace

OfferJudgement judge_offer(const Offer& offer) {
  OfferJudgement judgement;
  if (offer.position.size() != 4 || !is_possible(offer.rule, offer.choice, offer.position)) {
    judgement.faults.insert(OfferFault::position);
  }
  judge_number(offer, judgement);
  std::set<Point> valid;
  for (const Point point : offer.fifths) {
    if (std::count(offer.fifths.begin(), offer.fifths.end(), point) > 1) {
      judgement.repeated.insert(point);
    }
    const bool outside = !in_box(point, offer.rule.box_of_move(5, offer.choice));
    if (outside) judgement.outside_box.insert(point);
    if (offer.position.at(point)) {
      judgement.occupied.insert(point);
      continue;
    }
    const bool forbidden = is_forbidden(offer.position, point);
    if (forbidden) judgement.forbidden.insert(point);
    if (!outside && !forbidden) valid.insert(point);
    for (const Point other : offer.fifths) {
      if (point < other && !offer.position.at(other) && are_symmetric(offer, point, other)) {
        judgement.symmetric.insert({point, other});
      }
    }
  }
  note(OfferFault::repeated, judgement.repeated, judgement);
  note(OfferFault::occupied, judgement.occupied, judgement);
  note(OfferFault::outside_box, judgement.outside_box, judgement);
  note(OfferFault::forbidden, judgement.forbidden, judgement);
  if (!judgement.symmetric.empty()) judgement.faults.insert(OfferFault::symmetric);
  judgement.distinct = count_different(offer, valid);
  judgement.accepted = judgement.faults.empty();
  return judgement;
}

}  // namespace shukei::literal

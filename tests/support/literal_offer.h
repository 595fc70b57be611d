#pragma once

#include <optional>
#include <set>
#include <utility>

#include "rules/offer.h"

/// The slow second opinion on offers: each fault looked for by itself, pairs compared one by one as
/// drawings. It shares with the fast judge the tables of the rules and nothing of the judgement.
namespace shukei::literal {

struct OfferJudgement {
  bool accepted = false;
  std::optional<int> required;
  int distinct = 0;
  std::set<OfferFault> faults;
  std::set<Point> repeated;
  std::set<Point> occupied;
  std::set<Point> outside_box;
  std::set<Point> forbidden;
  std::set<std::pair<Point, Point>> symmetric;  ///< The lesser point first.
};

/// REQUIRES that the position holds two white stones, so that symmetry of fifth moves is that of
/// the patterns they make.
OfferJudgement judge_offer(const Offer& offer);

}  // namespace shukei::literal

#pragma once

#include <vector>

#include "rules/offer.h"

namespace shukei {

/// How many different offers could be added: classes of free, allowed points of the box that have
/// no valid point offered among them.
int remaining_offers(const Offer& offer, const OfferVerdict& verdict);

/// How an offer can be made whole.
struct OfferSuggestion {
  std::vector<Point> kept;   ///< Of the points offered the first valid one of each class.
  std::vector<Point> added;  ///< Points different from those and from each other.
};

/// Completes a short or refused offer to the number required, or as far as the board has different
/// points. Points near the stones are added first: ordered by the distance in king's moves from
/// the nearest stone, then by the sum of the distances from all stones, then from a1 to o15. The
/// first `required` points are kept when there are more; all when the number is not known, and
/// then nothing is added. The stones, when they are at fault, stay as they are.
OfferSuggestion suggest(const Offer& offer, const OfferVerdict& verdict);

}  // namespace shukei

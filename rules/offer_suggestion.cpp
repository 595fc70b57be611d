#include "rules/offer_suggestion.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "rules/fifth_moves.h"

namespace shukei {
namespace {

/// Free points near the stones come before others: see suggest().
std::array<int, 3> remoteness(const Board& board, Point point) {
  int nearest = kBoardSize;
  int sum = 0;
  for (const Point stone : board.occupied()) {
    const int distance =
        std::max(std::abs(stone.column() - point.column()), std::abs(stone.row() - point.row()));
    nearest = std::min(nearest, distance);
    sum += distance;
  }
  return {nearest, sum, point.code()};
}

}  // namespace

int remaining_offers(const Offer& offer, const OfferVerdict& verdict) {
  const PointSet candidates = fifth_candidates(offer.rule, offer.choice, offer.position);
  return orbit_count(verdict.symmetries, candidates) - verdict.distinct;
}

OfferSuggestion suggest(const Offer& offer, const OfferVerdict& verdict) {
  OfferSuggestion suggestion;
  PointSet open = fifth_candidates(offer.rule, offer.choice, offer.position);
  const std::size_t wanted =
      verdict.required ? static_cast<std::size_t>(*verdict.required) : SIZE_MAX;
  for (const Point point : offer.fifths) {
    if (suggestion.kept.size() == wanted || !open.contains(point)) continue;
    suggestion.kept.push_back(point);
    open -= orbit(verdict.symmetries, point);
  }
  if (!verdict.required) return suggestion;
  std::vector<Point> order(open.begin(), PointSet::end());
  std::sort(order.begin(), order.end(), [&](Point a, Point b) {
    return remoteness(offer.position, a) < remoteness(offer.position, b);
  });
  for (const Point point : order) {
    if (suggestion.kept.size() + suggestion.added.size() >= wanted) break;
    if (!open.contains(point)) continue;
    suggestion.added.push_back(point);
    open -= orbit(verdict.symmetries, point);
  }
  return suggestion;
}

}  // namespace shukei

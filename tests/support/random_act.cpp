#include "tests/support/random_act.h"

#include "rules/offer.h"
#include "rules/offer_suggestion.h"

namespace shukei {

OpeningAct possible_act(const OpeningGame& game, const PossibleActs& acts, RandomBoards& random) {
  switch (acts.kind) {
    case StageKind::place:
      return PlaceStone{random.point(acts.points)};
    case StageKind::place_opening: {
      const Point second = random.point(central_box(3) - PointSet{kCentre});
      return PlaceOpening{
          {kCentre, second, random.point(central_box(5) - PointSet{kCentre, second})}};
    }
    case StageKind::swap:
      return random.below(2) == 0 ? OpeningAct(Swap{}) : OpeningAct(Stay{});
    case StageKind::declare:
      return Declare{acts.least + random.below(acts.greatest - acts.least + 1)};
    case StageKind::choose:
      return Choose{random.below(2) == 0 ? Choice::single : Choice::offer};
    case StageKind::pick:
      return PickFifth{random.point(acts.points)};
    case StageKind::offer:
      break;
  }
  std::vector<Point> some;
  for (int i = random.below(5); i > 0; --i) some.push_back(random.point(acts.points));
  const Offer offer{game.rule(), Choice::offer,   game.board(),
                    some,        game.declared(), game.reading()};
  OfferSuggestion whole = suggest(offer, judge_offer(offer));
  whole.kept.insert(whole.kept.end(), whole.added.begin(), whole.added.end());
  return OfferFifths{whole.kept};
}

}  // namespace shukei

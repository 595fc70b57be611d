#include "rules/offer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "rules/notation.h"
#include "rules/offer_suggestion.h"
#include "tests/support/four_stone_positions.h"
#include "tests/support/literal_offer.h"
#include "tests/support/random_board.h"
#include "tests/support/sanitized_rounds.h"
#include "tests/support/tsv.h"

namespace shukei {
namespace {

/// An offer that owns its points.
struct OwnedOffer {
  OpeningRule rule;
  Choice choice;
  Board position;
  std::vector<Point> fifths;
  std::optional<int> declared;
  SymmetryReading reading;

  [[nodiscard]] Offer get() const { return {rule, choice, position, fifths, declared, reading}; }
};

OwnedOffer seen_by(Symmetry symmetry, OwnedOffer offer) {
  offer.position = apply(symmetry, offer.position);
  for (Point& point : offer.fifths) point = apply(symmetry, point);
  return offer;
}

std::string in_words(const OfferFinding& finding) {
  std::string text(to_string(finding.fault));
  for (const Point point : finding.points) text += ' ' + to_string(point);
  if (finding.by) text += ' ' + std::string(to_string(finding.by->linear));
  if (finding.kind) text += ' ' + std::string(to_string(*finding.kind));
  return text;
}

std::string in_words(const std::vector<OfferFinding>& findings) {
  std::string text;
  for (const OfferFinding& finding : findings) {
    text += (text.empty() ? "" : "; ") + in_words(finding);
  }
  return text;
}

// --- the table of cases -------------------------------------------------------------------------

OwnedOffer offer_of(const TsvRow& row) {
  const std::vector<std::string> rule_and_choice = split(row["rule"], '/');
  const OpeningRule rule = RuleBook::standard().parse(rule_and_choice[0]).value();
  const bool single = rule_and_choice.size() > 1;
  OwnedOffer offer{rule,
                   single ? Choice::single : rule.default_choice(),
                   parse_position(row["position"]).board,
                   parse_points(row["fifths"]),
                   std::nullopt,
                   row["reading"] == "board" ? SymmetryReading::board : SymmetryReading::pattern};
  if (!row["declared"].empty()) offer.declared = std::stoi(row["declared"]);
  return offer;
}

std::string optional_number(const std::optional<int>& number) {
  return number ? std::to_string(*number) : "";
}

TEST(Offer, CasesAreJudgedAsTheTableSays) {
  int cases = 0;
  for (const TsvRow& row : read_tsv("tests/cases/offers.tsv")) {
    SCOPED_TRACE("line " + std::to_string(row.line) + ": " + row["position"] + " | " +
                 row["fifths"]);
    const OwnedOffer offer = offer_of(row);
    const OfferVerdict verdict = judge_offer(offer.get());
    EXPECT_EQ(verdict.accepted() ? "accepted" : "refused", row["verdict"]);
    EXPECT_EQ(verdict.accepted_under_other ? "accepted" : "refused", row["other"]);
    EXPECT_EQ(optional_number(verdict.required), row["required"]);
    EXPECT_EQ(std::to_string(verdict.distinct), row["distinct"]);
    EXPECT_EQ(in_words(findings(offer.get(), verdict)), row["findings"]);
    const int remaining = remaining_offers(offer.get(), verdict);
    if (!row["remaining"].empty()) {
      EXPECT_EQ(std::to_string(remaining), row["remaining"]);
    }
    ++cases;
  }
  EXPECT_GT(cases, 30);
}

TEST(Offer, PointsOffTheBoardCountAndLieOutsideTheBox) {
  const std::vector<Point> fifths = parse_points("g8 i9");
  Offer offer{RuleBook::standard().parse("rif").value(), Choice::offer,
              parse_position("h8 h9 h7 h6").board, fifths, std::nullopt};
  EXPECT_TRUE(judge_offer(offer).accepted());
  offer.off_board = 1;
  const OfferVerdict three = judge_offer(offer);
  EXPECT_TRUE(three.faults.contains(OfferFault::too_many));
  EXPECT_TRUE(three.faults.contains(OfferFault::outside_box));
  EXPECT_FALSE(three.accepted_under_other);
  EXPECT_EQ(three.offered, 3);
  EXPECT_EQ(three.distinct, 2);
  offer.fifths = std::span(fifths).first(1);
  const OfferVerdict two = judge_offer(offer);
  EXPECT_FALSE(two.faults.contains(OfferFault::too_few));
  EXPECT_FALSE(two.accepted());
}

TEST(Offer, PlacementNamesTheMoveOnlyOfFourStones) {
  for (const auto& [moves, move, box] :
       {std::tuple{"h8 h9 j10 a1", 4, 7}, {"h8 h11 j10 g6", 2, 3}, {"h8 h9 h11 g6", 3, 5}}) {
    const OwnedOffer offer{RuleBook::standard().parse("taraguchi").value(),
                           Choice::offer,
                           parse_position(moves).board,
                           {},
                           std::nullopt,
                           SymmetryReading::pattern};
    const OfferVerdict verdict = judge_offer(offer.get());
    ASSERT_TRUE(verdict.placement) << moves;
    EXPECT_EQ(verdict.placement->move, move);
    EXPECT_EQ(verdict.placement->box, box);
  }
  const OwnedOffer three{RuleBook::standard().parse("taraguchi").value(),
                         Choice::offer,
                         parse_position("h8 a1 o15").board,
                         {},
                         std::nullopt,
                         SymmetryReading::pattern};
  EXPECT_TRUE(judge_offer(three.get()).faults.contains(OfferFault::position));
  EXPECT_FALSE(judge_offer(three.get()).placement);
}

// --- random offers ------------------------------------------------------------------------------

OpeningRule random_rule(RandomBoards& random) {
  static const std::vector<std::string> kNames{"taraguchi-10", "taraguchi-5", "soosorv-8",
                                               "soosorv-4",    "yamaguchi",   "rif",
                                               "tarannikov",   "taraguchi-1", "super-taraguchi-10"};
  const auto index = static_cast<std::size_t>(random.below(static_cast<int>(kNames.size())));
  return RuleBook::standard().parse(kNames[index]).value();
}

template <typename Value>
const Value& any_of(const std::vector<Value>& values, RandomBoards& random) {
  return values[static_cast<std::size_t>(random.below(static_cast<int>(values.size())))];
}

/// The four-stone positions whose pattern has more symmetries than their place on the board.
const std::vector<Board>& disputed_positions() {
  static const std::vector<Board> kPositions = [] {
    std::vector<Board> positions = four_stone_positions(15);
    std::erase_if(positions, [](const Board& board) {
      return stabiliser(board, SymmetryReading::pattern).size() == board_stabiliser(board).size();
    });
    return positions;
  }();
  return kPositions;
}

/// Four stones that mostly can arise and often are symmetric; points that are often faulty.
OwnedOffer random_offer(RandomBoards& random) {
  const OpeningRule rule = random_rule(random);
  const Choice choice = any_of(rule.choices(), random);
  Board position = any_of(four_stone_positions(random.below(3) == 0 ? 15 : 7), random);
  if (random.below(3) == 0) position = any_of(disputed_positions(), random);
  position = apply(any_of(std::vector(kSymmetries.begin(), kSymmetries.end()), random), position);
  if (random.below(10) == 0) position = random.board(2, 2, central_box(9));
  OwnedOffer offer{
      rule, choice,       position,
      {},   std::nullopt, random.below(3) == 0 ? SymmetryReading::board : SymmetryReading::pattern};
  const auto [least, greatest] = rule.offer_range(choice);
  if (least < greatest ? random.below(10) != 0 : random.below(10) == 0) {
    offer.declared = random.below(10) == 0 ? random.below(14) : 1 + random.below(greatest);
  }
  const int wanted = random.below(4) == 0 ? random.below(14) : offer.declared.value_or(greatest);
  const PointSet box = central_box(5 + 2 * random.below(6));
  for (int i = 0; i < wanted; ++i) {
    const bool may_be_occupied = random.below(10) == 0;
    offer.fifths.push_back(random.point(may_be_occupied ? box : box - position.occupied()));
  }
  return offer;
}

std::set<Point> as_set(const PointSet& points) { return {points.begin(), PointSet::end()}; }

std::set<OfferFault> as_set(const OfferFaults& faults) {
  std::set<OfferFault> set;
  for (int i = 0; i < kOfferFaults; ++i) {
    if (faults.contains(static_cast<OfferFault>(i))) set.insert(static_cast<OfferFault>(i));
  }
  return set;
}

void expect_agreement(const OwnedOffer& offer) {
  const OfferVerdict verdict = judge_offer(offer.get());
  const literal::OfferJudgement expected = literal::judge_offer(offer.get());
  EXPECT_EQ(verdict.accepted(), expected.accepted);
  EXPECT_EQ(as_set(verdict.faults), expected.faults);
  EXPECT_EQ(verdict.required, expected.required);
  EXPECT_EQ(verdict.offered, static_cast<int>(offer.fifths.size()));
  EXPECT_EQ(verdict.distinct, expected.distinct);
  EXPECT_EQ(as_set(verdict.repeated), expected.repeated);
  EXPECT_EQ(as_set(verdict.occupied), expected.occupied);
  EXPECT_EQ(as_set(verdict.outside_box), expected.outside_box);
  EXPECT_EQ(as_set(verdict.forbidden), expected.forbidden);
  std::set<std::pair<Point, Point>> pairs;
  for (const OfferFinding& finding : findings(offer.get(), verdict)) {
    if (finding.fault != OfferFault::symmetric) continue;
    ASSERT_EQ(finding.points.size(), 2U);
    EXPECT_EQ(apply(finding.by.value(), finding.points[0]), finding.points[1]);
    EXPECT_TRUE(pairs.insert(std::minmax(finding.points[0], finding.points[1])).second);
  }
  EXPECT_EQ(pairs, expected.symmetric);
}

void expect_other_reading(const OwnedOffer& offer) {
  OwnedOffer other = offer;
  other.reading =
      offer.reading == SymmetryReading::pattern ? SymmetryReading::board : SymmetryReading::pattern;
  const OfferVerdict verdict = judge_offer(offer.get());
  EXPECT_EQ(verdict.accepted_under_other, judge_offer(other.get()).accepted());
  EXPECT_EQ(verdict.readings_differ, literal::judge_offer(offer.get()).symmetric !=
                                         literal::judge_offer(other.get()).symmetric);
}

TEST(Offer, RandomOffersAreJudgedAsTheLiteralJudgeDoes) {
  RandomBoards random(18);
  std::array<int, kOfferFaults> with_fault{};
  int accepted = 0;
  int differing = 0;
  for (int round = 0; round < rounds(4000); ++round) {
    const OwnedOffer offer = random_offer(random);
    SCOPED_TRACE(offer.rule.name() + ' ' + to_string(listed_moves(offer.position)) + " | " +
                 to_string(offer.fifths));
    expect_agreement(offer);
    expect_other_reading(offer);
    const OfferVerdict verdict = judge_offer(offer.get());
    for (const OfferFault fault : as_set(verdict.faults))
      ++with_fault[static_cast<std::size_t>(fault)];
    accepted += verdict.accepted() ? 1 : 0;
    differing += verdict.readings_differ ? 1 : 0;
  }
  EXPECT_GT(accepted, rounds(300));
  EXPECT_GT(differing, rounds(100));
  for (int fault = 0; fault < kOfferFaults; ++fault) {
    const bool never = static_cast<OfferFault>(fault) == OfferFault::forbidden;
    if (!never) {
      EXPECT_GT(with_fault[static_cast<std::size_t>(fault)], rounds(50)) << fault;
    }
  }
}

TEST(Offer, VerdictsAreTheSameInAllOrientations) {
  RandomBoards random(19);
  for (int round = 0; round < 500; ++round) {
    const OwnedOffer offer = random_offer(random);
    const OfferVerdict verdict = judge_offer(offer.get());
    const std::size_t found = findings(offer.get(), verdict).size();
    const int remaining = remaining_offers(offer.get(), verdict);
    for (const Symmetry symmetry : kSymmetries) {
      const OwnedOffer image = seen_by(symmetry, offer);
      const OfferVerdict image_verdict = judge_offer(image.get());
      EXPECT_EQ(image_verdict.faults, verdict.faults);
      EXPECT_EQ(image_verdict.distinct, verdict.distinct);
      EXPECT_EQ(image_verdict.accepted_under_other, verdict.accepted_under_other);
      EXPECT_EQ(image_verdict.readings_differ, verdict.readings_differ);
      EXPECT_EQ(image_verdict.valid, apply(symmetry, verdict.valid));
      EXPECT_EQ(findings(image.get(), image_verdict).size(), found);
      EXPECT_EQ(remaining_offers(image.get(), image_verdict), remaining);
    }
  }
}

TEST(Offer, PairsAreTheSameInAnyOrderOfThePoints) {
  RandomBoards random(20);
  for (int round = 0; round < 300; ++round) {
    OwnedOffer offer = random_offer(random);
    const OfferVerdict verdict = judge_offer(offer.get());
    std::reverse(offer.fifths.begin(), offer.fifths.end());
    const OfferVerdict reversed = judge_offer(offer.get());
    EXPECT_EQ(reversed.faults, verdict.faults);
    EXPECT_EQ(reversed.distinct, verdict.distinct);
  }
}

// Any board and any points at all are judged: no number of stones is required.
TEST(Offer, AnyBoardIsAnswered) {
  RandomBoards random(21);
  for (int round = 0; round < 500; ++round) {
    OwnedOffer offer = random_offer(random);
    offer.position = round % 2 == 0 ? random.symmetric_board(random.below(12))
                                    : random.board(random.below(100), random.below(100));
    const OfferVerdict verdict = judge_offer(offer.get());
    const auto found = findings(offer.get(), verdict);
    EXPECT_EQ(verdict.accepted(), found.empty());
    EXPECT_LE(verdict.distinct, verdict.offered);
    EXPECT_GE(remaining_offers(offer.get(), verdict), 0);
    for (const OfferFinding& finding : found) EXPECT_TRUE(verdict.faults.contains(finding.fault));
    static_cast<void>(suggest(offer.get(), verdict));
  }
}

// --- suggestions --------------------------------------------------------------------------------

TEST(Suggest, MakesAnAcceptedOfferOfAnyThatHasItsNumber) {
  RandomBoards random(22);
  int completed = 0;
  for (int round = 0; round < 1500; ++round) {
    OwnedOffer offer = random_offer(random);
    const OfferVerdict verdict = judge_offer(offer.get());
    const OfferSuggestion suggestion = suggest(offer.get(), verdict);
    for (const Point point : suggestion.kept) {
      EXPECT_NE(std::find(offer.fifths.begin(), offer.fifths.end(), point), offer.fifths.end());
    }
    if (!verdict.required || verdict.faults.contains(OfferFault::position)) continue;
    if (verdict.accepted()) {
      EXPECT_EQ(suggestion.kept, offer.fifths);
    }
    offer.fifths = suggestion.kept;
    offer.fifths.insert(offer.fifths.end(), suggestion.added.begin(), suggestion.added.end());
    const OfferVerdict again = judge_offer(offer.get());
    EXPECT_TRUE(again.accepted()) << in_words(findings(offer.get(), again));
    completed += verdict.accepted() ? 0 : 1;
  }
  EXPECT_GT(completed, 300);
}

TEST(Suggest, PrefersPointsNearTheStonesAndKeepsWhatIsGood) {
  const OwnedOffer offer{RuleBook::standard().parse("soosorv-8").value(),
                         Choice::offer,
                         parse_position("h8 h9 h7 h6").board,
                         parse_points("g8 g7 i8 h8 a1"),
                         4,
                         SymmetryReading::pattern};
  const OfferSuggestion suggestion = suggest(offer.get(), judge_offer(offer.get()));
  EXPECT_EQ(to_string(suggestion.kept), "g8 a1");
  EXPECT_EQ(to_string(suggestion.added), "g6 g5");
}

TEST(Suggest, GoesAsFarAsTheBoardHasDifferentPoints) {
  OwnedOffer offer{RuleBook::standard().parse("taraguchi-99").value(),
                   Choice::offer,
                   parse_position("h8 h9 h7 h6").board,
                   {},
                   std::nullopt,
                   SymmetryReading::pattern};
  const OfferVerdict verdict = judge_offer(offer.get());
  const int classes = remaining_offers(offer.get(), verdict);
  const OfferSuggestion suggestion = suggest(offer.get(), verdict);
  EXPECT_EQ(static_cast<int>(suggestion.added.size()), std::min(classes, 99));
}

TEST(Suggest, AddsNothingWhenTheNumberIsUnknown) {
  const OwnedOffer offer{RuleBook::standard().parse("soosorv-8").value(),
                         Choice::offer,
                         parse_position("h8 h9 h7 h6").board,
                         parse_points("g8 g7 i9"),
                         std::nullopt,
                         SymmetryReading::pattern};
  const OfferSuggestion suggestion = suggest(offer.get(), judge_offer(offer.get()));
  EXPECT_EQ(to_string(suggestion.kept), "g8 i9");
  EXPECT_TRUE(suggestion.added.empty());
}

}  // namespace
}  // namespace shukei

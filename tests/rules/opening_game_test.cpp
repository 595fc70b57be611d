#include "rules/opening_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "rules/notation.h"
#include "rules/opening.h"
#include "tests/support/house_rule.h"
#include "tests/support/random_act.h"
#include "tests/support/random_board.h"
#include "tests/support/tsv.h"

namespace shukei {
namespace {

using testing::HasSubstr;

std::string in_words(const std::optional<PossibleActs>& acts) {
  if (!acts) return "over";
  const std::string who = ' ' + std::string(to_string(acts->by));
  switch (acts->kind) {
    case StageKind::place:
      return "place" + who + ' ' + std::to_string(acts->move) + " in " + std::to_string(acts->box);
    case StageKind::place_opening:
      return "place_opening" + who;
    case StageKind::swap:
      return "swap" + who;
    case StageKind::declare:
      return "declare" + who + ' ' + std::to_string(acts->least) + '-' +
             std::to_string(acts->greatest);
    case StageKind::choose:
      return "choose" + who;
    case StageKind::offer:
      return "offer" + who + ' ' + std::to_string(acts->least);
    case StageKind::pick:
      return "pick" + who;
  }
  return "";
}

std::vector<std::string> acts_of(const std::string& text) {
  std::vector<std::string> acts;
  for (const std::string& part : split(text, '/')) {
    if (!text.empty()) acts.push_back(part);
  }
  return acts;
}

std::optional<Refusal> apply_text(OpeningGame& game, const std::string& act) {
  const auto due = game.possible_acts();
  return game.apply(parse_act(act, due ? due->kind : StageKind::place));
}

void expect_refusal(const std::optional<Refusal>& refusal, const TsvRow& row) {
  ASSERT_TRUE(refusal);
  EXPECT_EQ("refused " + std::string(to_string(refusal->kind)), row["then"]);
  EXPECT_THAT(std::string(refusal->clause), HasSubstr(row["says"]));
  EXPECT_FALSE(refusal->source.empty());
  EXPECT_EQ(refusal->findings.empty(), refusal->kind != RefusalKind::bad_offer);
  EXPECT_EQ(refusal->due.has_value(), refusal->kind != RefusalKind::opening_over);
}

TEST(OpeningGame, CasesGoAsTheTableSays) {
  int cases = 0;
  for (const TsvRow& row : read_tsv("tests/cases/opening_games.tsv")) {
    SCOPED_TRACE(row["rule"] + ": " + row["acts"]);
    OpeningGame game(RuleBook::standard().parse(row["rule"]).value());
    std::vector<std::string> acts = acts_of(row["acts"]);
    const bool refused = row["then"].starts_with("refused");
    std::string last;
    if (refused) {
      last = acts.back();
      acts.pop_back();
    }
    for (const std::string& act : acts) ASSERT_FALSE(apply_text(game, act)) << act;
    if (refused) {
      const OpeningGame before = game;
      expect_refusal(apply_text(game, last), row);
      EXPECT_EQ(game, before);
      EXPECT_EQ(game.line(), before.line());
      EXPECT_EQ(in_words(game.possible_acts()), in_words(before.possible_acts()));
    } else {
      EXPECT_EQ(in_words(game.possible_acts()), row["then"]);
    }
    EXPECT_EQ(to_string(game.holder(Colour::black)), row["black"]);
    EXPECT_NE(game.holder(Colour::white), game.holder(Colour::black));
    EXPECT_EQ(game.is_over(), row["then"] == "over" || row["then"] == "refused opening_over");
    EXPECT_EQ(game.acts().size(), acts.size());
    ++cases;
  }
  EXPECT_GT(cases, 80);
}

TEST(OpeningGame, KeepsWhatWasDone) {
  OpeningGame game(RuleBook::standard().parse("soosorv-8").value());
  for (const char* act : {"D8", "stay", "h6", "declare 2", "swap", "offer g8 i9"}) {
    ASSERT_FALSE(apply_text(game, act)) << act;
  }
  EXPECT_EQ(game.declared(), 2);
  EXPECT_EQ(to_string(game.offered()), "g8 i9");
  EXPECT_EQ(game.possible_acts()->points, (PointSet{"g8"_pt, "i9"_pt}));
  EXPECT_EQ(game.possible_acts()->move, 5);
  const OpeningGame before_pick = game;
  ASSERT_FALSE(apply_text(game, "pick i9"));
  EXPECT_EQ(to_string(game.line()), "h8 h9 h7 h6 i9");
  EXPECT_EQ(game.board(), game.line().board());
  EXPECT_NE(game, before_pick);
  EXPECT_EQ(before_pick.line().size(), 4U);
  EXPECT_TRUE(game.forbidden_moves().empty());
}

TEST(OpeningGame, JudgesOffersByItsReading) {
  for (const SymmetryReading reading : {SymmetryReading::pattern, SymmetryReading::board}) {
    OpeningGame game(RuleBook::standard().parse("rif").value(), reading);
    for (const char* act : {"D8", "stay", "h6"}) ASSERT_FALSE(apply_text(game, act));
    const auto refusal = apply_text(game, "offer g8 g7");
    EXPECT_EQ(refusal.has_value(), reading == SymmetryReading::pattern);
    if (!refusal) continue;
    ASSERT_EQ(refusal->findings.size(), 1U);
    EXPECT_EQ(refusal->findings[0].fault, OfferFault::symmetric);
  }
}

// --- a rule of one's own ------------------------------------------------------------------------

TEST(OwnRule, IsPlayedByItsTableAlone) {
  const RuleBook book = book_with_house_rule();
  const OpeningRule rule = book.parse("House Rule").value();
  EXPECT_EQ(book.parse("Hausregel"), rule);
  EXPECT_EQ(rule.name(), "house-rule");
  OpeningGame game(rule);
  for (const char* act : {"h8", "h9", "h7", "stay"}) ASSERT_FALSE(apply_text(game, act)) << act;
  EXPECT_EQ(apply_text(game, "c8")->kind, RefusalKind::outside_box);
  EXPECT_EQ(apply_text(game, "c8")->source, "our club");
  ASSERT_FALSE(apply_text(game, "h6"));
  EXPECT_EQ(in_words(game.possible_acts()), "offer P1 7");
  const auto refusal = apply_text(game, "offer g8 i8 a1 d4 d5 d6");
  ASSERT_TRUE(refusal);
  std::vector<OfferFault> faults;
  for (const OfferFinding& finding : refusal->findings) faults.push_back(finding.fault);
  EXPECT_THAT(faults, testing::ElementsAre(OfferFault::too_few, OfferFault::outside_box,
                                           OfferFault::symmetric));
  ASSERT_FALSE(apply_text(game, "offer g8 g9 g10 g11 g12 d5 d4"));
  ASSERT_FALSE(apply_text(game, "pick d4"));
  EXPECT_TRUE(game.is_over());
  EXPECT_EQ(game.line().size(), 5U);
}

// --- a walk that never leaves the rules ---------------------------------------------------------

/// Any act at all.
OpeningAct any_act(RandomBoards& random) {
  const auto point = [&] { return random.point(central_box(5 + 2 * random.below(6))); };
  switch (random.below(8)) {
    case 0:
      return PlaceStone{point()};
    case 1:
      return PlaceOpening{{random.below(2) == 0 ? kCentre : point(), point(), point()}};
    case 2:
      return Swap{};
    case 3:
      return Stay{};
    case 4:
      return Declare{random.below(15) - 2};
    case 5:
      return Choose{random.below(2) == 0 ? Choice::single : Choice::offer};
    case 6: {
      OfferFifths offer;
      for (int i = random.below(12); i >= 0; --i) offer.fifths.push_back(point());
      return offer;
    }
    default:
      return PickFifth{point()};
  }
}

void expect_lawful(const OpeningGame& game, int swaps) {
  const Player black = swaps % 2 == 0 ? Player::p1 : Player::p2;
  EXPECT_EQ(game.holder(Colour::black), black);
  const Choice branch = game.choice().value_or(game.rule().default_choice());
  EXPECT_TRUE(is_possible(game.rule(), branch, game.board()));
  for (std::size_t i = 0; i < game.line().size(); ++i) {
    const int box = game.rule().box_of_move(static_cast<int>(i) + 1, branch);
    EXPECT_TRUE(central_box(box).contains(game.line()[i]));
  }
}

TEST(OpeningGame, RandomWalkNeverLeavesTheRules) {
  const RuleBook book = book_with_house_rule();
  RandomBoards random(23);
  const std::vector<std::string> names{"taraguchi-10", "taraguchi-3",        "taraguchi-1",
                                       "soosorv-8",    "yamaguchi",          "rif",
                                       "tarannikov",   "super-taraguchi-10", "house-rule"};
  int accepted_by_chance = 0;
  for (int round = 0; round < 1500; ++round) {
    OpeningGame game(book.parse(names[static_cast<std::size_t>(round) % names.size()]).value());
    int swaps = 0;
    int acts_done = 0;
    while (const auto acts = game.possible_acts()) {
      const bool by_chance = random.below(3) == 0;
      const OpeningAct act = by_chance ? any_act(random) : possible_act(game, *acts, random);
      const OpeningGame before = game;
      const auto refusal = game.apply(act);
      if (refusal) {
        ASSERT_TRUE(by_chance) << to_string(act) << ": " << to_string(refusal->kind);
        ASSERT_EQ(game, before);
        continue;
      }
      accepted_by_chance += by_chance ? 1 : 0;
      swaps += std::holds_alternative<Swap>(act) ? 1 : 0;
      ASSERT_EQ(static_cast<int>(game.acts().size()), ++acts_done);
      ASSERT_LE(acts_done, 20);
      expect_lawful(game, swaps);
    }
    EXPECT_GE(game.line().size(), 5U);
    EXPECT_EQ(game.apply(any_act(random))->kind, RefusalKind::opening_over);
    // The acts alone, written and read again, lead to the same game.
    OpeningGame again(game.rule());
    for (const OpeningAct& act : game.acts()) ASSERT_FALSE(apply_text(again, to_string(act)));
    EXPECT_EQ(again, game);
  }
  EXPECT_GT(accepted_by_chance, 500);
}

}  // namespace
}  // namespace shukei

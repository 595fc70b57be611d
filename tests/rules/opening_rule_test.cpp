#include "rules/opening_rule.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "rules/notation.h"
#include "rules/opening_rule_tables.h"
#include "tests/support/four_stone_positions.h"
#include "tests/support/random_board.h"
#include "tests/support/tsv.h"

namespace shukei {
namespace {

OpeningRule rule_of(const std::string& name) {
  const auto rule = RuleBook::standard().parse(name);
  if (!rule) throw std::runtime_error("no rule " + name);
  return *rule;
}

// --- names --------------------------------------------------------------------------------------

TEST(RuleBook, ReadsEverySpellingAndPrintsOne) {
  int cases = 0;
  for (const TsvRow& row : read_tsv("tests/cases/rule_names.tsv")) {
    const auto rule = RuleBook::standard().parse(row["text"]);
    EXPECT_EQ(rule ? rule->name() : "", row["rule"]) << row["text"];
    ++cases;
  }
  EXPECT_GT(cases, 40);
}

TEST(RuleBook, NamesRoundTripForEveryLimit) {
  for (const RuleTable* table : RuleBook::standard().tables()) {
    for (int limit = 1; limit <= kGreatestLimit; ++limit) {
      if (!table->has_limit && limit != table->default_limit) continue;
      const OpeningRule rule(*table, limit);
      EXPECT_EQ(RuleBook::standard().parse(rule.name()), rule) << rule.name();
    }
  }
}

TEST(RuleBook, NoNameIsThatOfTwoRules) {
  std::map<std::string, std::string> owner;
  for (const RuleTable* table : RuleBook::standard().tables()) {
    std::vector<std::string> names(table->spellings.begin(), table->spellings.end());
    names.emplace_back(table->name);
    for (const std::string& name : names) {
      EXPECT_TRUE(owner.emplace(name, table->name).second) << name;
      EXPECT_EQ(RuleBook::standard().parse(name)->table().name, table->name) << name;
    }
  }
}

TEST(RuleBook, ListsItsRulesWithTheirDefaults) {
  std::vector<std::string> names;
  for (const OpeningRule& rule : RuleBook::standard().rules()) names.push_back(rule.name());
  EXPECT_EQ(names, (std::vector<std::string>{"taraguchi-10", "soosorv-8", "yamaguchi", "rif",
                                             "tarannikov", "super-taraguchi-10"}));
}

// --- what the tables say ------------------------------------------------------------------------

/// The boxes of moves 1 to 7 as the published rules tell them.
struct Boxes {
  std::string rule;
  Choice choice;
  std::array<int, 7> sides;
};

const std::vector<Boxes>& published_boxes() {
  static const std::vector<Boxes> kBoxes{
      {"taraguchi-10", Choice::single, {1, 3, 5, 7, 9, 15, 15}},
      {"taraguchi-10", Choice::offer, {1, 3, 5, 7, 15, 15, 15}},
      {"soosorv-8", Choice::offer, {1, 3, 5, 15, 15, 15, 15}},
      {"yamaguchi", Choice::offer, {1, 3, 5, 15, 15, 15, 15}},
      {"rif", Choice::offer, {1, 3, 5, 15, 15, 15, 15}},
      {"tarannikov", Choice::single, {1, 3, 5, 7, 9, 15, 15}},
      {"super-taraguchi-10", Choice::single, {1, 5, 7, 9, 9, 15, 15}},
      {"super-taraguchi-10", Choice::offer, {1, 5, 7, 9, 15, 15, 15}},
  };
  return kBoxes;
}

TEST(OpeningRule, BoxesAreThePublishedOnes) {
  for (const auto& [name, choice, sides] : published_boxes()) {
    const OpeningRule rule = rule_of(name);
    EXPECT_TRUE(rule.has_choice(choice)) << name;
    for (int move = 1; move <= 7; ++move) {
      EXPECT_EQ(rule.box_of_move(move, choice), sides[static_cast<std::size_t>(move - 1)])
          << name << ' ' << to_string(choice) << " move " << move;
    }
    EXPECT_EQ(rule.box_of_move(100, choice), kAnywhere);
  }
}

TEST(OpeningRule, KnowsItsChoices) {
  using Choices = std::vector<Choice>;
  EXPECT_EQ(rule_of("taraguchi").choices(), (Choices{Choice::single, Choice::offer}));
  EXPECT_EQ(rule_of("super-taraguchi").choices(), (Choices{Choice::single, Choice::offer}));
  EXPECT_EQ(rule_of("tarannikov").choices(), Choices{Choice::single});
  for (const char* name : {"soosorv", "yamaguchi", "rif"}) {
    EXPECT_EQ(rule_of(name).choices(), Choices{Choice::offer}) << name;
  }
  EXPECT_EQ(rule_of("tarannikov").default_choice(), Choice::single);
  EXPECT_EQ(rule_of("taraguchi").default_choice(), Choice::offer);
}

void expect_offers(const std::string& name, Choice choice, int least, int greatest) {
  const auto range = rule_of(name).offer_range(choice);
  EXPECT_EQ(range.least, least) << name;
  EXPECT_EQ(range.greatest, greatest) << name;
}

TEST(OpeningRule, KnowsHowManyFifthsAreOffered) {
  expect_offers("taraguchi-10", Choice::offer, 10, 10);
  expect_offers("taraguchi-5", Choice::offer, 5, 5);
  expect_offers("taraguchi-10", Choice::single, 1, 1);
  expect_offers("soosorv-8", Choice::offer, 1, 8);
  expect_offers("yamaguchi", Choice::offer, 1, 10);
  expect_offers("yamaguchi-12", Choice::offer, 1, 12);
  expect_offers("rif", Choice::offer, 2, 2);
  expect_offers("tarannikov", Choice::single, 1, 1);
  EXPECT_TRUE(rule_of("soosorv").is_declared());
  EXPECT_TRUE(rule_of("yamaguchi").is_declared());
  EXPECT_FALSE(rule_of("taraguchi").is_declared());
  EXPECT_FALSE(rule_of("rif").is_declared());
}

// A declaration may have a bound of its own, whatever the rule's number is.
TEST(OpeningRule, TheDeclarationBoundsTheOffer) {
  std::vector<Stage> stages(kYamaguchi.stages.begin(), kYamaguchi.stages.end());
  for (Stage& stage : stages) {
    if (stage.kind == StageKind::declare) stage.count = Quantity::fixed(7);
  }
  RuleTable table = kYamaguchi;
  table.stages = stages;
  ASSERT_TRUE(well_formed(table));
  const auto range = OpeningRule(table, 3).offer_range(Choice::offer);
  EXPECT_EQ(range.least, 1);
  EXPECT_EQ(range.greatest, 7);
}

// --- which positions can arise ------------------------------------------------------------------

bool in_box(Point point, int side) {
  return std::abs(point.column() - 7) <= side / 2 && std::abs(point.row() - 7) <= side / 2;
}

/// Whether the stones can be the colour's moves, trying every order of them.
bool fits_by_trial(const Boxes& boxes, const Board& board, Colour colour) {
  std::vector<Point> stones(board.stones(colour).begin(), PointSet::end());
  do {
    bool fits = true;
    for (std::size_t i = 0; i < stones.size(); ++i) {
      const std::size_t move = 2 * i + (colour == Colour::black ? 1 : 2);
      fits = fits && (move > 7 || in_box(stones[i], boxes.sides[move - 1]));
    }
    if (fits) return true;
  } while (std::next_permutation(stones.begin(), stones.end()));
  return false;
}

bool is_possible_by_trial(const Boxes& boxes, const Board& board) {
  return board.is_alternating() && fits_by_trial(boxes, board, Colour::black) &&
         fits_by_trial(boxes, board, Colour::white);
}

TEST(IsPossible, AgreesWithTrialOfAllAssignments) {
  RandomBoards random(16);
  int possible = 0;
  int impossible = 0;
  for (int round = 0; round < 4000; ++round) {
    const int whites = random.below(4);
    Board board;
    if (random.below(6) != 0) board.place(Colour::black, kCentre);
    while (board.black().size() < whites + random.below(2)) {
      const PointSet box = central_box(3 + 2 * random.below(4));
      board.place(Colour::black, random.point(box & board.free()));
    }
    while (board.white().size() < whites) {
      const PointSet box = central_box(3 + 2 * random.below(4));
      board.place(Colour::white, random.point(box & board.free()));
    }
    for (const Boxes& boxes : published_boxes()) {
      const OpeningRule rule = rule_of(boxes.rule);
      const bool expected = is_possible_by_trial(boxes, board);
      EXPECT_EQ(is_possible(rule, boxes.choice, board), expected)
          << boxes.rule << ' ' << to_string(listed_moves(board));
      EXPECT_EQ(placement_fault(rule, boxes.choice, board).has_value(), !expected);
      (expected ? possible : impossible) += 1;
    }
  }
  EXPECT_GT(possible, 2000);
  EXPECT_GT(impossible, 2000);
}

std::string fault_of(const std::string& rule, Choice choice, const char* moves) {
  const auto fault = placement_fault(rule_of(rule), choice, parse_position(moves).board);
  if (!fault) return "";
  return std::to_string(fault->move) + " in " + std::to_string(fault->box);
}

TEST(PlacementFault, NamesTheMoveAndItsBox) {
  EXPECT_EQ(fault_of("taraguchi-10", Choice::offer, "h8 h9 j10 g6"), "");
  EXPECT_EQ(fault_of("taraguchi-10", Choice::offer, "h8 h9 j10 a1"), "4 in 7");
  EXPECT_EQ(fault_of("taraguchi-10", Choice::offer, "h8 a1 j10 h9"), "4 in 7");
  EXPECT_EQ(fault_of("taraguchi-10", Choice::offer, "h8 h10 j10 g6"), "2 in 3");
  EXPECT_EQ(fault_of("taraguchi-10", Choice::offer, "h8 h9 k10 g6"), "3 in 5");
  EXPECT_EQ(fault_of("taraguchi-10", Choice::offer, "h7 h9 h6 g6"), "1 in 1");
  EXPECT_EQ(fault_of("soosorv-8", Choice::offer, "h8 h9 j10 a1"), "");
  EXPECT_EQ(fault_of("rif", Choice::offer, "h8 h10 j10 a1"), "2 in 3");
  EXPECT_EQ(fault_of("super-taraguchi-10", Choice::offer, "h8 j10 k11 d4"), "");
  EXPECT_EQ(fault_of("super-taraguchi-10", Choice::offer, "h8 j10 l8 d4"), "3 in 7");
  EXPECT_EQ(fault_of("taraguchi-10", Choice::single, "h8 h9 j10 g6 m8"), "5 in 9");
  EXPECT_EQ(fault_of("taraguchi-10", Choice::single, "h8 h9 j10 g6 l8"), "");
  EXPECT_EQ(fault_of("taraguchi-10", Choice::offer, "h8 h9 j10 g6 o15"), "");
  // Numbers of stones that no game in turns has: the first move that is missing.
  EXPECT_EQ(fault_of("taraguchi-10", Choice::offer, "black: h8 h7 h6 white: h9"), "4 in 15");
  EXPECT_EQ(fault_of("taraguchi-10", Choice::offer, "white: h9"), "1 in 15");
  EXPECT_EQ(fault_of("taraguchi-10", Choice::offer, "black: h8 white: h9 i9 i8"), "3 in 15");
}

TEST(IsPossible, CountsOfFourStonePositions) {
  const auto possible = [](const char* rule, Choice choice) {
    const std::vector<Board>& four = four_stone_positions(15);
    return std::count_if(four.begin(), four.end(), [&](const Board& board) {
      return is_possible(rule_of(rule), choice, board);
    });
  };
  EXPECT_EQ(possible("taraguchi-10", Choice::single), 998);
  EXPECT_EQ(possible("taraguchi-10", Choice::offer), 998);
  EXPECT_EQ(possible("tarannikov", Choice::single), 998);
  EXPECT_EQ(possible("soosorv-8", Choice::offer), 5070);
  EXPECT_EQ(possible("yamaguchi", Choice::offer), 5070);
  EXPECT_EQ(possible("rif", Choice::offer), 5070);
}

}  // namespace
}  // namespace shukei

#include "analyzer/reports/move_class_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace shukei::analyzer {
namespace {

OpeningRule standard_rule(std::string_view name) {
  return RuleBook::standard().parse(name).value();
}

MoveClassReport fifths_of(const std::string& position, const std::string& rule, Choice choice,
                          SymmetryReading reading = SymmetryReading::pattern) {
  return report_fifths(parse_position(position), standard_rule(rule), choice, reading);
}

TEST(MoveClassReport, CountsFourthMoves) {
  for (const Opening& opening : openings()) {
    const Position three{opening.board(), opening.line()};
    const bool mirrored = stabiliser(three.board, SymmetryReading::board).size() > 1;
    EXPECT_EQ(report_fourths(three, standard_rule("rif")).classes.size(), mirrored ? 117U : 222U);
    EXPECT_EQ(report_fourths(three, standard_rule("T10")).classes.size(), mirrored ? 25U : 46U);
  }
}

/// Two fifth moves and whether they are one and the same: rules/README.md, RIF rules commission.
struct FifthPair {
  std::string four;
  Point a;
  Point b;
  bool on_board;
  bool in_pattern;
};

TEST(MoveClassReport, KnowsWhichFifthMovesAreOne) {
  const std::vector<FifthPair> pairs{
      {"h8 h9 h7 h6", "g8"_pt, "i8"_pt, true, true},
      {"h8 h9 h7 h6", "g8"_pt, "g7"_pt, false, true},
      {"h8 h9 h7 h6", "g8"_pt, "i9"_pt, false, false},
      {"h8 h9 i8 i7", "g8"_pt, "j8"_pt, false, true},
      {"h8 h9 i9 i8", "g8"_pt, "h7"_pt, true, true},
      {"h8 h9 h10 a9", "g10"_pt, "g8"_pt, false, true},
      {"h8 h9 j10 f8", "i9"_pt, "g9"_pt, false, false},
  };
  for (const FifthPair& pair : pairs) {
    for (const auto reading : {SymmetryReading::pattern, SymmetryReading::board}) {
      const auto report = fifths_of(pair.four, "soosorv-8", Choice::offer, reading);
      const bool one = std::any_of(
          report.classes.begin(), report.classes.end(), [&](const MoveClass& candidate) {
            return candidate.members.contains(pair.a) && candidate.members.contains(pair.b);
          });
      EXPECT_EQ(one, reading == SymmetryReading::pattern ? pair.in_pattern : pair.on_board)
          << pair.four << " " << to_string(pair.a) << " " << to_string(pair.b);
    }
  }
}

TEST(MoveClassReport, KeepsToTheBoxOfTheChoice) {
  EXPECT_EQ(fifths_of("D4 i8", "taraguchi-10", Choice::single).point_count(), 77);
  EXPECT_EQ(fifths_of("D4 i8", "taraguchi-10", Choice::offer).point_count(), 221);
  EXPECT_EQ(fifths_of("D4 i8", "tarannikov", Choice::single).box, 9);
}

TEST(MoveClassReport, TellsWhatTheRuleDoesNotAllow) {
  EXPECT_FALSE(fifths_of("D4 i8", "taraguchi-10", Choice::offer).fault.has_value());
  const auto far = fifths_of("D4 a1", "taraguchi-10", Choice::offer);
  ASSERT_TRUE(far.fault.has_value());
  EXPECT_EQ(in_words(*far.fault), "move 4 must lie in the central 7x7");
  EXPECT_FALSE(far.classes.empty());
  EXPECT_EQ(in_words(PlacementFault{1, 1}), "move 1 must be on h8");
}

TEST(MoveClassReport, LettersSharedClassesFromTheStonesOutwards) {
  const auto report = fifths_of("h8 h9 h7 h6", "soosorv-8", Choice::offer);
  const auto shared = shared_classes(report.classes, report.asked.board);
  ASSERT_FALSE(shared.empty());
  EXPECT_EQ(shared.front().members, (PointSet{"g7"_pt, "i7"_pt, "g8"_pt, "i8"_pt}));
  const auto lone = std::count_if(report.classes.begin(), report.classes.end(),
                                  [](const MoveClass& one) { return one.members.size() == 1; });
  EXPECT_EQ(shared.size() + static_cast<std::size_t>(lone), report.classes.size());
}

TEST(MoveClassReport, NamesTheOpening) {
  EXPECT_EQ(openings_in_words(parse_position("h8 g8 g7")), "D4 Kagetsu");
  EXPECT_EQ(openings_in_words(parse_position("h8 a1 g7")), "");
  EXPECT_EQ(openings_in_words(parse_position("black: h8 h7 white: h9")), "D8 Shogetsu");
}

}  // namespace
}  // namespace shukei::analyzer

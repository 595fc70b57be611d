#include "analyzer/reports/opening_hint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/notation.h"

namespace shukei::analyzer {
namespace {

using testing::ElementsAre;

std::vector<std::string> named_in(std::string_view comment) {
  std::vector<std::string> named;
  for (const NamedOpening& each : openings_referred_to(comment)) {
    named.push_back(each.text + " = " + to_string(each.opening));
  }
  return named;
}

TEST(OpeningHint, IsFoundInComments) {
  EXPECT_THAT(named_in("Transposes: see D5."), ElementsAre("see D5 = D5"));
  EXPECT_THAT(named_in("cf. Kagetsu, also See also opening d10 and 见花月"),
              ElementsAre("cf. Kagetsu = D4", "See also opening d10 = D10", "见花月 = D4"));
  EXPECT_THAT(named_in("see: \"Kinsei\"\nsee I13"),
              ElementsAre("see: \"Kinsei = D7", "see I13 = I13"));
}

TEST(OpeningHint, IsNoPointAndNoPartOfAWord) {
  EXPECT_THAT(named_in("see d7"), ElementsAre());
  EXPECT_THAT(named_in("see i10 and h9"), ElementsAre());
  EXPECT_THAT(named_in("seed D7, oversee D7, seeD7"), ElementsAre());
  EXPECT_THAT(named_in("D7 is better; see below"), ElementsAre());
  EXPECT_THAT(named_in("see D7x, see D14, see "), ElementsAre());
}

TEST(OpeningHint, HoldsWhenTheStonesCanBeThatOpening) {
  const Board stones = parse_position("h8 h9 i8 i9 j9").board;  // D6, and so D5, I2, I6
  for (const char* code : {"D6", "D5", "I2", "I6"}) {
    EXPECT_EQ(judge_hint(stones, *parse_opening(code)), HintVerdict::same_stones) << code;
  }
  EXPECT_EQ(judge_hint(stones, *parse_opening("D8")), HintVerdict::other);
}

// As bare shapes D2 is I2 and D6 is I6, and they are four different openings.
TEST(OpeningHint, IsOnlyAShapeWhenTheStonesWouldHaveToBeShifted) {
  for (const auto& [one, other] : {std::pair{"D2", "I2"}, std::pair{"D6", "I6"}}) {
    for (const auto& [from, to] : {std::pair{one, other}, std::pair{other, one}}) {
      const Board stones = opening(*parse_opening(from)).board();
      EXPECT_EQ(judge_hint(stones, *parse_opening(to)), HintVerdict::shifted_shape) << from;
      EXPECT_EQ(judge_hint(stones, *parse_opening(from)), HintVerdict::same_stones);
    }
  }
}

}  // namespace
}  // namespace shukei::analyzer

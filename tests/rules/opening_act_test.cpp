#include "rules/opening_act.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/parse_error.h"

namespace shukei {
namespace {

using testing::HasSubstr;
using enum StageKind;

TEST(OpeningAct, RoundTripsThroughText) {
  const std::vector<std::pair<OpeningAct, StageKind>> acts{
      {PlaceStone{"h8"_pt}, place},
      {PlaceStone{"d7"_pt}, place},
      {PlaceOpening{{"h8"_pt, "h9"_pt, "j8"_pt}}, place_opening},
      {Swap{}, swap},
      {Stay{}, swap},
      {Declare{5}, declare},
      {Declare{99}, declare},
      {Choose{Choice::single}, choose},
      {Choose{Choice::offer}, choose},
      {OfferFifths{{"g8"_pt, "g7"_pt}}, offer},
      {OfferFifths{{"o15"_pt}}, offer},
      {PickFifth{"g8"_pt}, pick},
  };
  for (const auto& [act, due] : acts)
    EXPECT_EQ(parse_act(to_string(act), due), act) << to_string(act);
}

TEST(OpeningAct, PrintsAsItIsWritten) {
  EXPECT_EQ(to_string(PlaceStone{"h8"_pt}), "h8");
  EXPECT_EQ(to_string(PlaceOpening{{"h8"_pt, "h9"_pt, "j8"_pt}}), "h8 h9 j8");
  EXPECT_EQ(to_string(Declare{5}), "declare 5");
  EXPECT_EQ(to_string(Choose{Choice::offer}), "offer");
  EXPECT_EQ(to_string(OfferFifths{{"g8"_pt, "g7"_pt}}), "offer g8 g7");
  EXPECT_EQ(to_string(PickFifth{"g8"_pt}), "pick g8");
}

TEST(ParseAct, CaseAndBlanksDoNotMatter) {
  EXPECT_EQ(parse_act("  SWAP \r\n", swap), OpeningAct(Swap{}));
  EXPECT_EQ(parse_act("Declare\t7", declare), OpeningAct(Declare{7}));
  EXPECT_EQ(parse_act(" Offer  G8,g7 ", offer), OpeningAct(OfferFifths{{"g8"_pt, "g7"_pt}}));
  EXPECT_EQ(parse_act("OFFER ", choose), OpeningAct(Choose{Choice::offer}));
  EXPECT_EQ(parse_act(" H8 ", place), OpeningAct(PlaceStone{"h8"_pt}));
}

// D7 is an opening where one is to be placed, and the point d7 elsewhere.
TEST(ParseAct, ACodeIsAnOpeningOnlyWhereOneIsDue) {
  const OpeningAct d7 = PlaceOpening{{"h8"_pt, "h9"_pt, "j8"_pt}};
  for (const char* text : {"D7", "d7", "7D", "Kinsei", "金星", "Gold Star", "h8h9j8"}) {
    EXPECT_EQ(parse_act(text, place_opening), d7) << text;
  }
  EXPECT_EQ(parse_act("D7", place), OpeningAct(PlaceStone{"d7"_pt}));
  EXPECT_EQ(parse_act("h8", place_opening), OpeningAct(PlaceStone{"h8"_pt}));
}

struct BadAct {
  const char* text;
  StageKind due;
  int column;
  const char* says;
};

TEST(ParseAct, ErrorsSayWhatAndWhere) {
  const std::vector<BadAct> acts{
      {"", place, 1, "one act"},
      {" ", swap, 1, "one act"},
      {"h8 h9", place, 1, "one act"},
      {"h8 h9", place_opening, 1, "three moves"},
      {"swap now", swap, 6, "nothing can follow 'swap'"},
      {"single h8", choose, 8, "nothing can follow 'single'"},
      {"declare", declare, 8, "takes a number"},
      {"declare five", declare, 9, "takes a number"},
      {"declare -1", declare, 9, "takes a number"},
      {"declare 5 6", declare, 9, "takes a number"},
      {"declare 100", declare, 9, "takes a number"},
      {"offer g8 z9", offer, 10, "'z9' is not a point"},
      {"  offer  g8 z9", offer, 13, "'z9' is not a point"},
      {"offer  ;", offer, 8, "takes points"},
      {"pick", pick, 5, "takes one point"},
      {"pick g8 g7", pick, 6, "takes one point"},
      {"pick x", pick, 6, "'x' is not a point"},
      {"swop", swap, 1, "'swop' is not a point"},
      {"Kinsei", place, 1, "'Kinsei' is not a point"},
  };
  for (const BadAct& act : acts) {
    try {
      static_cast<void>(parse_act(act.text, act.due));
      ADD_FAILURE() << "read without error: " << act.text;
    } catch (const ParseError& error) {
      EXPECT_EQ(error.column(), act.column) << act.text;
      EXPECT_THAT(error.message(), HasSubstr(act.says)) << act.text;
    }
  }
}

}  // namespace
}  // namespace shukei

#include "analyzer/offered_points.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/notation.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(OfferedPoints, ReadsPointsAsElsewhere) {
  const OfferedPoints offered = parse_offered_points("g8 G7, i8;i7g8");
  EXPECT_EQ(to_string(offered.points), "g8 g7 i8 i7 g8");
  EXPECT_THAT(offered.off_board, IsEmpty());
  EXPECT_THAT(parse_offered_points("").points, IsEmpty());
}

TEST(OfferedPoints, TellsPointsThatNoBoardHas) {
  const OfferedPoints offered = parse_offered_points("g8 Z9 a16 p1 a0 h100 i8");
  EXPECT_EQ(to_string(offered.points), "g8 i8");
  EXPECT_THAT(offered.off_board, ElementsAre("z9", "a16", "p1", "a0", "h100"));
  EXPECT_THAT(parse_offered_points("g8z9").off_board, ElementsAre("z9"));
}

TEST(OfferedPoints, RefusesWhatNamesNoPoint) {
  for (const char* text : {"hello", "g8 h", "8g", "g8 --", "z9 pass", "h1000", "g8-g9", "h8\xFF"}) {
    EXPECT_THROW(parse_offered_points(text), ParseError) << text;
  }
}

}  // namespace
}  // namespace shukei::analyzer

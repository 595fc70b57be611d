#include "rules/line.h"

#include <gtest/gtest.h>

namespace shukei {
namespace {

TEST(Line, ColoursAlternateFromBlack) {
  EXPECT_EQ(Line::colour_of(1), Colour::black);
  EXPECT_EQ(Line::colour_of(2), Colour::white);
  EXPECT_EQ(Line::colour_of(5), Colour::black);
  EXPECT_EQ(Line::colour_of(226), Colour::white);
}

TEST(Line, GivesTheBoardAfterAnyMove) {
  Line line({"h8"_pt, "h9"_pt, "i9"_pt});
  line.append("a1"_pt);
  EXPECT_EQ(line.size(), 4U);
  EXPECT_EQ(line[3], "a1"_pt);
  EXPECT_EQ(line.board(0), Board());
  EXPECT_EQ(line.board(1), Board({"h8"_pt}, {}));
  EXPECT_EQ(line.board(3), Board({"h8"_pt, "i9"_pt}, {"h9"_pt}));
  EXPECT_EQ(line.board(), Board({"h8"_pt, "i9"_pt}, {"h9"_pt, "a1"_pt}));
  EXPECT_EQ(line.board(99), line.board());
}

TEST(Line, EqualWhenTheMovesAreEqualInOrder) {
  EXPECT_TRUE(Line().empty());
  EXPECT_EQ(Line({"h8"_pt, "h9"_pt}), Line({"h8"_pt, "h9"_pt}));
  EXPECT_NE(Line({"h8"_pt, "h9"_pt, "i9"_pt}), Line({"i9"_pt, "h9"_pt, "h8"_pt}));
}

}  // namespace
}  // namespace shukei

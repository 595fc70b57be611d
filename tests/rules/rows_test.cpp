#include "rules/rows.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/symmetry.h"
#include "tests/support/position_generator.h"

namespace shukei {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A row of `length` points from `first` on.
PointSet row_from(Point first, Direction direction, int length) {
  PointSet row;
  for (int steps = 0; steps < length; ++steps) row.insert(along(first, direction, steps).value());
  return row;
}

TEST(Rows, AreFoundInEveryDirectionAndAtEveryEdge) {
  for (const Point first : PointSet::all()) {
    for (const Direction direction : kDirections) {
      for (int length = 5; length <= kBoardSize; ++length) {
        if (!along(first, direction, length - 1)) continue;
        const PointSet row = row_from(first, direction, length);
        EXPECT_THAT(long_rows(row), ElementsAre(Row{direction, row}));
      }
    }
  }
}

TEST(Rows, OfFourOrWithGapsAreNotLong) {
  for (const Direction direction : kDirections) {
    EXPECT_THAT(long_rows(row_from("c8"_pt, direction, 4)), IsEmpty());
    EXPECT_THAT(
        long_rows(row_from("c8"_pt, direction, 8) - PointSet{"g8"_pt, "c12"_pt, "g12"_pt, "g4"_pt}),
        IsEmpty());
  }
}

TEST(Rows, DoNotRunOnFromOneEdgeToTheOther) {
  EXPECT_THAT(long_rows({"m8"_pt, "n8"_pt, "o8"_pt, "a9"_pt, "b9"_pt, "c9"_pt}), IsEmpty());
  EXPECT_THAT(long_rows({"h13"_pt, "h14"_pt, "h15"_pt, "h1"_pt, "h2"_pt}), IsEmpty());
}

TEST(Rows, OfOneStoneAreFoundSeparately) {
  const PointSet stones{"e8"_pt, "f8"_pt,  "g8"_pt,  "h8"_pt,  "i8"_pt,
                        "e9"_pt, "e10"_pt, "e11"_pt, "e12"_pt, "e13"_pt};
  EXPECT_THAT(long_rows(stones),
              ElementsAre(Row{Direction::east, row_from("e8"_pt, Direction::east, 5)},
                          Row{Direction::north, row_from("e8"_pt, Direction::north, 6)}));
}

TEST(Winner, BlackNeedsExactlyFive) {
  const PointSet five = row_from("e8"_pt, Direction::east, 5);
  const PointSet six = row_from("e8"_pt, Direction::east, 6);
  EXPECT_EQ(winner(Board(five, {})), Colour::black);
  EXPECT_EQ(winner(Board(six, {})), std::nullopt);
  // RIF 9.2: a five wins whatever else the move made.
  EXPECT_EQ(winner(Board(six | row_from("e8"_pt, Direction::north, 5), {})), Colour::black);
}

TEST(Winner, WhiteNeedsFiveOrMore) {
  for (int length = 5; length <= kBoardSize; ++length) {
    EXPECT_EQ(winner(Board({}, row_from("a1"_pt, Direction::north_east, length))), Colour::white);
  }
}

TEST(Winner, OfEmptyFullAndImpossibleBoards) {
  EXPECT_EQ(winner(Board()), std::nullopt);
  // A board full of black stones has diagonals of exactly five.
  EXPECT_EQ(winner(Board(PointSet::all(), {})), Colour::black);
  EXPECT_EQ(winner(Board({}, PointSet::all())), Colour::white);
  const Board both(row_from("a1"_pt, Direction::east, 5), row_from("a2"_pt, Direction::east, 5));
  EXPECT_EQ(winner(both), std::nullopt);
  EXPECT_TRUE(has_won(both, Colour::black));
  EXPECT_TRUE(has_won(both, Colour::white));
}

TEST(Winner, IsTheSameUnderEverySymmetry) {
  PositionGenerator generator(8);
  for (int i = 0; i < 200; ++i) {
    const Board board = generator.strewn(8, 45, 45);
    for (const Symmetry symmetry : kSymmetries) {
      EXPECT_EQ(winner(apply(symmetry, board)), winner(board));
    }
  }
}

}  // namespace
}  // namespace shukei

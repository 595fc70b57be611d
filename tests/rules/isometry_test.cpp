#include "rules/isometry.h"

#include <gtest/gtest.h>

#include "tests/support/random_board.h"

namespace shukei {
namespace {

int squared_distance(Point a, Point b) {
  const int x = a.column() - b.column();
  const int y = a.row() - b.row();
  return x * x + y * y;
}

TEST(Isometry, OfASymmetryActsAsTheSymmetry) {
  for (const Symmetry symmetry : kSymmetries) {
    for (const Point point : PointSet::all()) {
      EXPECT_EQ(apply(as_isometry(symmetry), point), apply(symmetry, point));
    }
  }
}

TEST(Isometry, KeepsDistancesAndFallsOffTheBoard) {
  RandomBoards random(9);
  int fallen = 0;
  for (int round = 0; round < 5000; ++round) {
    const Isometry isometry{kSymmetries[static_cast<std::size_t>(random.below(8))],
                            random.below(31) - 8, random.below(31) - 8};
    const Point a = random.point();
    const Point b = random.point();
    const auto image_a = apply(isometry, a);
    const auto image_b = apply(isometry, b);
    if (!image_a || !image_b) {
      ++fallen;
      continue;
    }
    EXPECT_EQ(squared_distance(*image_a, *image_b), squared_distance(a, b));
  }
  EXPECT_GT(fallen, 500);
  EXPECT_LT(fallen, 4500);
}

TEST(Isometry, KnownImages) {
  const Isometry between_rows_7_and_8{Symmetry::reflect_rank_8, 0, 13};
  EXPECT_EQ(apply(between_rows_7_and_8, "g8"_pt), "g7"_pt);
  EXPECT_EQ(apply(between_rows_7_and_8, "h15"_pt), std::nullopt);
  const Isometry diagonal_g7_h8{Symmetry::reflect_a1_o15, 0, 0};
  EXPECT_EQ(apply(diagonal_g7_h8, "i8"_pt), "h9"_pt);
}

// Of all isometries near the board exactly eight map it onto itself.
TEST(Isometry, BoardSymmetriesAreTheEightOfTheBoard) {
  int found = 0;
  for (const Symmetry linear : kSymmetries) {
    for (int x = -30; x <= 30; ++x) {
      for (int y = -30; y <= 30; ++y) {
        const Isometry isometry{linear, x, y};
        bool onto = true;
        for (const Point corner : {"a1"_pt, "a15"_pt, "o1"_pt, "o15"_pt}) {
          onto = onto && apply(isometry, corner).has_value();
        }
        EXPECT_EQ(is_board_symmetry(isometry), onto);
        found += onto ? 1 : 0;
      }
    }
  }
  EXPECT_EQ(found, 8);
}

}  // namespace
}  // namespace shukei

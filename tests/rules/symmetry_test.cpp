#include "rules/symmetry.h"

#include <gtest/gtest.h>

#include "tests/support/random_board.h"

namespace shukei {
namespace {

TEST(Symmetry, ComposeActsAsFirstThenSecond) {
  for (const Symmetry first : kSymmetries) {
    for (const Symmetry second : kSymmetries) {
      for (const Point point : PointSet::all()) {
        EXPECT_EQ(apply(compose(first, second), point), apply(second, apply(first, point)));
      }
    }
  }
}

TEST(Symmetry, InverseUndoes) {
  for (const Symmetry symmetry : kSymmetries) {
    EXPECT_EQ(compose(symmetry, inverse(symmetry)), Symmetry::identity);
    EXPECT_EQ(compose(inverse(symmetry), symmetry), Symmetry::identity);
  }
}

TEST(Symmetry, NamesSayWhatStaysInPlace) {
  EXPECT_EQ(apply(Symmetry::reflect_file_h, "h3"_pt), "h3"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_file_h, "a3"_pt), "o3"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_rank_8, "c8"_pt), "c8"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_rank_8, "c1"_pt), "c15"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_a1_o15, "d4"_pt), "d4"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_a1_o15, "a15"_pt), "o1"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_a15_o1, "a15"_pt), "a15"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_a15_o1, "a1"_pt), "o15"_pt);
  EXPECT_EQ(apply(Symmetry::rotate_90, "o8"_pt), "h15"_pt);
}

TEST(Symmetry, FormsAGroupOfEight) {
  for (const Symmetry a : kSymmetries) {
    EXPECT_EQ(compose(a, Symmetry::identity), a);
    EXPECT_EQ(compose(Symmetry::identity, a), a);
    SymmetrySet row;
    for (const Symmetry b : kSymmetries) {
      row.insert(compose(a, b));
      for (const Symmetry c : kSymmetries) {
        EXPECT_EQ(compose(compose(a, b), c), compose(a, compose(b, c)));
      }
    }
    EXPECT_EQ(row, SymmetrySet::all());
  }
}

TEST(Symmetry, ActsAsItsMatrixAboutTheCentre) {
  for (const Symmetry symmetry : kSymmetries) {
    const Matrix m = matrix(symmetry);
    for (const Point point : PointSet::all()) {
      const int x = point.column() - 7;
      const int y = point.row() - 7;
      EXPECT_EQ(apply(symmetry, point),
                Point::at(7 + m.xx * x + m.xy * y, 7 + m.yx * x + m.yy * y));
    }
    EXPECT_EQ(apply(symmetry, kCentre), kCentre);
    EXPECT_EQ(apply(symmetry, PointSet::all()), PointSet::all());
  }
}

TEST(Symmetry, ActsOnSetsAndBoardsPointByPoint) {
  RandomBoards random(5);
  for (int round = 0; round < 50; ++round) {
    const Board board = random.board(random.below(40), random.below(40));
    for (const Symmetry symmetry : kSymmetries) {
      const Board image = apply(symmetry, board);
      for (const Point point : PointSet::all()) {
        EXPECT_EQ(image.at(apply(symmetry, point)), board.at(point));
      }
      EXPECT_EQ(apply(inverse(symmetry), image), board);
    }
  }
}

TEST(Symmetry, NamesAreThoseOfTheEnumerators) {
  EXPECT_EQ(to_string(Symmetry::identity), "identity");
  EXPECT_EQ(to_string(Symmetry::rotate_270), "rotate_270");
  EXPECT_EQ(to_string(Symmetry::reflect_file_h), "reflect_file_h");
  EXPECT_EQ(to_string(Symmetry::reflect_a15_o1), "reflect_a15_o1");
}

TEST(BoardStabiliser, IsTheSubgroupThatKeepsTheStones) {
  RandomBoards random(6);
  int symmetric = 0;
  for (int round = 0; round < 400; ++round) {
    Board board = round % 2 == 0 ? random.symmetric_board(1 + random.below(6))
                                 : random.board(random.below(3), random.below(3), central_box(3));
    const SymmetrySet stabiliser = board_stabiliser(board);
    EXPECT_TRUE(stabiliser.contains(Symmetry::identity));
    EXPECT_EQ(8 % stabiliser.size(), 0);
    for (const Symmetry a : kSymmetries) {
      EXPECT_EQ(stabiliser.contains(a), apply(a, board) == board);
      for (const Symmetry b : kSymmetries) {
        if (!stabiliser.contains(a) || !stabiliser.contains(b)) continue;
        EXPECT_TRUE(stabiliser.contains(compose(a, b)));
      }
    }
    symmetric += stabiliser.size() > 1 ? 1 : 0;
  }
  EXPECT_GT(symmetric, 20);
  EXPECT_EQ(board_stabiliser(Board()), SymmetrySet::all());
}

}  // namespace
}  // namespace shukei

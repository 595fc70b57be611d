#include "rules/forbidden.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/direction.h"
#include "rules/symmetry.h"
#include "tests/support/forbidden_cases.h"
#include "tests/support/literal_judge.h"
#include "tests/support/position_generator.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei {
namespace {

std::string kind_at(const std::map<Point, std::string>& kinds, Point point) {
  const auto found = kinds.find(point);
  return found == kinds.end() ? "allowed" : found->second;
}

/// Both judges agree on every point, asked for all at once and one by one.
void expect_judges_agree(const Board& board) {
  const auto kinds = kinds_by_literal_judge(board);
  EXPECT_EQ(kinds_by_fast_judge(board), kinds) << to_string(board, kinds);
  for (const Point point : board.free()) {
    const auto kind = forbidden_kind(board, point);
    const std::string expected = kind_at(kinds, point);
    EXPECT_EQ(kind ? to_string(*kind) : "allowed", expected == "five" ? "allowed" : expected)
        << to_string(point) << " of " << to_string(board, kinds);
  }
}

TEST(ForbiddenCases, ClaimsHold) {
  for (const ForbiddenCase& test : read_forbidden_cases("forbidden_moves.tsv")) {
    for (const auto& [point, claim] : test.claimed) {
      EXPECT_EQ(kind_at(test.kinds, point), claim) << test.name << ": " << test.source;
    }
  }
}

TEST(ForbiddenCases, EveryPointUnderEverySymmetry) {
  for (const ForbiddenCase& test : read_forbidden_cases("forbidden_moves.tsv")) {
    EXPECT_EQ(kinds_by_literal_judge(test.board), test.kinds) << test.name;
    for (const Symmetry symmetry : kSymmetries) {
      std::map<Point, std::string> expected;
      for (const auto& [point, kind] : test.kinds) expected[apply(symmetry, point)] = kind;
      EXPECT_EQ(kinds_by_fast_judge(apply(symmetry, test.board)), expected)
          << test.name << " " << to_string(symmetry);
    }
  }
}

TEST(Forbidden, JudgesAgreeOnOrdinaryPositions) {
  PositionGenerator generator(1);
  for (int i = 0; i < 100; ++i) expect_judges_agree(generator.ordinary(4 + i % 40));
}

TEST(Forbidden, JudgesAgreeOnStrewnStones) {
  PositionGenerator generator(2);
  for (int size = 5; size <= kBoardSize; ++size) {
    for (int i = 0; i < 20; ++i) {
      expect_judges_agree(generator.strewn(size, 15 + 2 * i, generator.below(30)));
    }
  }
}

TEST(Forbidden, JudgesAgreeOnClimbedPositions) {
  PositionGenerator generator(3);
  for (int i = 0; i < 60; ++i) expect_judges_agree(generator.climbed(400));
}

TEST(ForbiddenSlow, JudgesAgreeOnManyPositions) {
  PositionGenerator generator(7);
  for (int i = 0; i < rounds(3000); ++i) {
    expect_judges_agree(generator.climbed(100 + i % 900));
    expect_judges_agree(generator.strewn(5 + i % 11, 15 + i % 40, generator.below(30)));
    ASSERT_FALSE(HasFailure());
  }
}

TEST(Forbidden, SymmetricBoardsHaveSymmetricAnswers) {
  PositionGenerator generator(4);
  for (int i = 0; i < 40; ++i) {
    const Board board = generator.climbed(200);
    const ForbiddenPoints points = forbidden_points(board);
    for (const Symmetry symmetry : kSymmetries) {
      const ForbiddenPoints image = forbidden_points(apply(symmetry, board));
      EXPECT_EQ(image.fives, apply(symmetry, points.fives));
      EXPECT_EQ(image.overlines, apply(symmetry, points.overlines));
      EXPECT_EQ(image.double_fours, apply(symmetry, points.double_fours));
      EXPECT_EQ(image.double_threes, apply(symmetry, points.double_threes));
    }
  }
}

/// The points of the four lines through `point`.
PointSet lines_through(Point point) {
  PointSet lines;
  for (const Direction direction : kDirections) {
    for (int steps = -kBoardSize; steps <= kBoardSize; ++steps) {
      if (const auto near = along(point, direction, steps)) lines.insert(*near);
    }
  }
  return lines;
}

TEST(Forbidden, StonesOffAPointsLinesChangeNoFiveOverlineOrFour) {
  PositionGenerator generator(11);
  for (int i = 0; i < 100; ++i) {
    const Board board = generator.climbed(100);
    const ForbiddenPoints points = forbidden_points(board);
    for (const Point point : points.fives | points.overlines | points.double_fours) {
      Board more = board;
      for (const Point other : board.free() - lines_through(point)) {
        if (generator.below(2) == 0) continue;
        more.place(generator.below(2) == 0 ? Colour::black : Colour::white, other);
      }
      EXPECT_EQ(forbidden_kind(more, point), points.kind_at(point));
    }
  }
}

/// A point's double-three hangs on the lines through the points that grow its threes, and on no
/// others when those settle it: here g8 h8 i8 and h8 h9 h10, far from the stones in the corner.
TEST(Forbidden, StonesFarAwayChangeNoDoubleThree) {
  const Board board({"g8"_pt, "i8"_pt, "h9"_pt, "h10"_pt}, {});
  for (const Point far : PointSet::all() - central_box(13)) {
    EXPECT_EQ(forbidden_kind(with_stone(board, Colour::white, far), "h8"_pt),
              ForbiddenKind::double_three);
  }
}

TEST(Forbidden, EmptyFullAndOneColouredBoards) {
  EXPECT_EQ(forbidden_points(Board()), ForbiddenPoints());
  EXPECT_EQ(forbidden_points(Board(PointSet::all(), {})), ForbiddenPoints());
  EXPECT_EQ(forbidden_points(Board({}, PointSet::all())), ForbiddenPoints());
  EXPECT_EQ(forbidden_points(Board({}, PointSet::all() - PointSet{"h8"_pt})), ForbiddenPoints());
  ForbiddenPoints overline;
  overline.overlines.insert("a1"_pt);
  EXPECT_EQ(forbidden_points(Board(PointSet::all() - PointSet{"a1"_pt}, {})), overline);
}

TEST(Forbidden, NoThirdBlackStoneIsForbidden) {
  for (const Point second : central_box(5)) {
    if (second == kCentre) continue;
    EXPECT_EQ(forbidden_points(Board({kCentre, second}, {})), ForbiddenPoints());
  }
}

}  // namespace
}  // namespace shukei

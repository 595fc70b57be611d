#include "rules/three_planes.h"

#include <gtest/gtest.h>

#include "rules/point_rows.h"
#include "tests/support/position_generator.h"

namespace shukei {
namespace {

struct Standing {
  bool counting = false;
  bool possible = false;
};

/// What ThreePlanes say of one three, from the lines of its straight-four points.
Standing standing_of_three(const Board& board, Point point, Direction direction, RowClass row) {
  Standing standing;
  for (const int steps : {row.straight_four_after(), -row.straight_four_before()}) {
    if (steps == 0) continue;
    const Point growth = along(point, direction, steps).value();
    const PointRows others(board.black(), board.free(), growth, DirectionSet::all_but(direction));
    if (others.has_five() || others.has_overline() || others.fours() != 0) continue;
    standing.possible = true;
    if (!others.threes().has_two()) standing.counting = true;
  }
  return standing;
}

void expect_planes_of_points(const Board& board, const ThreePlanes& planes) {
  const PointSet free = board.free();
  for (const Point point : free) {
    const PointRows rows(board.black(), free, point);
    DirectionSet counting;
    DirectionSet possible;
    for (const Direction direction : kDirections) {
      if (!rows[direction].is_three()) continue;
      const Standing standing = standing_of_three(board, point, direction, rows[direction]);
      if (standing.counting) counting.insert(direction);
      if (standing.possible) possible.insert(direction);
    }
    EXPECT_EQ(directions_at(planes.counting, point), counting) << to_string(point);
    EXPECT_EQ(directions_at(planes.possible, point), possible) << to_string(point);
    EXPECT_EQ(planes.two_counting.contains(point), counting.has_two()) << to_string(point);
    EXPECT_EQ(planes.two_possible.contains(point), possible.has_two()) << to_string(point);
  }
}

TEST(ThreePlanes, TellOfEveryPointWhatItsStraightFourPointsTell) {
  PositionGenerator generator(6);
  for (int i = 0; i < 300; ++i) {
    const Board board = i % 3 == 0 ? generator.climbed(100)
                                   : generator.strewn(5 + i % 11, 20 + i % 20, generator.below(20));
    const RowPlanes rows = row_planes(board);
    expect_planes_of_points(board, three_planes(board, rows, Registers::split));
    expect_planes_of_points(board, three_planes(board, rows, best_registers()));
    ASSERT_FALSE(HasFailure()) << to_string(board.black()) << " / " << to_string(board.white());
  }
}

}  // namespace
}  // namespace shukei

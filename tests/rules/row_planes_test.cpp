#include "rules/row_planes.h"

#include <gtest/gtest.h>

#include "rules/point_rows.h"
#include "tests/support/position_generator.h"

namespace shukei {
namespace {

std::vector<Registers> usable_registers() {
  if (best_registers() == Registers::split) return {Registers::split};
  return {Registers::split, best_registers()};
}

/// Boards of all densities, many of them at an edge.
std::vector<Board> boards() {
  PositionGenerator generator(5);
  std::vector<Board> boards{Board(), Board(PointSet::all(), {})};
  for (int i = 0; i < 300; ++i) {
    boards.push_back(generator.strewn(5 + i % 11, 15 + generator.below(60), generator.below(25)));
    boards.push_back(generator.ordinary(1 + i % 60));
  }
  return boards;
}

void expect_planes_of_points(const Board& board, const RowPlanes& planes) {
  const PointSet free = board.free();
  for (const Point point : PointSet::all()) {
    const bool is_free = free.contains(point);
    const PointRows rows =
        is_free ? PointRows(board.black(), free, point) : PointRows({}, PointSet::all(), point);
    DirectionSet fours_or_more;
    for (const Direction direction : kDirections) {
      const RowClass row = rows[direction];
      if (row.is_five() || row.is_overline() || row.fours() != 0) fours_or_more.insert(direction);
    }
    const bool more = rows.has_five() || rows.has_overline();
    EXPECT_EQ(directions_at(planes.threes, point), rows.threes()) << to_string(point);
    EXPECT_EQ(directions_at(planes.fours_or_more, point), fours_or_more) << to_string(point);
    EXPECT_EQ(planes.fives.contains(point), rows.has_five());
    EXPECT_EQ(planes.overlines.contains(point), rows.has_overline() && !rows.has_five());
    EXPECT_EQ(planes.two_fours.contains(point), rows.fours() >= 2 && !more);
    EXPECT_EQ(planes.two_threes.contains(point),
              rows.threes().has_two() && rows.fours() < 2 && !more);
  }
}

TEST(RowPlanes, TellOfEveryPointWhatItsLinesTell) {
  for (const Board& board : boards()) {
    for (const Registers registers : usable_registers()) {
      expect_planes_of_points(board, row_planes(board, registers));
      ASSERT_FALSE(HasFailure()) << to_string(board.black()) << " / " << to_string(board.white());
    }
  }
}

TEST(RowPlanes, SayTheSameWithAllRegisters) {
  for (const Board& board : boards()) {
    const RowPlanes split = row_planes(board, Registers::split);
    for (const Registers registers : usable_registers()) {
      EXPECT_EQ(row_planes(board, registers).three_rooms, split.three_rooms);
    }
  }
}

}  // namespace
}  // namespace shukei

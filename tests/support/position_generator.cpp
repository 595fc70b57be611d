#include "tests/support/position_generator.h"

#include <array>

#include "rules/three_planes.h"

namespace shukei {
namespace {

/// Whether the stone on `point` stands in a row of five or more.
bool in_long_row(const PointSet& stones, Point point) {
  constexpr std::array<std::array<int, 2>, 4> kSteps{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
  for (const auto& [columns, rows] : kSteps) {
    int length = 1;
    for (const int side : {1, -1}) {
      for (int steps = side;; steps += side) {
        const auto next = Point::at(point.column() + steps * columns, point.row() + steps * rows);
        if (!next || !stones.contains(*next)) break;
        ++length;
      }
    }
    if (length >= 5) return true;
  }
  return false;
}

/// What climbed() climbs on: points with two threes, most of all those that one look at the
/// straight-four points does not decide, on few stones.
int interest(const Board& board) {
  const RowPlanes rows = row_planes(board);
  const ThreePlanes threes = three_planes(board, rows);
  const PointSet undecided = (rows.two_threes & threes.two_possible) - threes.two_counting;
  return 6 * undecided.size() + 2 * rows.two_threes.size() - 3 * rows.fives.size() -
         board.black().size();
}

}  // namespace

int PositionGenerator::below(int limit) {
  return static_cast<int>(random_() % static_cast<std::uint64_t>(limit));
}

Point PositionGenerator::any_point() {
  return Point::at(below(kBoardSize), below(kBoardSize)).value();
}

Board PositionGenerator::ordinary(int stones) {
  Board board({kCentre}, {});
  while (board.size() < stones) {
    const auto nth = static_cast<std::ptrdiff_t>(below(board.size()));
    const PointSet occupied = board.occupied();
    const Point near = *std::next(occupied.begin(), nth);
    const auto point = Point::at(near.column() + below(5) - 2, near.row() + below(5) - 2);
    if (!point || occupied.contains(*point)) continue;
    const Board next = with_stone(board, board.to_move(), *point);
    if (!in_long_row(next.stones(board.to_move()), *point)) board = next;
  }
  return board;
}

Board PositionGenerator::strewn(int size, int black_percent, int white_percent) {
  Board board;
  const int left = below(kBoardSize - size + 1);
  const int bottom = below(3) == 0 ? 0 : below(kBoardSize - size + 1);
  for (int row = bottom; row < bottom + size; ++row) {
    for (int column = left; column < left + size; ++column) {
      const int dice = below(100);
      const Point point = Point::at(column, row).value();
      if (dice < black_percent) {
        board.place(Colour::black, point);
      } else if (dice < black_percent + white_percent) {
        board.place(Colour::white, point);
      }
    }
  }
  return board;
}

Board PositionGenerator::climbed(int steps) {
  Board board = strewn(7 + below(5), 15 + below(15), below(20));
  int best = interest(board);
  for (int i = 0; i < steps; ++i) {
    Board changed = board;
    const Point point = any_point();
    changed.remove(point);
    const int dice = below(6);
    if (dice < 3 && !board.black().contains(point)) changed.place(Colour::black, point);
    if (dice == 3 && !board.white().contains(point)) changed.place(Colour::white, point);
    const int now = interest(changed);
    if (now < best) continue;
    best = now;
    board = changed;
  }
  return board;
}

}  // namespace shukei

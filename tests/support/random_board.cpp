#include "tests/support/random_board.h"

#include <vector>

namespace shukei {

int RandomBoards::below(int limit) {
  return static_cast<int>(random_() % static_cast<std::uint64_t>(limit));
}

Point RandomBoards::point(const PointSet& among) {
  const std::vector<Point> points(among.begin(), PointSet::end());
  return points[static_cast<std::size_t>(below(among.size()))];
}

Board RandomBoards::board(int blacks, int whites, const PointSet& box) {
  Board board;
  for (int i = 0; i < blacks; ++i) board.place(Colour::black, point(box & board.free()));
  for (int i = 0; i < whites; ++i) board.place(Colour::white, point(box & board.free()));
  return board;
}

Isometry RandomBoards::involution() {
  const int sum_x = 10 + below(9);  // twice the coordinate of the axis or centre: 5 to 9
  const int sum_y = 10 + below(9);
  switch (below(5)) {
    case 0:
      return {Symmetry::reflect_file_h, sum_x, 0};
    case 1:
      return {Symmetry::reflect_rank_8, 0, sum_y};
    case 2:
      return {Symmetry::rotate_180, sum_x, sum_y};
    case 3:
      return {Symmetry::reflect_a1_o15, sum_x - sum_y, sum_y - sum_x};
    default:
      return {Symmetry::reflect_a15_o1, sum_x, sum_x};
  }
}

Board RandomBoards::symmetric_board(int stones, const PointSet& box) {
  const Isometry isometry = involution();
  Board board;
  // Few points of a small box have their image in it: give up after so many that have not.
  for (int tries = 0; board.size() < stones && tries < 20 * stones; ++tries) {
    const Point stone = point(box & board.free());
    const auto image = apply(isometry, stone);
    if (!image || !box.contains(*image)) continue;
    const Colour colour = below(2) == 0 ? Colour::black : Colour::white;
    board.place(colour, stone);
    if (*image != stone) board.place(colour, *image);
  }
  return board;
}

}  // namespace shukei

#include "rules/pattern_symmetry.h"

namespace shukei {
namespace {

struct Sum {
  int x = 0;
  int y = 0;
};

Sum sum_of(const PointSet& points) {
  Sum sum;
  for (const Point point : points) {
    sum.x += point.column();
    sum.y += point.row();
  }
  return sum;
}

bool maps_into(const Isometry& isometry, const PointSet& from, const PointSet& to) {
  for (const Point point : from) {
    const auto image = apply(isometry, point);
    if (!image || !to.contains(*image)) return false;
  }
  return true;
}

bool fixes(const Isometry& isometry, const Board& board) {
  return maps_into(isometry, board.black(), board.black()) &&
         maps_into(isometry, board.white(), board.white());
}

}  // namespace

IsometryGroup stabiliser(const Board& board, SymmetryReading reading) {
  IsometryGroup group;
  const int stones = board.size();
  const Sum sum = sum_of(board.occupied());
  for (const Symmetry linear : kSymmetries) {
    Isometry candidate = as_isometry(linear);
    if (reading == SymmetryReading::pattern && stones > 0) {
      // An isometry that keeps the stones keeps their centre of gravity: that settles the shift.
      const Matrix m = matrix(linear);
      const int moved_x = sum.x - m.xx * sum.x - m.xy * sum.y;
      const int moved_y = sum.y - m.yx * sum.x - m.yy * sum.y;
      if (moved_x % stones != 0 || moved_y % stones != 0) continue;
      candidate = {linear, moved_x / stones, moved_y / stones};
    }
    if (fixes(candidate, board)) group.insert(candidate);
  }
  return group;
}

PointSet orbit(const IsometryGroup& group, Point point) {
  PointSet images;
  for (const Isometry& member : group.members()) {
    if (const auto image = apply(member, point)) images.insert(*image);
  }
  return images;
}

}  // namespace shukei

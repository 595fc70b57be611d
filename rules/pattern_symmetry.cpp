#include "rules/pattern_symmetry.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace shukei {
namespace {

/// The stones of a board as a list, in which they are gone through again and again.
class StoneList {
 public:
  explicit StoneList(const Board& board) : board_(board) {
    for (const Colour colour : {Colour::black, Colour::white}) {
      for (const Point point : board.stones(colour)) {
        sum_x_ += point.column();
        sum_y_ += point.row();
        codes_[size_++] = point.code();
      }
      if (colour == Colour::black) blacks_ = size_;
    }
  }

  [[nodiscard]] int size() const { return static_cast<int>(size_); }
  /// Sums of the stones' columns and rows.
  [[nodiscard]] int sum_x() const { return sum_x_; }
  [[nodiscard]] int sum_y() const { return sum_y_; }

  [[nodiscard]] bool are_kept_by(const Isometry& isometry) const {
    for (std::size_t i = 0; i < size_; ++i) {
      const auto image = apply(isometry, Point::from_code(codes_[i]));
      const PointSet& same_colour = i < blacks_ ? board_.black() : board_.white();
      if (!image || !same_colour.contains(*image)) return false;
    }
    return true;
  }

 private:
  const Board& board_;
  std::array<std::uint8_t, kBoardPoints> codes_;  // the black stones' first; set up to size_
  std::size_t size_ = 0;
  std::size_t blacks_ = 0;
  int sum_x_ = 0;
  int sum_y_ = 0;
};

}  // namespace

IsometryGroup stabiliser(const Board& board, SymmetryReading reading) {
  IsometryGroup group;
  const StoneList stones(board);
  for (const Symmetry linear : kSymmetries) {
    Isometry candidate = as_isometry(linear);
    if (reading == SymmetryReading::pattern && stones.size() > 0) {
      // An isometry that keeps the stones keeps their centre of gravity: that settles the shift.
      const Matrix m = matrix(linear);
      const int moved_x = stones.sum_x() - m.xx * stones.sum_x() - m.xy * stones.sum_y();
      const int moved_y = stones.sum_y() - m.yx * stones.sum_x() - m.yy * stones.sum_y();
      if (moved_x % stones.size() != 0 || moved_y % stones.size() != 0) continue;
      candidate = {linear, moved_x / stones.size(), moved_y / stones.size()};
    }
    if (stones.are_kept_by(candidate)) group.insert(candidate);
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

int orbit_count(const IsometryGroup& group, const PointSet& points) {
  if (group.size() == 1) return points.size();
  const auto members = group.members().subspan(1);
  int count = 0;
  for (const Point point : points) {
    // Each class is counted where its least point stands.
    count += std::none_of(members.begin(), members.end(), [&](const Isometry& member) {
      const auto image = apply(member, point);
      return image && *image < point && points.contains(*image);
    });
  }
  return count;
}

}  // namespace shukei

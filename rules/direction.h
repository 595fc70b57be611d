#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "rules/point.h"

namespace shukei {

/// One of the four directions of the board's lines, named by where counting along a line goes.
///
///     east  (1, 0)    north  (0, 1)    north_east  (1, 1)    south_east  (1, -1)
enum class Direction : std::uint8_t { east, north, north_east, south_east };

inline constexpr std::array<Direction, 4> kDirections{Direction::east, Direction::north,
                                                      Direction::north_east, Direction::south_east};

/// What one step along a direction adds to a point's column and row.
struct Step {
  int columns;
  int rows;
};

constexpr Step step(Direction direction) {
  constexpr std::array<Step, 4> kSteps{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
  return kSteps[static_cast<std::size_t>(direction)];
}

/// The point `steps` steps from `point` along `direction`, backwards when negative; nothing when
/// that is off the board.
constexpr std::optional<Point> along(Point point, Direction direction, int steps) {
  const Step one = step(direction);
  return Point::at(point.column() + steps * one.columns, point.row() + steps * one.rows);
}

/// A set of directions.
class DirectionSet {
 public:
  constexpr DirectionSet() = default;
  static constexpr DirectionSet all() { return DirectionSet(0xF); }
  static constexpr DirectionSet only(Direction direction) {
    return DirectionSet(1U << static_cast<unsigned>(direction));
  }
  static constexpr DirectionSet all_but(Direction direction) {
    return DirectionSet(0xFU & ~only(direction).mask_);
  }

  [[nodiscard]] constexpr bool contains(Direction direction) const {
    return (mask_ >> static_cast<unsigned>(direction) & 1U) != 0;
  }
  constexpr void insert(Direction direction) { mask_ |= only(direction).mask_; }
  constexpr void erase(Direction direction) { mask_ &= ~only(direction).mask_; }

  [[nodiscard]] constexpr bool empty() const { return mask_ == 0; }
  [[nodiscard]] constexpr bool has_two() const { return (mask_ & (mask_ - 1)) != 0; }

  friend constexpr DirectionSet operator|(DirectionSet a, DirectionSet b) {
    return DirectionSet(a.mask_ | b.mask_);
  }
  friend constexpr DirectionSet operator&(DirectionSet a, DirectionSet b) {
    return DirectionSet(a.mask_ & b.mask_);
  }
  friend constexpr DirectionSet operator-(DirectionSet a, DirectionSet b) {
    return DirectionSet(a.mask_ & ~b.mask_);
  }
  friend constexpr bool operator==(DirectionSet, DirectionSet) = default;

 private:
  explicit constexpr DirectionSet(unsigned mask) : mask_(mask) {}

  unsigned mask_ = 0;
};

}  // namespace shukei

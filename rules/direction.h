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

}  // namespace shukei

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/direction.h"
#include "rules/point_set.h"

namespace shukei {

namespace detail {
/// The points of each line of a diagonal direction: for north_east by 14 + row - column, for
/// south_east by row + column.
using DiagonalTable = std::array<PointSet, 2 * kBoardSize - 1>;
constexpr DiagonalTable make_diagonal_table(Direction direction) {
  DiagonalTable table;
  for (const Point point : PointSet::all()) {
    const int number = direction == Direction::north_east
                           ? kBoardSize - 1 + point.row() - point.column()
                           : point.row() + point.column();
    table[static_cast<std::size_t>(number)].insert(point);
  }
  return table;
}
inline constexpr DiagonalTable kNorthEastLines = make_diagonal_table(Direction::north_east);
inline constexpr DiagonalTable kSouthEastLines = make_diagonal_table(Direction::south_east);

/// The members of `points` on one diagonal: bit c for that in column c. A diagonal has one point a
/// column, so laying all ranks over each other loses nothing.
constexpr std::uint32_t columns_on(const PointSet& points, const PointSet& diagonal) {
  const auto& a = points.words();
  const auto& b = diagonal.words();
  std::uint64_t ranks = (a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3]);
  ranks |= ranks >> 32;
  ranks |= ranks >> 16;
  return static_cast<std::uint32_t>(ranks & 0x7FFF);
}

/// The members of `points` in one column: bit r for that in row r.
constexpr std::uint32_t rows_in(const PointSet& points, int column) {
  constexpr std::uint64_t kFirstColumn = 0x0001'0001'0001'0001;
  const auto& words = points.words();
  // Bit 16 k + 4 j stands for row 4 j + k; adding up shifts by 15 k brings it to bit 4 j + k.
  std::uint64_t rows = words[0] >> column & kFirstColumn;
  rows |= (words[1] >> column & kFirstColumn) << 4;
  rows |= (words[2] >> column & kFirstColumn) << 8;
  rows |= (words[3] >> column & kFirstColumn) << 12;
  rows |= rows >> 15;
  rows |= rows >> 30;
  return static_cast<std::uint32_t>(rows & 0x7FFF);
}
}  // namespace detail

/// Where `point` stands on its line in `direction`, 0..14: its row in direction north, else its
/// column. Cells of a line that lie off the board keep their numbers and are never members.
constexpr int index_on_line(Point point, Direction direction) {
  return direction == Direction::north ? point.row() : point.column();
}

/// The members of `points` on the line through `point`: bit i for that with index i on it. Steps
/// along the direction count upwards.
constexpr std::uint32_t members_on_line(const PointSet& points, Point point, Direction direction) {
  const auto row = static_cast<std::size_t>(point.row());
  const auto column = static_cast<std::size_t>(point.column());
  switch (direction) {
    case Direction::east:
      return static_cast<std::uint32_t>(points.words()[row / 4] >> 16 * (row % 4) & 0x7FFF);
    case Direction::north:
      return detail::rows_in(points, point.column());
    case Direction::north_east:
      return detail::columns_on(points, detail::kNorthEastLines[kBoardSize - 1 + row - column]);
    case Direction::south_east:
      return detail::columns_on(points, detail::kSouthEastLines[row + column]);
  }
  return 0;
}

}  // namespace shukei

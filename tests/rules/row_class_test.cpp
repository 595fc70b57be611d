#include "rules/row_class.h"

#include <gtest/gtest.h>

#include <string>

#include "rules/row_planes.h"
#include "rules/row_table.h"
#include "tests/support/literal_line.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei {
namespace {

using literal::Cell;
using literal::Cells;

std::uint32_t bits(const Cells& line, Cell cell) {
  std::uint32_t found = 0;
  for (int i = 0; i < line.length; ++i) {
    if (line.has(i, cell)) found |= 1U << i;
  }
  return found;
}

/// "..XX.O": for messages.
std::string drawing(const Cells& line) {
  std::string text;
  for (int i = 0; i < line.length; ++i) {
    text += line.has(i, Cell::free) ? '.' : line.has(i, Cell::black) ? 'X' : 'O';
  }
  return text;
}

/// Whether the class of the free cell `at` is what the literal definitions say, none left out.
bool is_literal(RowClass row, const Cells& line, int at) {
  const Cells added = line.with_black(at);
  const bool five = literal::makes_five(added, at);
  const bool overline = literal::makes_overline(added, at);
  if (row.is_five() != five || row.is_overline() != overline) return false;
  // A stone that makes a five or more is never asked for its fours and threes.
  if (five || overline) return row.fours() == 0 && !row.is_three();
  const auto fours = literal::fours_with(added, at);
  if (row.fours() != static_cast<int>(fours.size())) return false;
  const auto threes = literal::threes_with(added, at);
  // Never two threes, never a three with a four.
  if (threes.size() > 1 || (!threes.empty() && !fours.empty())) return false;
  if (row.is_three() == threes.empty()) return false;
  std::vector<int> cells;
  if (const int steps = row.straight_four_before()) cells.push_back(at - steps);
  if (const int steps = row.straight_four_after()) cells.push_back(at + steps);
  return threes.empty() || cells == threes.front().straight_four_cells;
}

/// The line of `length` cells with this number in base three.
Cells numbered_line(int length, int number) {
  Cells line;
  line.length = length;
  for (int i = 0; i < length; ++i, number /= 3) {
    line.cells[static_cast<std::size_t>(i)] = static_cast<Cell>(number % 3);
  }
  return line;
}

int power_of_three(int exponent) { return exponent == 0 ? 1 : 3 * power_of_three(exponent - 1); }

/// Compares every free cell of the line; false at the first that is wrong.
bool line_is_literal(const Cells& line) {
  const std::uint32_t black = bits(line, Cell::black);
  const std::uint32_t free = bits(line, Cell::free);
  for (int at = 0; at < line.length; ++at) {
    if (!line.has(at, Cell::free)) continue;
    if (!is_literal(row_class(black, free, at), line, at)) return false;
  }
  return true;
}

TEST(RowClass, EveryLineUpToElevenCells) {
  for (int length = 1; length <= 11; ++length) {
    for (int number = 0; number < power_of_three(length); ++number) {
      const Cells line = numbered_line(length, number);
      ASSERT_TRUE(line_is_literal(line)) << drawing(line);
    }
  }
}

TEST(RowClassSlow, EveryLineOfFifteenCells) {
  for (int number = 0; number < power_of_three(kBoardSize); number += stride()) {
    const Cells line = numbered_line(kBoardSize, number);
    ASSERT_TRUE(line_is_literal(line)) << drawing(line);
  }
}

/// The class of one direction, read off the planes; what they do not tell apart is left out.
struct PlaneClass {
  bool three;
  bool four_or_more;
  friend bool operator==(PlaneClass, PlaneClass) = default;
};

PlaneClass plane_class(RowClass row) {
  return {row.is_three(), row.is_five() || row.is_overline() || row.fours() != 0};
}

PlaneClass plane_class(const RowPlanes& planes, Point point, Direction direction) {
  return {directions_at(planes.threes, point).contains(direction),
          directions_at(planes.fours_or_more, point).contains(direction)};
}

/// Puts fifteen lines on the board as its ranks, or as its files.
Board board_of(const std::array<Cells, kBoardSize>& lines, Direction direction) {
  Board board;
  for (int i = 0; i < kBoardSize; ++i) {
    for (int at = 0; at < kBoardSize; ++at) {
      const Point point =
          direction == Direction::east ? Point::at(at, i).value() : Point::at(i, at).value();
      const Cell cell = lines[static_cast<std::size_t>(i)].cells[static_cast<std::size_t>(at)];
      if (cell == Cell::black) board.place(Colour::black, point);
      if (cell == Cell::white) board.place(Colour::white, point);
    }
  }
  return board;
}

void expect_planes_like_classes(const std::array<Cells, kBoardSize>& lines, Direction direction) {
  const Board board = board_of(lines, direction);
  const RowPlanes planes = row_planes(board);
  for (const Point point : board.free()) {
    const bool east = direction == Direction::east;
    const auto& line = lines[static_cast<std::size_t>(east ? point.row() : point.column())];
    const RowClass row = row_class(bits(line, Cell::black), bits(line, Cell::free),
                                   east ? point.column() : point.row());
    ASSERT_EQ(plane_class(planes, point, direction), plane_class(row)) << drawing(line);
  }
}

TEST(RowClassSlow, EveryLineInPlanes) {
  std::array<Cells, kBoardSize> lines;
  for (int number = 0; number < power_of_three(kBoardSize); number += kBoardSize * stride()) {
    for (int i = 0; i < kBoardSize; ++i) {
      // The last board repeats lines from the beginning.
      lines[static_cast<std::size_t>(i)] =
          numbered_line(kBoardSize, (number + i) % power_of_three(kBoardSize));
    }
    expect_planes_like_classes(lines, Direction::east);
    expect_planes_like_classes(lines, Direction::north);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace shukei

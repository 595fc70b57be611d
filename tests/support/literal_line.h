#pragma once

#include <array>
#include <optional>
#include <vector>

/// RIF 3 read word by word for one line of the board alone, without points and directions: for
/// comparing every line there is, which the judge of whole boards is too slow for.
namespace shukei::literal {

enum class Cell : char { free, black, white };

/// A line of `length` cells, 1..15; past its ends is the edge of the board.
struct Cells {
  std::array<Cell, 15> cells{};
  int length = 0;

  [[nodiscard]] bool has(int at, Cell cell) const {
    return at >= 0 && at < length && cells[static_cast<std::size_t>(at)] == cell;
  }
  [[nodiscard]] Cells with_black(int at) const {
    Cells added = *this;
    added.cells[static_cast<std::size_t>(at)] = Cell::black;
    return added;
  }
};

/// The cells of a row as bits.
using Stones = unsigned;

/// Unbroken row: the black stones next to each other, without a gap, with that on `stone`.
Stones unbroken_row(const Cells& line, int stone);
int number_of(Stones stones);

bool makes_five(const Cells& line, int stone);
bool makes_overline(const Cells& line, int stone);
/// The different sets of four stones, that on `stone` among them, that one more makes a five.
std::vector<Stones> fours_with(const Cells& line, int stone);
/// Whether the unbroken row through `stone` is a straight four.
bool makes_straight_four(const Cells& line, int stone);

/// A three and the cells that make it a straight four, lowest first.
struct Three {
  Stones stones;
  std::vector<int> straight_four_cells;
};
/// The threes with the stone on `stone`.
std::vector<Three> threes_with(const Cells& line, int stone);

}  // namespace shukei::literal

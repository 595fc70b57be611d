#include "tests/support/literal_symmetry.h"

#include <algorithm>
#include <array>

namespace shukei::literal {
namespace {

constexpr std::array<Colour, 2> kColours{Colour::black, Colour::white};

Pattern pattern_of(const Board& board) {
  Pattern pattern;
  for (const Colour colour : kColours) {
    for (const Point point : board.stones(colour)) {
      pattern.emplace_back(static_cast<int>(colour), point.column(), point.row());
    }
  }
  return pattern;
}

Pattern turned(const Pattern& pattern, int which) {
  Pattern result;
  for (auto [colour, x, y] : pattern) {
    if (which >= 4) x = 14 - x;
    for (int quarter = 0; quarter < which % 4; ++quarter) {
      const int old_x = x;
      x = 14 - y;
      y = old_x;
    }
    result.emplace_back(colour, x, y);
  }
  std::sort(result.begin(), result.end());
  return result;
}

Pattern moved_to_corner(Pattern pattern) {
  int least_x = 14;
  int least_y = 14;
  for (const auto& [colour, x, y] : pattern) {
    least_x = std::min(least_x, x);
    least_y = std::min(least_y, y);
  }
  for (auto& [colour, x, y] : pattern) {
    x -= least_x;
    y -= least_y;
  }
  return pattern;
}

}  // namespace

Pattern least_drawing(const Board& board) {
  const Pattern pattern = pattern_of(board);
  Pattern least = moved_to_corner(turned(pattern, 0));
  for (int which = 1; which < 8; ++which) {
    least = std::min(least, moved_to_corner(turned(pattern, which)));
  }
  return least;
}

Pattern least_image_on_board(const Board& board) {
  const Pattern pattern = pattern_of(board);
  Pattern least = turned(pattern, 0);
  for (int which = 1; which < 8; ++which) least = std::min(least, turned(pattern, which));
  return least;
}

bool same_pattern(const Board& four, Point a, Point b) {
  return least_drawing(with_stone(four, Colour::black, a)) ==
         least_drawing(with_stone(four, Colour::black, b));
}

bool same_on_board(const Board& four, Point a, Point b) {
  return least_image_on_board(with_stone(four, Colour::black, a)) ==
         least_image_on_board(with_stone(four, Colour::black, b));
}

}  // namespace shukei::literal

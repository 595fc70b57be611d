#include "analyzer/drawing/numbered_board.h"

#include <fmt/core.h>

#include <array>

#include "analyzer/drawing/board_drawing.h"

namespace shukei::analyzer {
namespace {

using Numbers = std::array<int, kPointCodes>;

Numbers numbers_of(std::span<const db::Move> moves) {
  Numbers numbers{};
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (!moves[i].is_pass()) numbers[moves[i].point().code()] = static_cast<int>(i) + 1;
  }
  return numbers;
}

std::string cell(int number, bool is_star, const Output& output) {
  if (number == 0) {
    if (output.unicode()) return is_star ? "   +" : "   ·";
    return is_star ? "   +" : "   .";
  }
  std::string text = fmt::format("{:>4}", number);
  if (!output.colour()) return text;
  const bool black = number % 2 == 1;
  return fmt::format("\x1b[{};48;5;179m{}\x1b[0m", black ? "1;38;5;16" : "1;38;5;231", text);
}

}  // namespace

std::string numbered_board(std::span<const db::Move> moves, const Output& output) {
  const Numbers numbers = numbers_of(moves);
  const PointSet stars = star_points();
  std::string text;
  for (int row = kBoardSize - 1; row >= 0; --row) {
    text += fmt::format("{:>2}", row + 1);
    for (int column = 0; column < kBoardSize; ++column) {
      const Point point = Point::at(column, row).value();
      text += cell(numbers[point.code()], stars.contains(point), output);
    }
    text += '\n';
  }
  text += "  ";
  for (char letter = 'a'; letter <= 'o'; ++letter) text += fmt::format("{:>4}", letter);
  return text + '\n';
}

}  // namespace shukei::analyzer

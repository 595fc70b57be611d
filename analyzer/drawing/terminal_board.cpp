#include "analyzer/drawing/terminal_board.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "analyzer/drawing/mark_ink.h"
#include "analyzer/symmetry_element.h"

namespace shukei::analyzer {
namespace {

/// One column of the picture: a character and what it is, which gives its colour.
struct Glyph {
  enum class Kind : std::uint8_t { grid, axis, black, white, number, mark };
  std::string text;
  Kind kind = Kind::grid;
  const Mark* mark = nullptr;
};

class TerminalBoard {
 public:
  TerminalBoard(const BoardDrawing& drawing, const Output& output)
      : drawing_(drawing), output_(output) {
    for (const Mark& mark : drawing.marks) marks_[mark.point.code()] = &mark;
    if (drawing.line) number_stones(*drawing.line);
    for (const Isometry& isometry : drawing.symmetries) elements_.push_back(element_of(isometry));
  }

  [[nodiscard]] std::string text() const {
    std::string text;
    for (int row = kBoardSize - 1; row >= 0; --row) {
      text += fmt::format("{:>2} ", row + 1) + row_text(row) + row_margin(row) + "\n";
    }
    text += "   ";
    for (char letter = 'a'; letter <= 'o'; ++letter) {
      text += fmt::format("{}{}", letter, letter == 'o' ? "\n" : " ");
    }
    return text + column_margin();
  }

 private:
  void number_stones(const Line& line) {
    constexpr std::size_t kGreatestNumber = 9;
    for (std::size_t i = 0; i < line.size() && i < kGreatestNumber; ++i) {
      numbers_[line[i].code()] = static_cast<int>(i) + 1;
    }
  }

  [[nodiscard]] std::string row_text(int row) const {
    std::string text;
    for (int column = 0; column < kBoardSize; ++column) {
      const Point point = Point::at(column, row).value();
      text += painted(point_glyph(point), in_box(2 * column, row));
      const bool last = column == kBoardSize - 1;
      if (last && numbers_[point.code()] == 0) break;
      text += painted(gap_glyph(point), !last && in_box(2 * column + 1, row));
    }
    return text;
  }

  [[nodiscard]] Glyph point_glyph(Point point) const {
    if (const Mark* mark = marks_[point.code()]; mark != nullptr && !mark->label.empty()) {
      return {mark->label, Glyph::Kind::mark, mark};
    }
    const bool unicode = output_.unicode();
    if (const auto stone = drawing_.board.at(point)) {
      const bool black = *stone == Colour::black;
      return {stone_text(black, drawing_.outlined.contains(point)),
              black ? Glyph::Kind::black : Glyph::Kind::white};
    }
    return grid_glyph(2 * point.column(), 2 * point.row(), unicode ? grid_text(point) : ".");
  }

  /// What stands between a point and the next to the right: a move number, else the line.
  [[nodiscard]] Glyph gap_glyph(Point point) const {
    if (const int number = numbers_[point.code()]; number > 0) {
      return {std::to_string(number), Glyph::Kind::number};
    }
    return grid_glyph(2 * point.column() + 1, 2 * point.row(), output_.unicode() ? "─" : " ");
  }

  /// A place without a stone or a mark, told in half steps from a1: a diagonal axis and a centre
  /// are drawn there, level and upright axes coloured.
  [[nodiscard]] Glyph grid_glyph(int twice_x, int twice_y, std::string text) const {
    using Kind = SymmetryElement::Kind;
    const bool unicode = output_.unicode();
    const bool is_point = twice_x % 2 == 0;
    for (const SymmetryElement& element : elements_) {
      if (element.is_turn() && element.twice_x == twice_x && element.twice_y == twice_y) {
        return {unicode ? "×" : "+", Glyph::Kind::axis};
      }
      if (!is_point || !passes(element, twice_x, twice_y)) continue;
      if (element.kind == Kind::rising_diagonal) text = unicode ? "╱" : "/";
      if (element.kind == Kind::falling_diagonal) text = unicode ? "╲" : "\\";
    }
    return {std::move(text), on_axis(twice_x, twice_y) ? Glyph::Kind::axis : Glyph::Kind::grid};
  }

  /// At the end of a row, whether a level axis or a centre lies in it ("◄"), or between it and its
  /// neighbour ("┐" at the upper, "┘" at the lower of the two).
  [[nodiscard]] std::string row_margin(int row) const {
    const bool unicode = output_.unicode();
    for (const SymmetryElement& element : elements_) {
      if (element.kind != SymmetryElement::Kind::row && !element.is_turn()) continue;
      const int above = element.twice_y - 2 * row;
      if (above == 0) return unicode ? " ◄" : " <";
      if (above == -1) return unicode ? " ┐" : " \\";
      if (above == 1) return unicode ? " ┘" : " /";
    }
    return "";
  }

  /// A line below the files with "^" at or between those where an upright axis or a centre lies;
  /// nothing when there is none.
  [[nodiscard]] std::string column_margin() const {
    constexpr int kFurthest = 2 * (kBoardSize - 1);
    std::string marks(kFurthest + 1, ' ');
    for (const SymmetryElement& element : elements_) {
      if (element.kind != SymmetryElement::Kind::column && !element.is_turn()) continue;
      if (element.twice_x < 0 || element.twice_x > kFurthest) continue;
      marks[static_cast<std::size_t>(element.twice_x)] = '^';
    }
    marks.resize(marks.find_last_not_of(' ') + 1);
    return marks.empty() ? "" : "   " + marks + "\n";
  }

  [[nodiscard]] std::string stone_text(bool black, bool outlined) const {
    if (outlined) return black ? (output_.unicode() ? "◉" : "#") : (output_.unicode() ? "◎" : "@");
    return black ? (output_.unicode() ? "●" : "X") : (output_.unicode() ? "○" : "O");
  }

  static std::string grid_text(Point point) {
    constexpr std::array<std::array<std::string_view, 3>, 3> kGrid{
        {{"└", "┴", "┘"}, {"├", "┼", "┤"}, {"┌", "┬", "┐"}}};
    const auto third = [](int place) {
      return place == 0 ? 0U : place == kBoardSize - 1 ? 2U : 1U;
    };
    if (star_points().contains(point)) return "╋";
    return std::string(kGrid[third(point.row())][third(point.column())]);
  }

  /// Whether an axis goes through a place, told in half steps from a1.
  [[nodiscard]] bool on_axis(int twice_x, int twice_y) const {
    return std::any_of(elements_.begin(), elements_.end(), [&](const SymmetryElement& element) {
      return passes(element, twice_x, twice_y);
    });
  }

  static bool passes(const SymmetryElement& axis, int twice_x, int twice_y) {
    using Kind = SymmetryElement::Kind;
    return (axis.kind == Kind::column && twice_x == axis.twice_x) ||
           (axis.kind == Kind::row && twice_y == axis.twice_y) ||
           (axis.kind == Kind::rising_diagonal && twice_x - twice_y == axis.twice_x) ||
           (axis.kind == Kind::falling_diagonal && twice_x + twice_y == axis.twice_x);
  }

  [[nodiscard]] bool in_box(int twice_column, int row) const {
    constexpr int kMiddle = kBoardSize / 2;
    const int reach = drawing_.box / 2;
    return std::abs(twice_column - 2 * kMiddle) <= 2 * reach && std::abs(row - kMiddle) <= reach;
  }

  [[nodiscard]] std::string painted(const Glyph& glyph, bool in_box) const {
    if (!output_.colour()) return glyph.text;
    if (glyph.kind == Glyph::Kind::mark) {
      return mark_styled(output_, glyph.mark->kind, glyph.mark->index, glyph.text);
    }
    constexpr std::array<std::string_view, 6> kInk{"38;5;94",    "1;38;5;160", "38;5;16",
                                                   "1;38;5;231", "38;5;16",    ""};
    return fmt::format("\x1b[{};48;5;{}m{}\x1b[0m", kInk[static_cast<std::size_t>(glyph.kind)],
                       in_box ? kWood : kShadedWood, glyph.text);
  }

  static constexpr int kWood = 179;
  static constexpr int kShadedWood = 137;

  const BoardDrawing& drawing_;
  const Output& output_;
  std::array<const Mark*, kPointCodes> marks_{};
  std::array<int, kPointCodes> numbers_{};
  std::vector<SymmetryElement> elements_;
};

}  // namespace

std::string terminal_board(const BoardDrawing& drawing, const Output& output) {
  return TerminalBoard(drawing, output).text();
}

}  // namespace shukei::analyzer

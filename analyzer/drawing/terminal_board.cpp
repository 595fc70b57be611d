#include "analyzer/drawing/terminal_board.h"

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
      text += fmt::format("{:>2} ", row + 1) + row_text(row) + "\n";
    }
    text += "   ";
    for (char letter = 'a'; letter <= 'o'; ++letter) {
      text += fmt::format("{}{}", letter, letter == 'o' ? "\n" : " ");
    }
    return text;
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
    const bool axis = on_axis(2 * point.column(), 2 * point.row());
    return {unicode ? grid_text(point) : ".", axis ? Glyph::Kind::axis : Glyph::Kind::grid};
  }

  /// What stands between a point and the next to the right: a move number, else the line.
  [[nodiscard]] Glyph gap_glyph(Point point) const {
    if (const int number = numbers_[point.code()]; number > 0) {
      return {std::to_string(number), Glyph::Kind::number};
    }
    const bool axis = on_axis(2 * point.column() + 1, 2 * point.row());
    return {output_.unicode() ? "─" : " ", axis ? Glyph::Kind::axis : Glyph::Kind::grid};
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
    using Kind = SymmetryElement::Kind;
    for (const SymmetryElement& element : elements_) {
      const bool is_on =
          (element.kind == Kind::column && twice_x == element.twice_x) ||
          (element.kind == Kind::row && twice_y == element.twice_y) ||
          (element.kind == Kind::rising_diagonal && twice_x - twice_y == element.twice_x) ||
          (element.kind == Kind::falling_diagonal && twice_x + twice_y == element.twice_x);
      if (is_on) return true;
    }
    return false;
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

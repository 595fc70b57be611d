#include "analyzer/drawing/svg_board.h"

#include <fmt/core.h>

#include "analyzer/drawing/mark_ink.h"
#include "analyzer/drawing/svg_style.h"
#include "analyzer/drawing/xml_text.h"
#include "analyzer/output/text_layout.h"
#include "analyzer/symmetry_element.h"
#include "rules/notation.h"

namespace shukei::analyzer {
namespace {

// All measures are in the picture's own units.
constexpr int kStep = 44;
constexpr int kMargin = 56;
constexpr int kSpan = kStep * (kBoardSize - 1);
constexpr int kWidth = kSpan + 2 * kMargin;
constexpr int kTitleHeight = 52;
constexpr int kStone = 20;
constexpr int kDisc = 14;
constexpr int kCaptionLine = 24;
constexpr int kCaptionColumns = 90;

/// Where a place, told in half steps from a1, lies in the picture.
double x_of(int twice_x) { return kMargin + kStep * twice_x / 2.0; }
double y_of(int twice_y) { return kTitleHeight + kMargin / 2.0 + kSpan - kStep * twice_y / 2.0; }
double x_of(Point point) { return x_of(2 * point.column()); }
double y_of(Point point) { return y_of(2 * point.row()); }

constexpr int kLast = 2 * (kBoardSize - 1);

std::string line(double x1, double y1, double x2, double y2) {
  return fmt::format("<path d=\"M{:g} {:g}L{:g} {:g}\"/>\n", x1, y1, x2, y2);
}

std::string text_at(std::string_view style, double x, double y, std::string_view text,
                    std::string_view fill = "") {
  // A third of the letter's height below the middle: the base line.
  return fmt::format("<text class=\"{}\" x=\"{:g}\" y=\"{:g}\" dy=\"0.35em\"{}>{}</text>\n", style,
                     x, y, fill.empty() ? "" : fmt::format(" fill=\"{}\"", fill),
                     xml_escaped(text));
}

std::string wood(int height) {
  std::string svg = fmt::format(
      "<rect width=\"{}\" height=\"{}\" rx=\"10\" fill=\"#faf5ea\"/>\n"
      "<rect x=\"{}\" y=\"{:g}\" width=\"{}\" height=\"{}\" rx=\"4\" fill=\"#e9c993\" "
      "stroke=\"#c9a468\"/>\n",
      kWidth, height, kMargin - 28, y_of(kLast) - 28, kSpan + 56, kSpan + 56);
  return svg;
}

/// The part of the board that lies outside the box, darkened.
std::string shade(int box) {
  if (box >= kBoardSize) return "";
  const int low = kBoardSize - box - 1;  // half a step outside the box
  const int side = kStep * box;
  return fmt::format(
      "<path fill=\"#5b4322\" fill-opacity=\"0.22\" fill-rule=\"evenodd\" "
      "d=\"M{0:g} {1:g}h{2}v{2}h-{2}zM{3:g} {4:g}h{5}v{5}h-{5}z\"/>\n",
      x_of(0) - 28, y_of(kLast) - 28, kSpan + 56, x_of(low), y_of(kLast - low), side);
}

std::string grid() {
  std::string svg = "<g stroke=\"#7a5c33\" stroke-width=\"1.2\" stroke-linecap=\"square\">\n";
  for (int i = 0; i <= kLast; i += 2) {
    svg += line(x_of(0), y_of(i), x_of(kLast), y_of(i));
    svg += line(x_of(i), y_of(0), x_of(i), y_of(kLast));
  }
  svg += "</g>\n<g fill=\"#5b4322\">\n";
  for (const Point point : star_points()) {
    svg += fmt::format("<circle cx=\"{:g}\" cy=\"{:g}\" r=\"4\"/>\n", x_of(point), y_of(point));
  }
  return svg + "</g>\n";
}

std::string place_names() {
  std::string svg;
  for (int i = 0; i < kBoardSize; ++i) {
    const std::string file(1, static_cast<char>('a' + i));
    svg += text_at("place", x_of(2 * i), y_of(0) + 42, file);
    svg += text_at("place", x_of(0) - 42, y_of(2 * i), std::to_string(i + 1));
  }
  return svg;
}

/// The part of the line x - y = offset (step 1) or x + y = offset (step -1), in half steps, that
/// lies on the board, drawn on for half a step at both ends.
std::string diagonal(int offset, int step) {
  int first = kLast + 1;
  int last = -1;
  for (int x = 0; x <= kLast; ++x) {
    const int y = step > 0 ? x - offset : offset - x;
    if (y < 0 || y > kLast) continue;
    if (first > kLast) first = x;
    last = x;
  }
  if (last < 0) return "";
  const auto y = [&](int x) { return step > 0 ? x - offset : offset - x; };
  return line(x_of(first - 1), y_of(y(first - 1)), x_of(last + 1), y_of(y(last + 1)));
}

std::string turn_centre(const SymmetryElement& element) {
  const double x = x_of(element.twice_x);
  const double y = y_of(element.twice_y);
  constexpr double kReach = 9;
  std::string shape;
  if (element.kind == SymmetryElement::Kind::half_turn) {
    shape = fmt::format("M{:g} {:g}L{:g} {:g}L{:g} {:g}L{:g} {:g}z", x - kReach, y, x,
                        y - kReach / 1.6, x + kReach, y, x, y + kReach / 1.6);
  } else {
    shape = fmt::format("M{0:g} {1:g}h{2:g}v{2:g}h-{2:g}z", x - kReach / 1.5, y - kReach / 1.5,
                        2 * kReach / 1.5);
  }
  return fmt::format("<path d=\"{}\" fill=\"#b22222\" stroke=\"#ffffff\" stroke-width=\"1.5\"/>\n",
                     shape);
}

std::string symmetry(const SymmetryElement& element) {
  using Kind = SymmetryElement::Kind;
  switch (element.kind) {
    case Kind::column:
      return line(x_of(element.twice_x), y_of(-1), x_of(element.twice_x), y_of(kLast + 1));
    case Kind::row:
      return line(x_of(-1), y_of(element.twice_y), x_of(kLast + 1), y_of(element.twice_y));
    case Kind::rising_diagonal:
      return diagonal(element.twice_x, 1);
    case Kind::falling_diagonal:
      return diagonal(element.twice_x, -1);
    default:
      return "";
  }
}

std::string axes(const BoardDrawing& drawing) {
  std::string svg;
  for (const Isometry& isometry : drawing.symmetries) svg += symmetry(element_of(isometry));
  return svg.empty() ? "" : "<g class=\"axis\">\n" + svg + "</g>\n";
}

std::string centres(const BoardDrawing& drawing) {
  std::string svg;
  for (const Isometry& isometry : drawing.symmetries) {
    const SymmetryElement element = element_of(isometry);
    if (element.is_turn()) svg += turn_centre(element);
  }
  return svg;
}

std::string stone(Point point, Colour colour) {
  const bool black = colour == Colour::black;
  return fmt::format(
      "<circle cx=\"{:g}\" cy=\"{:g}\" r=\"{}\" fill=\"url(#{}-stone)\" stroke=\"{}\"/>\n",
      x_of(point), y_of(point), kStone, to_string(colour), black ? "#000000" : "#8c857b");
}

std::string stones(const BoardDrawing& drawing) {
  std::string svg;
  for (const Colour colour : {Colour::black, Colour::white}) {
    for (const Point point : drawing.board.stones(colour)) svg += stone(point, colour);
  }
  for (const Point point : drawing.outlined) {
    svg += fmt::format(
        "<circle cx=\"{:g}\" cy=\"{:g}\" r=\"{}\" fill=\"none\" stroke=\"#e07b00\" "
        "stroke-width=\"4\"/>\n",
        x_of(point), y_of(point), kStone - 1);
  }
  if (!drawing.line) return svg;
  for (std::size_t i = 0; i < drawing.line->size(); ++i) {
    const Point point = (*drawing.line)[i];
    const bool black = Line::colour_of(i + 1) == Colour::black;
    svg += text_at("number", x_of(point), y_of(point), std::to_string(i + 1),
                   black ? "#ffffff" : "#1a1a1a");
  }
  return svg;
}

std::string marks(const BoardDrawing& drawing) {
  std::string svg;
  for (const Mark& mark : drawing.marks) {
    const MarkInk ink = mark_ink(mark.kind, mark.index);
    const double x = x_of(mark.point);
    const double y = y_of(mark.point);
    svg += fmt::format(
        "<circle cx=\"{:g}\" cy=\"{:g}\" r=\"{}\" fill=\"{}\" stroke=\"#ffffff\" "
        "stroke-width=\"1.5\"/>\n",
        x, y, mark.label.empty() ? kDisc / 2 : kDisc, ink.fill);
    if (!mark.label.empty()) svg += text_at("label", x, y, mark.label, ink.text);
  }
  return svg;
}

std::string description(const BoardDrawing& drawing) {
  std::string text = fmt::format("Black: {}. White: {}.", to_string(drawing.board.black()),
                                 to_string(drawing.board.white()));
  for (const std::string& caption : drawing.caption) text += " " + caption;
  return text;
}

}  // namespace

std::string svg_board(const BoardDrawing& drawing) {
  const std::vector<std::string> captions = wrapped_lines(drawing.caption, kCaptionColumns);
  const auto lines = static_cast<int>(captions.size());
  const double board_end = y_of(0) + kMargin;
  const int height = static_cast<int>(board_end) + lines * kCaptionLine + (lines > 0 ? 20 : 4);
  std::string svg = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
      "height=\"{1}\" role=\"img\" aria-labelledby=\"board-title board-description\">\n"
      "<title id=\"board-title\">{2}</title>\n<desc id=\"board-description\">{3}</desc>\n",
      kWidth, height, xml_escaped(drawing.title), xml_escaped(description(drawing)));
  svg += kStyle;
  svg += wood(height) + shade(drawing.box) + grid() + place_names();
  svg += text_at("title", kMargin - 28, kTitleHeight / 2.0 + 4, drawing.title);
  svg += axes(drawing) + stones(drawing) + marks(drawing) + centres(drawing);
  for (int i = 0; i < lines; ++i) {
    svg += text_at("caption", kMargin - 28, board_end + 16 + i * kCaptionLine,
                   captions[static_cast<std::size_t>(i)]);
  }
  return svg + "</svg>\n";
}

}  // namespace shukei::analyzer

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/board.h"
#include "rules/isometry.h"
#include "rules/line.h"

namespace shukei::analyzer {

/// What a mark on a point stands for, and so its colour. The label says the same without colour.
enum class MarkKind : std::uint8_t {
  move_class,  ///< A class of moves that are one and the same; `index` is its number from 0.
  forbidden,   ///< Black may not play here.
  five,        ///< Black makes a five here.
  accepted,    ///< An offered move that stands.
  refused,     ///< An offered move that is refused.
};

/// A label on a free point.
struct Mark {
  Point point;
  std::string label;  ///< One character that takes one column; empty where only SVG shows a dot.
  MarkKind kind = MarkKind::move_class;
  int index = 0;
};

/// A board to be drawn, in a terminal or as SVG: a plain value that says what is to be seen.
struct BoardDrawing {
  Board board;
  std::optional<Line> line;          ///< When given, its stones are numbered.
  std::vector<Mark> marks;           ///< On free points, at most one each.
  PointSet outlined;                 ///< Stones that stand out: those of the rows it is about.
  std::vector<Isometry> symmetries;  ///< Their axes and centres are drawn.
  int box = kBoardSize;              ///< The central square that counts; the rest is shaded.
  std::string title;                 ///< What the picture is: "D8 Shogetsu, fifth moves".
  std::vector<std::string> caption;  ///< Lines below the board, in SVG alone.
};

/// How many classes have letters of their own: a..z, then A..Z, without o, x, O and X, which are
/// stones where the drawing is of ASCII characters.
inline constexpr int kClassLetters = 48;

/// The letter of class number `index` from 0; empty beyond kClassLetters.
std::string class_letter(int index);

/// The five points that a renju board marks with a dot: d4, l4, h8, d12, l12.
PointSet star_points();

}  // namespace shukei::analyzer

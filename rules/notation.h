#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/board.h"
#include "rules/line.h"
#include "rules/opening.h"
#include "rules/parse_error.h"

namespace shukei {

/// A position as somebody wrote it down: always its stones, and the order of moves when the text
/// told one.
struct Position {
  Board board;
  std::optional<Line> line;
};

/// Reads points: "h8 h9 i10", run together "h8h9i10", parted by spaces, commas, semicolons or line
/// ends, in either case. Points may repeat; the order is kept.
/// Throws ParseError with the column of the first text that is no point.
std::vector<Point> parse_points(std::string_view text);

/// Reads a move list: parse_points() with every point different.
/// Throws ParseError; its message names the two moves when a point stands twice.
Line parse_line(std::string_view text);

/// Reads the stones of one colour from offset `begin` on: parse_points() with every point different
/// and none of those `taken` by the other colour. Costs nanoseconds a point.
/// Throws ParseError, its column counted from the head of the text. REQUIRES begin <= text.size().
PointSet parse_stones(std::string_view text, std::size_t begin = 0, const PointSet& taken = {});

/// Reads a position in any of our text forms:
///
///     h8 h9 j8            a move list, also h8h9j8
///     D7   7D   Kinsei    an opening, by any of its codes and names
///     D7 h6 i10           an opening and further moves
///     black: h8 h7 white: h9 h6      a bare set of stones
///     a diagram           15 rows of 15 cells, the top row first: X x # ● black, O o ○ white,
///                         . + * · - _ and box-drawing characters free; blanks between cells, rank
///                         numbers at either side and a row of file letters are allowed
///
/// A code such as d7 is also a point. Alone it is the opening; before further moves it is the
/// opening only when written with a capital, and not even then when the moves go on with h8 or
/// another stone of that opening.
/// Throws ParseError when the text is none of these. An empty text is no position: write
/// "black: white:" for the empty board.
Position parse_position(std::string_view text);

/// "h8 h9 i10": the moves in order.
std::string to_string(const Line& line);
std::string to_string(std::span<const Point> points);

/// A move list for a set of stones: black and white stones alternately, each colour in ascending
/// order but h8 first when it is black. When one colour has stones to spare they come last.
std::vector<Point> listed_moves(const Board& board);

}  // namespace shukei

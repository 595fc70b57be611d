#pragma once

#include <string_view>

#include "rules/board.h"

namespace shukei {

/// Whether a text is meant as a diagram: several rows without letters but those of stones, so that
/// move lists and names never are.
bool looks_like_diagram(std::string_view text);

/// Reads a diagram: 15 rows of 15 cells, the top row first.
///
///     X x # ●             black
///     O o ○               white
///     . + * · - _         free, and the crossings of box-drawing lines too
///
/// Blanks and lines between the cells, rank numbers at either side and a row of file letters are
/// passed over. Throws ParseError with the line and column.
Board parse_diagram(std::string_view text);

}  // namespace shukei

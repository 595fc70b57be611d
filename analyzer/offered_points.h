#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/point.h"

namespace shukei::analyzer {

/// Fifth moves as somebody offers them.
struct OfferedPoints {
  std::vector<Point> points;  ///< In their order; they may repeat.
  std::vector<std::string>
      off_board;  ///< What names points that are not on the board: "z9", "a16".
};

/// Reads points as parse_points() does; a letter with a number that is on no board of ours is an
/// offer too, of a point off the board. Throws ParseError for what is neither.
OfferedPoints parse_offered_points(std::string_view text);

/// "z9 is off the board".
std::string off_board_in_words(std::string_view name);

}  // namespace shukei::analyzer

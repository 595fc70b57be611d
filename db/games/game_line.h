#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "db/games/game_number.h"
#include "db/import/move.h"

namespace shukei::db {

/// The moves of a game in the one of the eight orientations that is the least by the codes of the
/// moves, the first move first; a pass is greater than every point. As bytes, the code of a point
/// or FF. Games that are images of each other under the symmetries of the board, and only they,
/// have one and the same line.
std::string canonical_line(std::span<const Move> moves);

/// The first part of the keys of a line's games in the family `game_lines`: the number of moves in
/// two bytes, big-endian, then the line. The number of the game follows in four.
std::string line_prefix(std::string_view line);
std::string line_key(std::string_view line, GameNumber number);

}  // namespace shukei::db

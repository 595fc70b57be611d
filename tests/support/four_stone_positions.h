#pragma once

#include <vector>

#include "rules/board.h"

namespace shukei {

/// The four-stone positions of the 26 openings with move 4 within the central box of this side,
/// up to the symmetries of the board: 5,070 for 15, 998 for 7. They are made from the boxes of
/// moves 1 to 3 alone, in an order that does not change. The first call for a box makes them.
const std::vector<Board>& four_stone_positions(int box_of_fourth);

/// The images of `board` under the eight symmetries; repeated when the board is symmetric.
std::vector<Board> orientations(const Board& board);

}  // namespace shukei

#pragma once

#include <span>
#include <string>

#include "analyzer/output/output.h"
#include "db/import/move.h"

namespace shukei::analyzer {

/// The board as text with the number of every move on its stone, passes counted: 15 rows with their
/// numbers and a row of file letters, four columns a point, 63 wide. Odd numbers are Black's; where
/// the output has colours Black's are dark and White's light.
std::string numbered_board(std::span<const db::Move> moves, const Output& output);

}  // namespace shukei::analyzer

#pragma once

#include <string>

#include "analyzer/drawing/board_drawing.h"
#include "analyzer/output/output.h"

namespace shukei::analyzer {

/// The board as text, 15 rows with their numbers and a row of file letters, each row ended by a
/// line end; 33 columns wide. Box-drawing lines with ● and ○ where the output is unicode, else X, O
/// and dots. Stones of a line carry their move numbers 1 to 9 at their right. Marks are their
/// labels. Stones that stand out are ◉ and ◎, else # and @. In colour the board is wooden, points
/// outside the box are shaded, axes are coloured. Axes and centres of symmetries are told beside
/// the board: ◄ at the end of their row, ┐ and ┘ at those of the two rows they lie between, ^ below
/// or between the files; diagonals are drawn with ╱ and ╲ and centres with ×, where they are free.
/// Without marks, symmetries and colour parse_position() reads it back.
std::string terminal_board(const BoardDrawing& drawing, const Output& output);

}  // namespace shukei::analyzer

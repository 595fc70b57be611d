#pragma once

#include "analyzer/drawing/board_drawing.h"
#include "analyzer/output/output.h"
#include "analyzer/reports/opening_play.h"

namespace shukei::analyzer {

/// The stones with their numbers. What may be done now is drawn too: the box of the move that is
/// due is shaded, its free points starred with `stars_box`; where a fifth move is to be picked the
/// offered ones are numbered instead of the stones.
BoardDrawing drawing_of(const OpeningGame& game, bool stars_box);

/// Draws the board and tells who may do what and what to type for it; or that the opening is over.
void write_turn(Output& output, const OpeningGame& game);

/// Tells what to type now, and the steps of the rule.
void write_play_help(Output& output, const OpeningGame& game);

/// Tells why a line was refused or could not be read, and draws an offer refused for its faults.
/// REQUIRES answer.error.
void write_refusal(Output& output, const PlayAnswer& answer);

/// Draws the board and tells whether the opening is over, who holds which colour, and how it ran.
void write_ending(Output& output, const OpeningPlay& play);

}  // namespace shukei::analyzer

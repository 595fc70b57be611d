#pragma once

#include <optional>

#include "analyzer/drawing/board_drawing.h"
#include "analyzer/output/output.h"
#include "analyzer/reports/note_of_position.h"
#include "analyzer/reports/position_games.h"
#include "analyzer/reports/position_library.h"
#include "analyzer/reports/position_report.h"

namespace shukei::analyzer {

/// What the rules, the openings and the games say about a position.
struct PositionAnswer {
  PositionReport report;
  std::optional<PositionGames> games;  ///< Nothing when nothing was imported, like the next.
  std::optional<PositionLibrary> library;
  std::optional<NoteOfPosition> note;
  std::optional<OpeningRule> rule;  ///< Under which the next move is to be told of.
  Choice choice = Choice::single;
};

/// The answer as JSON, as CSV and for people.
void write_position_json(Output& output, const PositionAnswer& answer);
void write_position_csv(Output& output, const PositionAnswer& answer);
void write_position_text(Output& output, const PositionAnswer& answer);

/// The board with the classes of next moves and the forbidden points marked.
BoardDrawing drawing_of(const PositionReport& report);

}  // namespace shukei::analyzer

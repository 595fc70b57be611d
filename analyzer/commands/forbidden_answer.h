#pragma once

#include "analyzer/drawing/board_drawing.h"
#include "analyzer/output/output.h"
#include "analyzer/reports/forbidden_report.h"

namespace shukei::analyzer {

/// Writes an answer in the format of the output.
void write_answer(Output& output, const ForbiddenReport& report);
void write_answer(Output& output, const BlackMoveReport& report);

/// The board with 3, 4 and 6 on forbidden points and 5 on Black's fives; rows of five or more that
/// stand already stand out.
BoardDrawing drawing_of(const ForbiddenReport& report);

/// The board with ? on the point asked about, whose rows stand out. Points that complete a four are
/// marked 5; those that make a three a straight four + when Black may play there, else why not: 3,
/// 4, 6, or 5 for a five.
BoardDrawing drawing_of(const BlackMoveReport& report);

}  // namespace shukei::analyzer

#pragma once

#include <string>
#include <vector>

#include "analyzer/drawing/board_drawing.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/output.h"
#include "analyzer/reports/forbidden_report.h"

namespace shukei::analyzer {

/// The member "evidence": the moves of a proof, that asked about first; "evidence" within them is
/// an index into this list. REQUIRES an open object.
void write_evidence(JsonWriter& json, const BlackMoveVerdict& verdict);

// The forms of an answer to what is forbidden: of a whole position and of a single point.

void write_json(Output& output, const ForbiddenReport& report);
void write_json(Output& output, const BlackMoveReport& report);
void write_csv(Output& output, const ForbiddenReport& report);
void write_csv(Output& output, const BlackMoveReport& report);
void write_text(Output& output, const ForbiddenReport& report);
void write_text(Output& output, const BlackMoveReport& report);

/// What is to be said of White and of a finished position: sentences such as "White makes five at
/// e3."
std::vector<std::string> notes_of(const ForbiddenReport& report);

/// "h8 is forbidden: double-three".
std::string verdict_in_words(const BlackMoveReport& report);

/// The board with 3, 4 and 6 on forbidden points and 5 on Black's fives; rows of five or more that
/// stand already stand out.
BoardDrawing drawing_of(const ForbiddenReport& report);

/// The board with ? on the point asked about, whose rows stand out. Points that complete a four are
/// marked 5; those that make a three a straight four + when Black may play there, else why not: 3,
/// 4, 6, or 5 for a five.
BoardDrawing drawing_of(const BlackMoveReport& report);

}  // namespace shukei::analyzer

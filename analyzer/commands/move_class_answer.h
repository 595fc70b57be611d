#pragma once

#include "analyzer/command_line/invocation.h"
#include "analyzer/drawing/board_drawing.h"
#include "analyzer/reports/move_class_report.h"

namespace shukei::analyzer {

/// Answers with a report in the format asked, draws it where --svg says, and tells on standard
/// error when the stones cannot arise under the rule; the status is then ExitStatus::no.
ExitStatus answer_with(const Invocation& invocation, const MoveClassReport& report);

/// A letter on every member of a class of several points, as many classes as there are letters.
std::vector<Mark> class_marks(const std::vector<MoveClass>& classes, const Board& board);

/// The classes of several points with their letters, as many beside each other as fit; nothing when
/// there is none.
void write_shared_classes(Output& output, const std::vector<MoveClass>& classes,
                          const Board& board);

/// The board with a letter on every member of a class of several points, as many classes as there
/// are letters.
BoardDrawing drawing_of(const MoveClassReport& report);

}  // namespace shukei::analyzer

#pragma once

#include "db/import/byte_source.h"
#include "db/import/import_sink.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Reads games written as lines of moves:
///
///     h8 h9 i10            moves alone, also h8h9i10
///     id<TAB>moves<TAB>result
///
/// A header row names the columns of a table, in any order (see game_columns.h). Without one a
/// line's first cell that is moves is them, what stands before is the id and the first cell after
/// that reads as one is the result. Empty lines and lines that begin with # are no games. Text is
/// UTF-8 unless it is something else. A line that is no game is skipped with its number: one
/// without moves, with a word that is no move, or with a point twice. Throws ParseError when the
/// source cannot be read.
ReadReport read_move_lines(ByteSource& source, const ReadOptions& options, ImportSink& sink);

}  // namespace shukei::db

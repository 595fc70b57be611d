#pragma once

#include "db/import/byte_source.h"
#include "db/import/import_sink.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Reads graded positions, a table of
///
///     plies<TAB>moves<TAB>grade<TAB>note
///
/// with or without that header row. The moves name a set of stones, Black's and White's by turns;
/// plies says how many. Grades go from -5 (White wins) to +5 (Black wins). Empty lines and lines
/// that begin with # are left out. A row that is not like this is skipped with its line. Throws
/// ParseError when the source cannot be read.
ReadReport read_opening_grades(ByteSource& source, const ReadOptions& options, ImportSink& sink);

}  // namespace shukei::db

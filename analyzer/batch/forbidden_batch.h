#pragma once

#include "analyzer/batch/line_batch.h"
#include "rules/board.h"

namespace shukei::analyzer {

/// "blacks<TAB>whites": two columns of points parted by blanks; further columns are not looked at,
/// a single one has no white stones. Any number of stones of either colour. Throws ParseError with
/// the column of what is no point or stands twice.
Board parse_stone_columns(std::string_view line);

/// Answers lines of stone columns by {"line": N, "forbidden": {point: kind}}, points in ascending
/// order. Rows whose first column is "black" or "blacks" are headers.
LineBatch forbidden_batch();

}  // namespace shukei::analyzer

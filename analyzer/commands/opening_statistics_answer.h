#pragma once

#include <vector>

#include "analyzer/command_line/invocation.h"
#include "analyzer/reports/opening_statistics.h"

namespace shukei::analyzer {

/// Writes exhaustive figures, rows of one rule and choice one after another, in the format asked.
void answer_opening_statistics(const Invocation& invocation,
                               const std::vector<StatisticsRow>& rows);

}  // namespace shukei::analyzer

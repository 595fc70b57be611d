#pragma once

#include <cstddef>
#include <vector>

#include "analyzer/drawing/bar_chart.h"
#include "analyzer/reports/game_statistics.h"

namespace shukei::analyzer {

/// Rows of statistics as bars: how the games of each ended or, with the key `offer`, how often the
/// fifth was kept. Rows whose games do not tell every key, and those after the sixtieth, are left
/// out; the caption tells so. `rows` are those to be shown of `all_rows`.
BarChart game_statistics_chart(const GameStatistics& statistics,
                               const std::vector<GameStatisticsRow>& rows, std::size_t all_rows);

}  // namespace shukei::analyzer

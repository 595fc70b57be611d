#pragma once

#include <string>

#include "analyzer/command_line/invocation.h"
#include "analyzer/reports/game_filter.h"
#include "analyzer/reports/game_statistics.h"

namespace shukei::analyzer {

/// Counts the stored games that meet the filter by these keys and answers in the format asked; with
/// --svg draws the rows as bars too. REQUIRES a command with the options --min-games, --limit and
/// --svg.
void answer_game_statistics(const Invocation& invocation, const std::vector<GameKey>& keys,
                            const GameFilter& filter);

}  // namespace shukei::analyzer

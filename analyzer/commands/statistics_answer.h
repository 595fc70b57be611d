#pragma once

#include <string>

#include "analyzer/output/json_writer.h"
#include "analyzer/output/output.h"
#include "analyzer/reports/position_games.h"

namespace shukei::analyzer {

/// The members `games`, `black`, `draw`, `white`, `unknown` of an open object and `score`,
/// `score_low`, `score_high`, which are null when no end of a game is known.
void write_outcomes(JsonWriter& json, const db::OutcomeCounts& games);

/// The member `statistics`.
void write_statistics(JsonWriter& json, const PositionGames& games);

/// Tables for people: next moves, rules, years, games.
void write_statistics_text(Output& output, const PositionGames& games);

/// "48.3 % (46.1-50.5)", "" when no end is known.
std::string score_text(const db::OutcomeCounts& games);

}  // namespace shukei::analyzer

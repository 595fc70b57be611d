#pragma once

#include <cstdint>

#include "analyzer/output/json_writer.h"
#include "analyzer/reports/opening_play.h"

namespace shukei::analyzer {

/// What came of line number `line`, and the game as it is after it, as one JSON object.
void write_play_json(JsonWriter& json, const PlayAnswer& answer, const OpeningGame& game,
                     std::uint64_t line);

}  // namespace shukei::analyzer

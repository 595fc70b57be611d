#pragma once

#include "analyzer/output/json_writer.h"
#include "analyzer/output/output.h"
#include "analyzer/reports/position_library.h"

namespace shukei::analyzer {

/// The members `library_notes`, `grades` and `next_library` of an open object, and whether they
/// disagree.
void write_library(JsonWriter& json, const PositionLibrary& library);

/// Lists for people; nothing when there are none.
void write_library_text(Output& output, const PositionLibrary& library);

}  // namespace shukei::analyzer

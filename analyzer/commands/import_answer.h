#pragma once

#include "analyzer/output/output.h"
#include "analyzer/reports/file_import.h"

namespace shukei::analyzer {

/// What was imported, as JSON, as CSV (a row for each file) and for people.
void write_import_json(Output& output, const ImportReport& report);
void write_import_csv(Output& output, const ImportReport& report);
void write_import_text(Output& output, const ImportReport& report);

}  // namespace shukei::analyzer

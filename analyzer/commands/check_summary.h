#pragma once

#include <string>

#include "analyzer/output/output.h"
#include "analyzer/reports/record_report.h"

namespace shukei::analyzer {

/// How many games broke their rule, and a table of the findings by kind; in JSON one object, in CSV
/// a row a kind.
void write_summary(Output& output, const RecordSummary& summary);

/// "120 games: 117 keep their rule, 3 break it; 1 record cannot be read".
std::string summary_in_words(const RecordSummary& summary);

/// summary_in_words() with the findings: "...; outside_box 2, wrong_offer_count 1".
std::string summary_line(const RecordSummary& summary);

}  // namespace shukei::analyzer

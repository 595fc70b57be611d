#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "analyzer/output/json_writer.h"
#include "analyzer/reports/offer_report.h"

namespace shukei::analyzer {

/// The report as one JSON object; with the number of the line that asked when it is told.
void write_offer_json(JsonWriter& json, const OfferReport& report,
                      std::optional<std::uint64_t> line);

/// The isometry of a finding in words; empty when it has none.
std::string isometry_of(const OfferFinding& finding, const OfferReport& report);

}  // namespace shukei::analyzer

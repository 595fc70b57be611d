#pragma once

#include <string>

#include "analyzer/batch/line_batch.h"
#include "analyzer/command_line/exit_status.h"
#include "analyzer/command_line/invocation.h"
#include "analyzer/reports/offer_report.h"

namespace shukei::analyzer {

/// What a line of a batch leaves to the command line.
struct OfferDefaults {
  const RuleBook& rules;            ///< That lines may name.
  std::optional<OpeningRule> rule;  ///< For lines that tell none.
  std::optional<Choice> choice;     ///< Else the rule's default.
  SymmetryReading reading = SymmetryReading::pattern;
};

/// Reads one line: position, rule, declared and offers parted by tabs; position and offers alone,
/// each in a cell of its own, under the default rule; or a JSON object with the
/// keys position (a text), rule, declared (a number, null or absent) and fifths (a text or an array
/// of texts). Throws ParseError with the column, UsageError for a rule that is not known or
/// missing.
OfferQuestion parse_offer_line(std::string_view line, const OfferDefaults& defaults);

/// Whether the line is the header row of such a table.
bool is_offer_header(std::string_view line);

/// Answers lines by the JSON objects of their verdicts; with `suggests` offers are completed too.
/// The book of `defaults` must outlive the batch.
LineBatch offer_batch(const OfferDefaults& defaults, bool suggests);

/// Answers every line of a file with the JSON object of its verdict. The status is the gravest met.
ExitStatus judge_offers(const Invocation& invocation, const std::string& file);

}  // namespace shukei::analyzer

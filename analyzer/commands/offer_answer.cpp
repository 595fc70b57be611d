#include "analyzer/commands/offer_answer.h"

#include "analyzer/isometry_text.h"
#include "analyzer/offered_points.h"

namespace shukei::analyzer {
namespace {

void write_finding(JsonWriter& json, const OfferFinding& finding, const OfferReport& report) {
  json.begin_object();
  json.member("fault", to_string(finding.fault));
  json.member("moves", std::span<const Point>(finding.points));
  if (finding.by) json.member("by", isometry_of(finding, report));
  if (finding.kind) json.member("kind", to_string(*finding.kind));
  if (!finding.by) json.member("text", in_words(finding, report));
  json.end_object();
}

/// A point off the board is outside every box.
void write_off_board(JsonWriter& json, const std::string& name) {
  json.begin_object();
  json.member("fault", to_string(OfferFault::outside_box));
  json.key("moves");
  json.begin_array();
  json.value(name);
  json.end_array();
  json.member("text", off_board_in_words(name));
  json.end_object();
}

void write_suggestion(JsonWriter& json, const OfferSuggestion& suggestion) {
  json.key("suggestion");
  json.begin_object();
  json.member("kept", std::span<const Point>(suggestion.kept));
  json.member("added", std::span<const Point>(suggestion.added));
  json.end_object();
}

}  // namespace

std::string isometry_of(const OfferFinding& finding, const OfferReport& report) {
  if (!finding.by) return {};
  return in_words(*finding.by, report.question.position.board.occupied());
}

void write_offer_json(JsonWriter& json, const OfferReport& report,
                      std::optional<std::uint64_t> line) {
  const OfferVerdict& verdict = report.verdict;
  const bool by_pattern = verdict.reading == SymmetryReading::pattern;
  json.begin_object();
  if (line) json.member("line", *line);
  json.member("accepted", verdict.accepted());
  json.key("required");
  if (verdict.required)
    json.value(*verdict.required);
  else
    json.null();
  json.member("offered", verdict.offered);
  json.member("distinct", verdict.distinct);
  json.member("symmetry", to_string(verdict.reading));
  json.member(by_pattern ? "accepted_under_board" : "accepted_under_pattern",
              verdict.accepted_under_other);
  json.member("remaining", report.remaining);
  json.key("findings");
  json.begin_array();
  for (const OfferFinding& finding : report.findings) write_finding(json, finding, report);
  for (const std::string& name : report.question.off_board) write_off_board(json, name);
  json.end_array();
  if (!line) json.member("note", other_reading_in_words(report));
  if (report.suggestion) write_suggestion(json, *report.suggestion);
  json.end_object();
}

}  // namespace shukei::analyzer

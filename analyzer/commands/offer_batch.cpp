#include "analyzer/commands/offer_batch.h"

#include <fmt/core.h>

#include <algorithm>

#include "analyzer/batch/json_line.h"
#include "analyzer/batch/line_batch.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/command_line/value_check.h"
#include "analyzer/commands/offer_answer.h"
#include "analyzer/offered_points.h"

namespace shukei::analyzer {
namespace {

constexpr int kMostDeclared = 1000;

/// Reads a part of a line; errors tell the column in the line.
template <typename Parse>
auto parse_part(std::string_view line, std::string_view part, const Parse& parse) {
  try {
    return parse(part);
  } catch (const ParseError& error) {
    const std::int64_t offset = part.data() - line.data();
    throw ParseError(offset + std::max<std::int64_t>(error.column(), 1), error.message());
  }
}

OpeningRule rule_named(std::string_view name, const OfferDefaults& defaults) {
  if (name.empty() && defaults.rule) return *defaults.rule;
  if (name.empty()) throw UsageError("no rule: name one in the line or with --rule");
  return require_rule(name, defaults.rules);
}

Choice choice_of(const OpeningRule& rule, const OfferDefaults& defaults) {
  const Choice choice = defaults.choice.value_or(rule.default_choice());
  return rule.has_choice(choice) ? choice : rule.default_choice();
}

/// A question that declares nothing.
OfferQuestion question_of(Position position, const OpeningRule& rule, OfferedPoints offered,
                          const OfferDefaults& defaults) {
  return {.position = with_first_stone(std::move(position)),
          .rule = rule,
          .choice = choice_of(rule, defaults),
          .fifths = std::move(offered.points),
          .declared = std::nullopt,
          .reading = defaults.reading,
          .off_board = std::move(offered.off_board)};
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

/// Takes the next cell off a row of tabs.
std::string_view take_cell(std::string_view& rest) {
  const std::size_t end = std::min(rest.find('\t'), rest.size());
  const std::string_view cell = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return cell;
}

/// What stands after the position: rule, declared and offers; or offers alone, each in a cell of
/// its own, under the rule of the command line.
struct OfferCells {
  std::string_view rule;
  std::string_view declared;
  std::string_view fifths;
};

OfferCells take_cells(std::string_view rest, const OfferDefaults& defaults) {
  const std::string_view all = rest;
  OfferCells cells{.rule = trimmed(take_cell(rest)), .declared = {}, .fifths = {}};
  if (defaults.rule && parse_point(cells.rule) && !defaults.rules.parse(cells.rule)) {
    return {.rule = {}, .declared = {}, .fifths = all};
  }
  cells.declared = trimmed(take_cell(rest));
  cells.fifths = take_cell(rest);
  return cells;
}

OfferQuestion parse_table_line(std::string_view line, const OfferDefaults& defaults) {
  std::string_view rest = line;
  const std::string_view position = take_cell(rest);
  if (position.size() == line.size()) {
    throw UsageError("no tabs: they part position, rule, declared and offers");
  }
  const OfferCells cells = take_cells(rest, defaults);
  const OpeningRule rule = rule_named(cells.rule, defaults);
  OfferedPoints offered = parse_part(line, cells.fifths, parse_offered_points);
  OfferQuestion question =
      question_of(parse_part(line, position, parse_position), rule, std::move(offered), defaults);
  if (!cells.declared.empty()) {
    question.declared = parse_number("declared", cells.declared, 0, kMostDeclared);
  }
  return question;
}

std::string_view text_of(const rapidjson::Value& value, std::string_view key) {
  if (!value.IsString()) throw UsageError(fmt::format("'{}' is no text", key));
  return {value.GetString(), value.GetStringLength()};
}

/// The member of an object; nullptr when it is absent or null.
const rapidjson::Value* member(const rapidjson::Document& object, const char* key) {
  const auto found = object.FindMember(key);
  return found == object.MemberEnd() || found->value.IsNull() ? nullptr : &found->value;
}

OfferedPoints fifths_of(const rapidjson::Value& value) {
  if (!value.IsArray()) return parse_offered_points(text_of(value, "fifths"));
  std::string text;
  for (const rapidjson::Value& each : value.GetArray()) {
    text.append(text_of(each, "fifths")) += ' ';
  }
  return parse_offered_points(text);
}

OfferQuestion parse_json_line(std::string_view line, const OfferDefaults& defaults) {
  const rapidjson::Document object = parse_json_text(line);
  const auto* position = member(object, "position");
  const auto* fifths = member(object, "fifths");
  const auto* rule_name = member(object, "rule");
  const auto* declared = member(object, "declared");
  if (position == nullptr) throw UsageError("no 'position': four stones, as a text");
  if (fifths == nullptr) throw UsageError("no 'fifths': the points offered, as a text or an array");
  const OpeningRule rule =
      rule_named(rule_name == nullptr ? "" : text_of(*rule_name, "rule"), defaults);
  OfferedPoints offered = fifths_of(*fifths);
  OfferQuestion question = question_of(parse_position(text_of(*position, "position")), rule,
                                       std::move(offered), defaults);
  if (declared != nullptr) {
    if (!declared->IsInt()) throw UsageError("'declared' is no whole number");
    question.declared = declared->GetInt();
  }
  return question;
}

OfferDefaults defaults_of(const Invocation& invocation) {
  OfferDefaults defaults{.rules = invocation.rules(),
                         .rule = invocation.rule(),
                         .choice = {},
                         .reading = invocation.symmetry()};
  if (const auto choice = invocation.value("choice")) {
    defaults.choice = *choice == "single" ? Choice::single : Choice::offer;
  }
  return defaults;
}

}  // namespace

OfferQuestion parse_offer_line(std::string_view line, const OfferDefaults& defaults) {
  const std::size_t head = line.find_first_not_of(" \t");
  const bool is_json = head != std::string_view::npos && line[head] == '{';
  return is_json ? parse_json_line(line, defaults) : parse_table_line(line, defaults);
}

bool is_offer_header(std::string_view line) {
  return line.starts_with("position\t") || line.starts_with("four_moves\t");
}

LineBatch offer_batch(const OfferDefaults& defaults, bool suggests) {
  const auto answer = [defaults, suggests](const BatchLine& line, JsonWriter& json) {
    const OfferReport report = report_offer(parse_offer_line(line.text, defaults), suggests);
    write_offer_json(json, report, line.number);
    return report.verdict.accepted() ? ExitStatus::done : ExitStatus::no;
  };
  return {.answer = answer, .is_header = is_offer_header};
}

ExitStatus judge_offers(const Invocation& invocation, const std::string& file) {
  return answer_batch(invocation, file,
                      offer_batch(defaults_of(invocation), invocation.has("suggest")));
}

}  // namespace shukei::analyzer

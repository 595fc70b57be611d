#include "analyzer/command_line/value_check.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

#include "analyzer/command_line/suggestion.h"
#include "analyzer/command_line/usage_error.h"
#include "db/import/words.h"
#include "rules/opening_rule.h"

namespace shukei::analyzer {
namespace {

void check_word(const OptionSpec& option, std::string_view value) {
  if (std::find(option.words.begin(), option.words.end(), value) != option.words.end()) return;
  throw UsageError(fmt::format("--{}: '{}' is not one of {}{}", option.name, value,
                               alternatives(option.words), did_you_mean(value, option.words)));
}

}  // namespace

OpeningRule require_rule(std::string_view name, const RuleBook& rules) {
  if (const auto rule = rules.parse(name)) return *rule;
  const std::vector<std::string> names = rule_names(rules);
  const std::vector<std::string_view> known(names.begin(), names.end());
  throw UsageError(
      fmt::format("no rule '{}'; known are {}, those with a number with any from 1 to {}{}",
                  db::shown(name), alternatives(known), kGreatestLimit, did_you_mean(name, known)));
}

std::vector<std::string> rule_names(const RuleBook& rules) {
  std::vector<std::string> names;
  for (const OpeningRule& rule : rules.rules()) names.push_back(rule.name());
  return names;
}

std::string alternatives(std::span<const std::string_view> words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
    text += words[i];
  }
  return text;
}

int parse_number(std::string_view what, std::string_view text, int least, int greatest) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || number < least || number > greatest) {
    throw UsageError(
        fmt::format("{}: '{}' is not a whole number from {} to {}", what, text, least, greatest));
  }
  return number;
}

void check_value(const OptionSpec& option, std::string_view value, const RuleBook& rules) {
  const std::string name = fmt::format("--{}", option.name);
  switch (option.kind) {
    case ValueKind::word:
      return check_word(option, value);
    case ValueKind::number:
      parse_number(name, value, option.least, option.greatest);
      return;
    case ValueKind::rule:
      static_cast<void>(require_rule(value, rules));
      return;
    case ValueKind::file:
    case ValueKind::directory:
      if (value.empty()) throw UsageError(name + " needs a path that is not empty");
      return;
    case ValueKind::none:
    case ValueKind::text:
    case ValueKind::command:
    case ValueKind::position:
      return;
  }
}

}  // namespace shukei::analyzer

#include "analyzer/command_line/completion_values.h"

#include "analyzer/command_line/value_check.h"
#include "rules/opening.h"

namespace shukei::analyzer {
namespace {

std::vector<std::string> opening_names() {
  std::vector<std::string> names;
  for (const Opening& opening : openings()) names.push_back(to_string(opening.code));
  for (const Opening& opening : openings()) names.emplace_back(opening.name);
  return names;
}

std::vector<std::string> values_of(ValueKind kind, std::span<const std::string_view> words) {
  if (kind == ValueKind::rule) return rule_names();
  if (kind == ValueKind::position) return opening_names();
  return {words.begin(), words.end()};
}

}  // namespace

std::vector<std::string> completion_values(const OptionSpec& option) {
  return values_of(option.kind, option.words);
}

std::vector<std::string> completion_values(const ArgumentSpec& argument,
                                           std::span<const CommandSpec* const> commands) {
  if (argument.kind == ValueKind::command) {
    std::vector<std::string> names;
    for (const CommandSpec* command : commands) names.emplace_back(command->name);
    return names;
  }
  return values_of(argument.kind, argument.words);
}

std::string joined(const std::vector<std::string>& values) {
  std::string text;
  for (const std::string& value : values) {
    if (!text.empty()) text += ' ';
    text += value;
  }
  return text;
}

}  // namespace shukei::analyzer

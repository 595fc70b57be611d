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

std::vector<std::string> values_of(ValueKind kind, std::span<const std::string_view> words,
                                   const RuleBook& rules) {
  if (kind == ValueKind::rule) return rule_names(rules);
  if (kind == ValueKind::position) return opening_names();
  return {words.begin(), words.end()};
}

}  // namespace

std::vector<std::string> completion_values(const OptionSpec& option, const ProgramSpec& program) {
  return values_of(option.kind, option.words, program.rules);
}

std::vector<std::string> completion_values(const ArgumentSpec& argument,
                                           const ProgramSpec& program) {
  if (argument.kind == ValueKind::command) {
    std::vector<std::string> names;
    for (const CommandSpec* command : program.commands) names.emplace_back(command->name);
    return names;
  }
  return values_of(argument.kind, argument.words, program.rules);
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

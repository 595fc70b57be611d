#include "analyzer/command_line/invocation.h"

#include <fmt/core.h>

#include <algorithm>
#include <thread>

#include "analyzer/command_line/database_location.h"
#include "analyzer/command_line/global_options.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/command_line/value_check.h"

namespace shukei::analyzer {

std::string Invocation::text() const {
  std::string text;
  for (const std::string& word : line_.words) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text;
}

std::optional<std::string> Invocation::value(std::string_view option) const {
  const std::string* given = line_.value(option);
  return given == nullptr ? std::nullopt : std::optional(*given);
}

std::optional<int> Invocation::number(std::string_view option) const {
  const std::string* given = line_.value(option);
  if (given == nullptr) return std::nullopt;
  const OptionSpec& spec = *find_option(line_.command, option);
  return parse_number(fmt::format("--{}", option), *given, spec.least, spec.greatest);
}

std::optional<OpeningRule> Invocation::rule(std::string_view option) const {
  const std::string* given = line_.value(option);
  return given == nullptr ? std::nullopt : rules().parse(*given);
}

Choice Invocation::choice(const OpeningRule& rule) const {
  const std::string* given = line_.value("choice");
  if (given == nullptr) return rule.default_choice();
  const Choice choice = *given == to_string(Choice::single) ? Choice::single : Choice::offer;
  if (!rule.has_choice(choice)) {
    throw UsageError(fmt::format("--choice: {} has no '{}', only '{}'", rule.name(), *given,
                                 to_string(rule.default_choice())));
  }
  return choice;
}

SymmetryReading Invocation::symmetry() const {
  const std::string* given = line_.value("symmetry");
  const bool board = given != nullptr && *given == to_string(SymmetryReading::board);
  return board ? SymmetryReading::board : SymmetryReading::pattern;
}

int Invocation::threads() const {
  if (const auto given = number("threads")) return *given;
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());
  return std::clamp(cores, 1, kMostThreads);
}

std::filesystem::path Invocation::database() const {
  const std::string* given = line_.value("db");
  return given == nullptr ? default_database() : std::filesystem::path(*given);
}

}  // namespace shukei::analyzer

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/command_line/command.h"
#include "rules/opening_rule.h"

namespace shukei::analyzer {

/// Checks the value of an option by its kind, rules by the names in the book. Throws UsageError
/// that says what would be right.
void check_value(const OptionSpec& option, std::string_view value, const RuleBook& rules);

/// The whole number that is written in `text`; nothing else may stand there. Throws UsageError when
/// it is none or not within the bounds; `what` says whose number it is: "--threads".
int parse_number(std::string_view what, std::string_view text, int least, int greatest);

/// "text, json or csv".
std::string alternatives(std::span<const std::string_view> words);

/// The rule of this name, in any spelling. Throws UsageError that lists those of the book.
OpeningRule require_rule(std::string_view name, const RuleBook& rules);

/// The names of the rules of a book, each as it is printed: "taraguchi-10", "soosorv-8", ...
std::vector<std::string> rule_names(const RuleBook& rules);

}  // namespace shukei::analyzer

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/command_line/command.h"
#include "rules/opening_rule.h"

namespace shukei::analyzer {

/// Checks the value of an option by its kind. Throws UsageError that says what would be right.
void check_value(const OptionSpec& option, std::string_view value);

/// The whole number that is written in `text`; nothing else may stand there. Throws UsageError when
/// it is none or not within the bounds; `what` says whose number it is: "--threads".
int parse_number(std::string_view what, std::string_view text, int least, int greatest);

/// "text, json or csv".
std::string alternatives(std::span<const std::string_view> words);

/// The rule of this name, in any spelling. Throws UsageError that lists the known ones.
OpeningRule require_rule(std::string_view name);

/// The names of the rules that are known, each as it is printed: "taraguchi-10", "soosorv-8", ...
std::vector<std::string> rule_names();

}  // namespace shukei::analyzer

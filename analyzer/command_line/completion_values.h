#pragma once

#include <string>
#include <vector>

#include "analyzer/command_line/command.h"

namespace shukei::analyzer {

/// The values a shell offers for an option or an argument: its words, the rules, the codes and
/// names of the openings, the commands. Empty where there is no list: numbers, paths, free text.
std::vector<std::string> completion_values(const OptionSpec& option, const ProgramSpec& program);
std::vector<std::string> completion_values(const ArgumentSpec& argument,
                                           const ProgramSpec& program);

/// The values joined by blanks. They hold no blanks themselves.
std::string joined(const std::vector<std::string>& values);

}  // namespace shukei::analyzer

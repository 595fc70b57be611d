#pragma once

#include <span>
#include <string_view>

#include "analyzer/command_line/command.h"

namespace shukei::analyzer {

inline constexpr int kMostThreads = 1024;

/// The options that every command has, before its name or after it.
std::span<const OptionSpec> global_options();

/// The option of this name among the global ones and then the command's (nullptr: no command);
/// nullptr when there is none.
const OptionSpec* find_option(const CommandSpec* command, std::string_view name);

}  // namespace shukei::analyzer

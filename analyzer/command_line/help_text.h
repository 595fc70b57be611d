#pragma once

#include <span>
#include <string>
#include <string_view>

#include "analyzer/command_line/command.h"
#include "analyzer/output/output.h"

namespace shukei::analyzer {

/// The heading under which a group of commands is listed.
std::string_view heading_of(CommandGroup group);

/// "-f, --format FORM": an option as help shows it.
std::string option_head(const OptionSpec& option);

/// "shukei fifths [OPTION...] POSITION --rule RULE": how a command is called.
std::string synopsis(const CommandSpec& command);

/// What --help says of the program: its commands by group, the options they all have.
void write_program_help(Output& output, std::span<const CommandSpec* const> commands);

/// What --help says of one command: all its options, and examples.
void write_command_help(Output& output, const CommandSpec& command);

}  // namespace shukei::analyzer

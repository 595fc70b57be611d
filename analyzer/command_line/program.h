#pragma once

#include <span>
#include <string>

#include "analyzer/command_line/command.h"

namespace shukei::analyzer {

/// "0.1.0".
std::string_view program_version();

/// Runs the program: takes the command line (without the program's name) apart, runs the command,
/// writes its answer to standard output. Throws whatever stops it; turning that into a line on
/// standard error and a status is the caller's.
ExitStatus run_program(std::span<const std::string> arguments, const ProgramSpec& program);

}  // namespace shukei::analyzer

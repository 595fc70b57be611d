#pragma once

#include "analyzer/command_line/command.h"

namespace shukei::analyzer {

/// The whole of a main function: runs the program on the words it was called with (values[0] is its
/// own name) and returns its exit status. The one place where what stops the program is caught: a
/// line on standard error says what. Never throws.
int run_process(int count, char** values, const ProgramSpec& program) noexcept;

}  // namespace shukei::analyzer

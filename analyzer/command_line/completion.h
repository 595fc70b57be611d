#pragma once

#include <string>

#include "analyzer/command_line/command.h"

namespace shukei::analyzer {

/// Scripts that teach a shell to complete shukei's commands, options and values, each from the
/// same table as --help: for bash (bash-completion is used when it is there), zsh and fish.
std::string bash_completion(const ProgramSpec& program);
std::string zsh_completion(const ProgramSpec& program);
std::string fish_completion(const ProgramSpec& program);

}  // namespace shukei::analyzer

#pragma once

#include <span>
#include <string>

#include "analyzer/command_line/command.h"

namespace shukei::analyzer {

/// Scripts that teach a shell to complete shukei's commands, options and values, each from the
/// same table as --help: for bash (bash-completion is used when it is there), zsh and fish.
std::string bash_completion(std::span<const CommandSpec* const> commands);
std::string zsh_completion(std::span<const CommandSpec* const> commands);
std::string fish_completion(std::span<const CommandSpec* const> commands);

}  // namespace shukei::analyzer

#include "analyzer/commands/commands.h"

#include <array>

namespace shukei::analyzer {
namespace {

constexpr std::array kCommands{
    &kOpeningsCommand, &kFourthsCommand, &kFifthsCommand,
    &kHelpCommand,     &kManualCommand,  &kCompletionCommand,
};

}  // namespace

std::span<const CommandSpec* const> all_commands() { return kCommands; }

}  // namespace shukei::analyzer

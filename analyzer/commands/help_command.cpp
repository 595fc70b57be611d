#include <array>

#include "analyzer/command_line/help_text.h"
#include "analyzer/command_line/invocation.h"
#include "analyzer/commands/commands.h"

namespace shukei::analyzer {
namespace {

ExitStatus run_help(Invocation& invocation) {
  if (invocation.words().empty()) {
    write_program_help(invocation.output(), invocation.commands());
  } else {
    write_command_help(invocation.output(),
                       require_command(invocation.commands(), invocation.words().front()));
  }
  return ExitStatus::done;
}

constexpr std::array kExamples{
    Example{"shukei help", "All commands and the options they share"},
    Example{"shukei help openings", "One command: its options, with examples"},
};

}  // namespace

constinit const CommandSpec kHelpCommand{
    .name = "help",
    .group = CommandGroup::program,
    .summary = "Explain the program or one command",
    .argument = {.name = "COMMAND",
                 .help = "The command to explain",
                 .kind = ValueKind::command,
                 .greatest = 1},
    .examples = kExamples,
    .formats = kTextOnly,
    .run = run_help,
};

}  // namespace shukei::analyzer

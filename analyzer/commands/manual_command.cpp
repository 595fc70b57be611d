#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/manual_page.h"
#include "analyzer/commands/commands.h"

namespace shukei::analyzer {
namespace {

ExitStatus run_manual(Invocation& invocation) {
  invocation.output().write(manual_page(invocation.commands()));
  return ExitStatus::done;
}

constexpr std::array kExamples{
    Example{"shukei manual", "The manual page as roff source; man -l - shows it"},
};

}  // namespace

constinit const CommandSpec kManualCommand{
    .name = "manual",
    .group = CommandGroup::program,
    .summary = "Print the manual page",
    .description = "The page holds what --help tells of the program and of every command.",
    .examples = kExamples,
    .formats = kTextOnly,
    .run = run_manual,
};

}  // namespace shukei::analyzer

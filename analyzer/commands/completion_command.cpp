#include <array>

#include "analyzer/command_line/completion.h"
#include "analyzer/command_line/invocation.h"
#include "analyzer/commands/commands.h"

namespace shukei::analyzer {
namespace {

constexpr std::array<std::string_view, 3> kShells{"bash", "zsh", "fish"};

ExitStatus run_completion(Invocation& invocation) {
  const std::string& shell = invocation.words().front();
  const auto script = shell == "bash"  ? bash_completion
                      : shell == "zsh" ? zsh_completion
                                       : fish_completion;
  invocation.output().write(script(invocation.program()));
  return ExitStatus::done;
}

constexpr std::array kExamples{
    Example{"shukei completion bash", "A script for ~/.local/share/bash-completion/completions"},
};

}  // namespace

constinit const CommandSpec kCompletionCommand{
    .name = "completion",
    .group = CommandGroup::program,
    .summary = "Print a script that teaches a shell to complete shukei",
    .argument = {.name = "SHELL",
                 .help = "bash, zsh or fish",
                 .kind = ValueKind::word,
                 .least = 1,
                 .greatest = 1,
                 .words = kShells},
    .examples = kExamples,
    .formats = kTextOnly,
    .run = run_completion,
};

}  // namespace shukei::analyzer

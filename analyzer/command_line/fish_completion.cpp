#include <fmt/core.h>

#include "analyzer/command_line/completion.h"
#include "analyzer/command_line/completion_values.h"
#include "analyzer/command_line/global_options.h"

namespace shukei::analyzer {
namespace {

std::string in_quotes(std::string_view text) {
  std::string result = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') result += '\\';
    result += c;
  }
  return result + "'";
}

std::string option_line(const OptionSpec& option, std::string_view condition,
                        const ProgramSpec& program) {
  std::string line = "complete -c shukei";
  if (!condition.empty()) line += fmt::format(" -n {}", in_quotes(condition));
  line += fmt::format(" -l {}", option.name);
  if (option.letter != '\0') line += fmt::format(" -s {}", option.letter);
  const std::string values = joined(completion_values(option, program));
  if (option.kind == ValueKind::file) {
    line += " -r -F";
  } else if (option.kind == ValueKind::directory) {
    line += " -x -a '(__fish_complete_directories)'";
  } else if (option.kind != ValueKind::none) {
    line += values.empty() ? " -x" : fmt::format(" -x -a {}", in_quotes(values));
  }
  return line + fmt::format(" -d {}\n", in_quotes(option.help));
}

std::string command_lines(const CommandSpec& command, const ProgramSpec& program) {
  const std::string condition = fmt::format("__fish_seen_subcommand_from {}", command.name);
  std::string lines;
  for (const OptionSpec& option : command.options) {
    lines += option_line(option, condition, program);
  }
  const std::string values = joined(completion_values(command.argument, program));
  if (command.argument.kind == ValueKind::file) {
    lines += fmt::format("complete -c shukei -n {} -F\n", in_quotes(condition));
  } else if (!values.empty()) {
    lines +=
        fmt::format("complete -c shukei -n {} -a {}\n", in_quotes(condition), in_quotes(values));
  }
  return lines;
}

}  // namespace

std::string fish_completion(const ProgramSpec& program) {
  std::string text = "# fish completion for shukei\ncomplete -c shukei -f\n";
  for (const CommandSpec* command : program.commands) {
    text += fmt::format("complete -c shukei -n __fish_use_subcommand -a {} -d {}\n", command->name,
                        in_quotes(command->summary));
  }
  for (const OptionSpec& option : global_options()) text += option_line(option, "", program);
  for (const CommandSpec* command : program.commands) text += command_lines(*command, program);
  return text;
}

}  // namespace shukei::analyzer

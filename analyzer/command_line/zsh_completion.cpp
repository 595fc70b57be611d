#include <fmt/core.h>

#include "analyzer/command_line/completion.h"
#include "analyzer/command_line/completion_values.h"
#include "analyzer/command_line/global_options.h"

namespace shukei::analyzer {
namespace {

/// Text within single quotes, for _arguments: quotes, brackets and colons escaped.
std::string in_quotes(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '\'') {
      result += "'\\''";
      continue;
    }
    if (c == '[' || c == ']' || c == ':' || c == '\\') result += '\\';
    result += c;
  }
  return result;
}

/// ":NAME:ACTION": what is completed.
std::string action(std::string_view name, ValueKind kind, const std::vector<std::string>& values) {
  std::string how = " ";
  if (kind == ValueKind::file) how = "_files";
  if (kind == ValueKind::directory) how = "_files -/";
  if (!values.empty()) how = fmt::format("({})", joined(values));
  return fmt::format(":{}:{}", in_quotes(name), how);
}

std::string option_line(const OptionSpec& option, const ProgramSpec& program) {
  const std::string value =
      option.kind == ValueKind::none
          ? ""
          : action(option.argument, option.kind, completion_values(option, program));
  const std::string equals = option.kind == ValueKind::none ? "" : "=";
  const std::string rest = fmt::format("[{}]{}", in_quotes(option.help), value);
  std::string line = fmt::format("    '--{}{}{}' \\\n", option.name, equals, rest);
  if (option.letter != '\0') line += fmt::format("    '-{}{}' \\\n", option.letter, rest);
  return line;
}

std::string option_lines(std::span<const OptionSpec> options, const ProgramSpec& program) {
  std::string lines;
  for (const OptionSpec& option : options) lines += option_line(option, program);
  return lines;
}

std::string command_case(const CommandSpec& command, const ProgramSpec& program) {
  std::string text = fmt::format("  {})\n    _arguments -s -S $globals \\\n{}", command.name,
                                 option_lines(command.options, program));
  const ArgumentSpec& argument = command.argument;
  const std::string what = argument.name.empty() ? std::string()
                                                 : action(argument.name, argument.kind,
                                                          completion_values(argument, program));
  text += what.empty() ? "    && return 0\n" : fmt::format("    '*{}' && return 0\n", what);
  return text + "    ;;\n";
}

}  // namespace

std::string zsh_completion(const ProgramSpec& program) {
  std::string text =
      "#compdef shukei\n# zsh completion for shukei\n\n"
      "_shukei() {\n"
      "local context state state_descr line\n"
      "typeset -A opt_args\n"
      "local -a globals commands\n"
      "globals=( \\\n";
  text += option_lines(global_options(), program);
  text += ")\ncommands=(\n";
  for (const CommandSpec* command : program.commands) {
    text += fmt::format("  '{}:{}'\n", command->name, in_quotes(command->summary));
  }
  text +=
      ")\n"
      "_arguments -s -S -C $globals '1: :->command' '*:: :->rest' && return 0\n"
      "if [[ $state == command ]]; then\n"
      "  _describe command commands\n"
      "  return\n"
      "fi\n"
      "case $words[1] in\n";
  for (const CommandSpec* command : program.commands) text += command_case(*command, program);
  return text + "esac\n}\n\n_shukei \"$@\"\n";
}

}  // namespace shukei::analyzer

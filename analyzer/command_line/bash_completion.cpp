#include <fmt/core.h>

#include "analyzer/command_line/completion.h"
#include "analyzer/command_line/completion_values.h"
#include "analyzer/command_line/global_options.h"

namespace shukei::analyzer {
namespace {

std::string option_words(std::span<const OptionSpec> options) {
  std::string words;
  for (const OptionSpec& option : options) {
    words += fmt::format("{}--{}", words.empty() ? "" : " ", option.name);
    if (option.letter != '\0') words += fmt::format(" -{}", option.letter);
  }
  return words;
}

/// The case of a `case` statement that completes the value of an option.
std::string value_case(const OptionSpec& option, const ProgramSpec& program) {
  if (option.kind == ValueKind::none) return "";
  std::string pattern = fmt::format("--{}", option.name);
  if (option.letter != '\0') pattern += fmt::format("|-{}", option.letter);
  std::string action = ":";
  const std::string values = joined(completion_values(option, program));
  if (option.kind == ValueKind::directory) {
    action = "compopt -o filenames 2> /dev/null; COMPREPLY=($(compgen -d -- \"$word\"))";
  } else if (option.kind == ValueKind::file) {
    action = "compopt -o filenames 2> /dev/null; COMPREPLY=($(compgen -f -- \"$word\"))";
  } else if (!values.empty()) {
    action = fmt::format("COMPREPLY=($(compgen -W '{}' -- \"$word\"))", values);
  }
  return fmt::format("      {}) {}; return ;;\n", pattern, action);
}

std::string value_cases(std::span<const OptionSpec> options, const ProgramSpec& program) {
  std::string cases;
  for (const OptionSpec& option : options) cases += value_case(option, program);
  return cases;
}

/// What stands in the case of one command: its options, the values of these, its arguments.
std::string command_case(const CommandSpec& command, const ProgramSpec& program) {
  std::string text =
      fmt::format("    {})\n      options='{}'\n", command.name, option_words(command.options));
  const ArgumentSpec& argument = command.argument;
  if (argument.kind == ValueKind::file) text += "      files=yes\n";
  text += fmt::format("      values='{}'\n", joined(completion_values(argument, program)));
  const std::string cases = value_cases(command.options, program);
  if (!cases.empty()) text += fmt::format("      case $before in\n{}      esac\n", cases);
  return text + "      ;;\n";
}

/// The function's head: the words typed, and which of them is the command.
constexpr std::string_view kHead = R"(# bash completion for shukei
_shukei() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
  # "--option=value" is three words to bash.
  if [[ $word == "=" ]]; then
    word=
  elif [[ $before == "=" && COMP_CWORD -gt 1 ]]; then
    before=${COMP_WORDS[COMP_CWORD-2]}
  fi
  COMPREPLY=()
  local command= options= values= files= i
  for ((i = 1; i < COMP_CWORD; ++i)); do
    case ${COMP_WORDS[i]} in
)";

constexpr std::string_view kTail = R"(  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$globals $options" -- "$word"))
  elif [[ $word == @* ]]; then
    compopt -o filenames 2> /dev/null
    COMPREPLY=($(compgen -P @ -f -- "${word#@}"))
  elif [[ -n $files ]]; then
    compopt -o filenames 2> /dev/null
    COMPREPLY=($(compgen -f -- "$word"))
  else
    COMPREPLY=($(compgen -W "$values" -- "$word"))
  fi
}
complete -F _shukei shukei
)";

}  // namespace

std::string bash_completion(const ProgramSpec& program) {
  std::string text(kHead);
  // Global options with a value hide that value from the search for the command.
  std::string valued;
  for (const OptionSpec& option : global_options()) {
    if (option.kind == ValueKind::none) continue;
    valued += fmt::format("{}--{}", valued.empty() ? "" : "|", option.name);
    if (option.letter != '\0') valued += fmt::format("|-{}", option.letter);
  }
  text +=
      fmt::format("      {}) ((++i)); [[ ${{COMP_WORDS[i]}} == \"=\" ]] && ((++i)) ;;\n", valued);
  text += "      -*|=) ;;\n      *) command=${COMP_WORDS[i]}; break ;;\n    esac\n  done\n";
  text += fmt::format("  local globals='{}'\n", option_words(global_options()));
  text += fmt::format("  case $before in\n{}  esac\n", value_cases(global_options(), program));
  text += "  case $command in\n    '') values='";
  for (const CommandSpec* command : program.commands) text += fmt::format("{} ", command->name);
  text.back() = '\'';
  text += " ;;\n";
  for (const CommandSpec* command : program.commands) text += command_case(*command, program);
  text += "  esac\n";
  text += kTail;
  return text;
}

}  // namespace shukei::analyzer

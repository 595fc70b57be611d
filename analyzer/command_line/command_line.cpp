#include "analyzer/command_line/command_line.h"

#include <fmt/core.h>

#include <algorithm>
#include <boost/program_options/errors.hpp>
#include <boost/program_options/options_description.hpp>
#include <boost/program_options/parsers.hpp>
#include <boost/program_options/value_semantic.hpp>

#include "analyzer/command_line/global_options.h"
#include "analyzer/command_line/suggestion.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/command_line/value_check.h"
#include "rules/opening.h"

namespace shukei::analyzer {
namespace {

namespace po = boost::program_options;

/// Long options whole, values after '=' or as the next word, short options sticky (-qf json).
constexpr int kStyle =
    po::command_line_style::allow_long | po::command_line_style::allow_short |
    po::command_line_style::allow_dash_for_short | po::command_line_style::long_allow_adjacent |
    po::command_line_style::long_allow_next | po::command_line_style::short_allow_adjacent |
    po::command_line_style::short_allow_next | po::command_line_style::allow_sticky;

/// The global option a word is, without a value of its own; nullptr when it is none.
const OptionSpec* global_option_of(std::string_view word) {
  for (const OptionSpec& option : global_options()) {
    const bool is_long = word.starts_with("--") && word.substr(2) == option.name;
    const bool is_short =
        option.letter != '\0' && word.size() == 2 && word[0] == '-' && word[1] == option.letter;
    if (is_long || is_short) return &option;
  }
  return nullptr;
}

/// Where the command stands: the first word that is neither an option nor the value of a global
/// one. The number of words when there is none.
std::size_t command_index(std::span<const std::string> arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& word = arguments[i];
    if (word == "--") return std::min(i + 1, arguments.size());
    if (word.size() < 2 || word[0] != '-') return i;
    const OptionSpec* option = global_option_of(word);
    if (option != nullptr && option->kind != ValueKind::none) ++i;
  }
  return arguments.size();
}

po::options_description description_of(const CommandSpec* command) {
  po::options_description description;
  const auto add = [&](const OptionSpec& option) {
    std::string names(option.name);
    if (option.letter != '\0') names += fmt::format(",{}", option.letter);
    if (option.kind == ValueKind::none) {
      description.add_options()(names.c_str(), "");
    } else {
      description.add_options()(names.c_str(), po::value<std::string>(), "");
    }
  };
  for (const OptionSpec& option : global_options()) add(option);
  if (command != nullptr) {
    for (const OptionSpec& option : command->options) add(option);
  }
  return description;
}

std::string where_to_look(const CommandSpec* command) {
  return command == nullptr ? "shukei --help" : fmt::format("shukei {} --help", command->name);
}

[[noreturn]] void reject_option(const CommandSpec* command, std::string given) {
  given.resize(std::min(given.find('='), given.size()));
  std::vector<std::string_view> names;
  for (const OptionSpec& option : global_options()) names.push_back(option.name);
  if (command != nullptr) {
    for (const OptionSpec& option : command->options) names.push_back(option.name);
  }
  const std::size_t letters = std::min(given.find_first_not_of('-'), given.size());
  const std::string_view near = nearest(given.substr(letters), names);
  throw UsageError(fmt::format("{}unknown option '{}'; {}",
                               command == nullptr ? "" : fmt::format("{}: ", command->name), given,
                               near.empty() ? fmt::format("see {}", where_to_look(command))
                                            : fmt::format("did you mean '--{}'?", near)));
}

[[noreturn]] void reject_missing_value(const OptionSpec& option) {
  throw UsageError(fmt::format("--{0} needs a value: --{0} {1} ({2})", option.name, option.argument,
                               option.help));
}

[[noreturn]] void reject_syntax(const CommandSpec* command,
                                const po::error_with_option_name& error) {
  std::string name = error.get_option_name();
  name.erase(0, name.find_first_not_of('-'));
  const OptionSpec* option = find_option(command, name);
  if (option == nullptr) throw UsageError(error.what());
  if (option->kind == ValueKind::none) {
    throw UsageError(fmt::format("--{} takes no value", option->name));
  }
  reject_missing_value(*option);
}

/// Boost.Program_options does the parsing; its messages are put in our words.
po::parsed_options parsed(const CommandSpec* command, const std::vector<std::string>& words) {
  const po::options_description description = description_of(command);
  try {
    po::parsed_options result =
        po::command_line_parser(words).options(description).style(kStyle).run();
    result.description = nullptr;  // it ends with this function
    return result;
  } catch (const po::unknown_option& error) {
    reject_option(command, error.get_option_name());
  } catch (const po::error_with_option_name& error) {
    reject_syntax(command, error);
  }
}

/// The checked value of an option, empty for a flag. A next word that is itself an option is no
/// value: it shows that the value was forgotten.
std::string value_of(const CommandSpec* command, const po::option& given, const RuleBook& rules) {
  const OptionSpec& option = *find_option(command, given.string_key);
  if (given.value.empty()) return "";
  const std::string& value = given.value.front();
  const bool next_word = given.original_tokens.size() > 1 && value.starts_with("--");
  if (next_word && find_option(command, std::string_view(value).substr(2)) != nullptr) {
    reject_missing_value(option);
  }
  check_value(option, value, rules);
  return value;
}

void check_words(const CommandSpec& command, const std::vector<std::string>& words) {
  const ArgumentSpec& argument = command.argument;
  const auto count = static_cast<int>(words.size());
  if (count < argument.least) {
    throw UsageError(fmt::format("{} needs {}: {}; see {}", command.name, argument.name,
                                 argument.help, where_to_look(&command)));
  }
  if (count > argument.greatest) {
    throw UsageError(fmt::format("{}: '{}' is one word too many; see {}", command.name,
                                 words[static_cast<std::size_t>(argument.greatest)],
                                 where_to_look(&command)));
  }
  if (argument.kind != ValueKind::word) return;
  for (const std::string& word : words) {
    const auto& known = argument.words;
    if (std::find(known.begin(), known.end(), word) != known.end()) continue;
    throw UsageError(fmt::format("{}: '{}' is not one of {}{}", command.name, word,
                                 alternatives(known), did_you_mean(word, known)));
  }
}

void check_format(const CommandSpec& command, const CommandLine& line) {
  const std::string* format = line.value("format");
  if (format == nullptr || *format == "text") return;
  if (*format == "json" ? command.formats.json : command.formats.csv) return;
  throw UsageError(fmt::format("{} has no --format {}; its forms are text{}{}", command.name,
                               *format, command.formats.json ? ", json" : "",
                               command.formats.csv ? ", csv" : ""));
}

void check_complete(const CommandSpec& command, const CommandLine& line) {
  for (const OptionSpec& option : command.options) {
    if (!option.required || line.has(option.name)) continue;
    throw UsageError(fmt::format("{} needs --{} {} ({})", command.name, option.name,
                                 option.argument, option.help));
  }
  check_format(command, line);
  check_words(command, line.words);
}

}  // namespace

const std::string* CommandLine::value(std::string_view option) const {
  for (auto given = options.rbegin(); given != options.rend(); ++given) {
    if (given->name == option) return &given->value;
  }
  return nullptr;
}

const CommandSpec* find_command(std::span<const CommandSpec* const> commands,
                                std::string_view name) {
  const auto found = std::find_if(commands.begin(), commands.end(),
                                  [&](const CommandSpec* spec) { return spec->name == name; });
  return found == commands.end() ? nullptr : *found;
}

const CommandSpec& require_command(std::span<const CommandSpec* const> commands,
                                   std::string_view name) {
  if (const CommandSpec* command = find_command(commands, name)) return *command;
  std::vector<std::string_view> names;
  for (const CommandSpec* command : commands) names.push_back(command->name);
  std::string near = did_you_mean(name, names);
  // Who types an opening or a move wants to see it.
  const bool position = parse_opening(name).has_value() || parse_point(name).has_value();
  if (near.empty() && position && find_command(commands, "show") != nullptr) {
    near = fmt::format("; did you mean 'shukei show {}'?", name);
  }
  throw UsageError(
      fmt::format("no command '{}'{}", name, near.empty() ? "; see shukei --help" : near));
}

CommandLine parse_command_line(std::span<const std::string> arguments, const ProgramSpec& program) {
  CommandLine line;
  std::vector<std::string> words(arguments.begin(), arguments.end());
  const std::size_t index = command_index(arguments);
  if (index < words.size()) {
    line.command = &require_command(program.commands, words[index]);
    // A "--" before the command has done its work there.
    const bool after_dashes = index > 0 && words[index - 1] == "--";
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(index) - (after_dashes ? 1 : 0),
                words.begin() + static_cast<std::ptrdiff_t>(index) + 1);
  }
  for (auto& option : parsed(line.command, words).options) {
    if (option.string_key.empty()) {
      for (auto& word : option.value) line.words.push_back(std::move(word));
      continue;
    }
    line.options.push_back({option.string_key, value_of(line.command, option, program.rules)});
  }
  if (line.has("help") || line.has("version")) return line;
  if (line.command == nullptr) throw UsageError("no command given; see shukei --help");
  check_complete(*line.command, line);
  return line;
}

}  // namespace shukei::analyzer

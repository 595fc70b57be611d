/// Laws of the table of commands: what it says is said everywhere, and its examples are true.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

#include "analyzer/command_line/command_line.h"
#include "analyzer/command_line/completion.h"
#include "analyzer/command_line/global_options.h"
#include "analyzer/command_line/help_text.h"
#include "analyzer/command_line/manual_page.h"
#include "analyzer/commands/commands.h"
#include "analyzer/output/text_layout.h"

namespace shukei::analyzer {
namespace {

using testing::HasSubstr;

ProgramSpec program() { return {all_commands(), RuleBook::standard()}; }

std::string help_of(const CommandSpec& command, int width = 80) {
  OutputSettings settings;
  settings.width = width;
  Output output = Output::in_memory(settings);
  write_command_help(output, command);
  return output.text();
}

/// Every option that a command has, the global ones included.
std::vector<const OptionSpec*> options_of(const CommandSpec& command) {
  std::vector<const OptionSpec*> options;
  for (const OptionSpec& option : global_options()) options.push_back(&option);
  for (const OptionSpec& option : command.options) options.push_back(&option);
  return options;
}

/// The words of a line as a shell takes them: double quotes and single quotes are known.
std::vector<std::string> shell_words(std::string_view line) {
  std::vector<std::string> words;
  std::string word;
  char quote = '\0';
  bool begun = false;
  for (const char c : line) {
    if (quote != '\0') {
      if (c == quote) {
        quote = '\0';
      } else {
        word += c;
      }
    } else if (c == '"' || c == '\'') {
      quote = c;
      begun = true;
    } else if (c == ' ') {
      if (begun) words.push_back(word);
      word.clear();
      begun = false;
    } else {
      word += c;
      begun = true;
    }
  }
  if (begun) words.push_back(word);
  return words;
}

TEST(CommandTable, IsWhole) {
  std::set<std::string_view> names;
  for (const CommandSpec* command : all_commands()) {
    EXPECT_TRUE(names.insert(command->name).second) << command->name;
    EXPECT_FALSE(command->summary.empty() || command->summary.ends_with('.')) << command->name;
    EXPECT_FALSE(command->examples.empty()) << command->name;
    EXPECT_NE(command->run, nullptr) << command->name;
    EXPECT_EQ(command->argument.name.empty(), command->argument.greatest == 0) << command->name;
    std::set<std::string_view> options;
    std::set<char> letters;
    for (const OptionSpec* option : options_of(*command)) {
      EXPECT_TRUE(options.insert(option->name).second) << command->name << " " << option->name;
      if (option->letter != '\0') {
        EXPECT_TRUE(letters.insert(option->letter).second) << option->name;
      }
      EXPECT_FALSE(option->help.empty() || option->help.ends_with('.')) << option->name;
      EXPECT_EQ(option->kind == ValueKind::none, option->argument.empty()) << option->name;
      EXPECT_EQ(option->kind == ValueKind::word, !option->words.empty()) << option->name;
      if (option->kind == ValueKind::number) {
        EXPECT_LT(option->least, option->greatest);
      }
    }
  }
}

TEST(CommandTable, IsToldByHelp) {
  Output output = Output::in_memory({});
  write_program_help(output, all_commands());
  for (const CommandSpec* command : all_commands()) {
    EXPECT_THAT(output.text(), HasSubstr(fmt::format("  {} ", command->name)));
    const std::string help = help_of(*command);
    for (const OptionSpec* option : options_of(*command)) {
      EXPECT_THAT(help, HasSubstr(option_head(*option)));
    }
    for (const Example& example : command->examples) {
      EXPECT_THAT(help, HasSubstr(std::string(shell_words(example.command).back())));
    }
  }
}

/// A text as a manual page has it: "-" as "\-".
std::string with_minus_signs(std::string_view text) {
  std::string escaped(text);
  for (std::size_t at = escaped.find('-'); at != std::string::npos; at = escaped.find('-', at + 2))
    escaped.insert(at, "\\");
  return escaped;
}

TEST(CommandTable, IsToldByTheManualPage) {
  const std::string page = manual_page(all_commands());
  for (const CommandSpec* command : all_commands()) {
    EXPECT_THAT(page, HasSubstr(fmt::format(".SS {}\n", with_minus_signs(command->name))));
    for (const OptionSpec* option : options_of(*command)) {
      EXPECT_THAT(page, HasSubstr(with_minus_signs(fmt::format("\\fB--{}\\fR", option->name))));
    }
  }
}

/// The part of a script from `begin` up to the next `end`; empty when there is none.
std::string part(const std::string& script, const std::string& begin, const std::string& end) {
  const std::size_t from = script.find(begin);
  if (from == std::string::npos) return "";
  return script.substr(from, script.find(end, from + begin.size()) - from);
}

TEST(CommandTable, IsToldByTheCompletions) {
  const std::string bash = bash_completion(program());
  const std::string zsh = zsh_completion(program());
  const std::string fish = fish_completion(program());
  for (const OptionSpec& option : global_options()) {
    EXPECT_THAT(part(bash, "local globals=", "\n"), HasSubstr(fmt::format("--{}", option.name)));
    EXPECT_THAT(part(zsh, "globals=(", "\n)"), HasSubstr(fmt::format("'--{}", option.name)));
    EXPECT_THAT(fish, HasSubstr(fmt::format("complete -c shukei -l {}", option.name)));
  }
  for (const CommandSpec* command : all_commands()) {
    const std::string in_bash = part(bash, fmt::format("\n    {})\n", command->name), "\n      ;;");
    const std::string in_zsh = part(zsh, fmt::format("\n  {})\n", command->name), "\n    ;;");
    EXPECT_FALSE(in_bash.empty() || in_zsh.empty()) << command->name;
    EXPECT_THAT(fish, HasSubstr(fmt::format("-a {} -d", command->name)));
    for (const OptionSpec& option : command->options) {
      EXPECT_THAT(in_bash, HasSubstr(fmt::format("--{}", option.name)));
      EXPECT_THAT(in_zsh, HasSubstr(fmt::format("'--{}", option.name)));
      EXPECT_THAT(fish, HasSubstr(fmt::format("__fish_seen_subcommand_from {}' -l {}",
                                              command->name, option.name)));
    }
  }
}

/// Whether `program -n` finds the script well-formed; true as well when there is no such program.
bool syntax_is_right(const std::string& program, const std::string& script) {
  if (std::system(("command -v " + program + " > /dev/null 2>&1").c_str()) != 0) return true;
  const auto path = std::filesystem::path(testing::TempDir()) / ("shukei_completion." + program);
  std::ofstream(path) << script;
  const int status = std::system((program + " -n '" + path.string() + "'").c_str());
  std::filesystem::remove(path);
  return status == 0;
}

TEST(CommandTable, MakesScriptsThatShellsRead) {
  EXPECT_TRUE(syntax_is_right("bash", bash_completion(program())));
  EXPECT_TRUE(syntax_is_right("zsh", zsh_completion(program())));
  EXPECT_TRUE(syntax_is_right("fish", fish_completion(program())));
}

TEST(CommandTable, HasExamplesThatParse) {
  for (const CommandSpec* command : all_commands()) {
    for (const Example& example : command->examples) {
      std::vector<std::string> words = shell_words(example.command);
      ASSERT_EQ(words.front(), "shukei") << example.command;
      words.erase(words.begin());
      const CommandLine line = parse_command_line(words, program());
      EXPECT_EQ(line.command, command) << example.command;
      EXPECT_FALSE(example.answer.empty() || example.answer.ends_with('.')) << example.command;
    }
  }
}

TEST(CommandTable, HelpFitsTheTerminal) {
  for (const CommandSpec* command : all_commands()) {
    const std::string help = help_of(*command, 60);
    for (std::size_t at = 0; at < help.size(); at = help.find('\n', at) + 1) {
      const std::string line = help.substr(at, help.find('\n', at) - at);
      EXPECT_LE(display_width(line), 60) << command->name << ": " << line;
    }
  }
}

}  // namespace
}  // namespace shukei::analyzer

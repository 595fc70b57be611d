#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "analyzer/command_line/exit_status.h"
#include "rules/opening_rule.h"

namespace shukei::analyzer {

class Invocation;

/// What the value of an option or an argument is: how it is checked and how a shell completes it.
enum class ValueKind : std::uint8_t {
  none,       ///< No value: a flag.
  text,       ///< Anything.
  word,       ///< One of a list of words.
  number,     ///< A whole number within a range.
  rule,       ///< The name of an opening rule, in any spelling.
  position,   ///< A position; words of an argument are joined.
  command,    ///< The name of a command.
  file,       ///< A file.
  directory,  ///< A directory.
};

/// One option. The table of these is the only source of parsing, --help, the man page and the
/// completions: nothing is said of an option anywhere else.
struct OptionSpec {
  std::string_view name;  ///< Without dashes: "format".
  char letter = '\0';     ///< Its short form, '\0' when it has none.
  ValueKind kind = ValueKind::none;
  std::string_view argument = {};                ///< How its value is named: "FILE"; "" for a flag.
  std::string_view help = {};                    ///< One sentence without a full stop.
  std::span<const std::string_view> words = {};  ///< word: the values allowed.
  int least = 0;                                 ///< number: the least value allowed.
  int greatest = 0;                              ///< number: the greatest value allowed.
  bool required = false;                         ///< Whether the command needs it.
};

/// The words of a command that are no options.
struct ArgumentSpec {
  std::string_view name = {};  ///< "POSITION", "FILE..."; "" when the command takes none.
  std::string_view help = {};
  ValueKind kind = ValueKind::text;
  int least = 0;                                 ///< The fewest words.
  int greatest = 0;                              ///< The most words; kManyWords for any number.
  std::span<const std::string_view> words = {};  ///< word: the values allowed.
};
inline constexpr int kManyWords = 1'000'000;

/// A question and what the answer is about, for --help and the man page.
struct Example {
  std::string_view command;  ///< As typed, with the program's name: "shukei openings".
  std::string_view answer;   ///< What it answers, in a few words.
};

/// The forms in which a command can answer. Text it always can.
struct FormatSet {
  bool json = true;
  bool csv = true;
};
inline constexpr FormatSet kTextOnly{false, false};

/// Under which heading --help lists a command.
enum class CommandGroup : std::uint8_t { questions, database, program };

/// One command of the program. A literal: tables of these cost nothing when the program starts.
struct CommandSpec {
  std::string_view name;
  CommandGroup group = CommandGroup::questions;
  std::string_view summary;           ///< One line without a full stop.
  std::string_view description = {};  ///< Further sentences; paragraphs are parted by "\n\n".
  ArgumentSpec argument = {};
  std::span<const OptionSpec> options = {};  ///< Beside the ones that every command has.
  std::span<const Example> examples = {};    ///< One at least.
  FormatSet formats = {};
  /// Answers. Throws UsageError, ParseError and what the system and the store throw.
  ExitStatus (*run)(Invocation& invocation) = nullptr;
};

/// The program: what it can be asked, and the opening rules it knows. A light value; the commands
/// and the book must outlive it. Rules are given, never looked up elsewhere, so that a book with
/// another table makes a program whose every command knows that rule.
struct ProgramSpec {
  std::span<const CommandSpec* const> commands;
  const RuleBook& rules;
};

}  // namespace shukei::analyzer

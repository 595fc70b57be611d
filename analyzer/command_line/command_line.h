#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/command_line/command.h"

namespace shukei::analyzer {

/// A value that was given for an option; empty for a flag.
struct GivenOption {
  std::string name;
  std::string value;
};

/// What somebody typed, taken apart and checked against the table of options.
struct CommandLine {
  const CommandSpec* command = nullptr;  ///< nullptr when only global options were given.
  std::vector<GivenOption> options;      ///< In the order given.
  std::vector<std::string> words;        ///< The words that are no options, without the command.

  [[nodiscard]] bool has(std::string_view option) const { return value(option) != nullptr; }
  /// The value given last for an option; nullptr when it was not given.
  [[nodiscard]] const std::string* value(std::string_view option) const;
};

/// Takes a command line (without the program's name) apart. Options stand anywhere, before the
/// command and after it, among the words too; after "--" nothing is an option; "-" is a word.
/// Every value is checked: words and numbers strictly, rules by their names. Long options are never
/// guessed from their beginnings. With --help or --version what is missing is not missed.
/// Throws UsageError.
CommandLine parse_command_line(std::span<const std::string> arguments, const ProgramSpec& program);

/// The command of this name; nullptr when there is none.
const CommandSpec* find_command(std::span<const CommandSpec* const> commands,
                                std::string_view name);

/// The command of this name. Throws UsageError that tells which is near.
const CommandSpec& require_command(std::span<const CommandSpec* const> commands,
                                   std::string_view name);

}  // namespace shukei::analyzer

#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "analyzer/command_line/command_line.h"
#include "analyzer/output/output.h"
#include "rules/opening_rule.h"
#include "rules/pattern_symmetry.h"

namespace shukei::analyzer {

/// A command as somebody called it, and where its answer goes: what the run function of a
/// CommandSpec is given. Values were checked against the table before.
class Invocation {
 public:
  /// REQUIRES line.command != nullptr. The output must outlive the invocation.
  Invocation(CommandLine line, const ProgramSpec& program, Output& output)
      : line_(std::move(line)), program_(program), output_(&output) {}

  [[nodiscard]] const CommandSpec& command() const { return *line_.command; }
  /// All commands of the program, for those that tell of others.
  [[nodiscard]] std::span<const CommandSpec* const> commands() const { return program_.commands; }
  /// The opening rules that the program knows.
  [[nodiscard]] const RuleBook& rules() const { return program_.rules; }
  [[nodiscard]] const ProgramSpec& program() const { return program_; }
  [[nodiscard]] Output& output() const { return *output_; }
  [[nodiscard]] Format format() const { return output_->format(); }

  /// Writes an answer in the format asked, by one of three functions of (Output&, answer).
  template <typename Answer, typename Json, typename Csv, typename Text>
  void write(const Answer& answer, Json write_json, Csv write_csv, Text write_text) const {
    if (format() == Format::json)
      write_json(*output_, answer);
    else if (format() == Format::csv)
      write_csv(*output_, answer);
    else
      write_text(*output_, answer);
  }

  /// The words that are no options.
  [[nodiscard]] std::span<const std::string> words() const { return line_.words; }
  /// Those words joined by blanks.
  [[nodiscard]] std::string text() const;

  [[nodiscard]] bool has(std::string_view option) const { return line_.has(option); }
  /// The value of an option; nothing when it was not given.
  [[nodiscard]] std::optional<std::string> value(std::string_view option) const;
  /// REQUIRES an option of kind number.
  [[nodiscard]] std::optional<int> number(std::string_view option) const;
  /// REQUIRES an option of kind rule.
  [[nodiscard]] std::optional<OpeningRule> rule(std::string_view option = "rule") const;
  /// What --choice says; the rule's default when it says nothing. Throws UsageError when the rule
  /// does not know that choice.
  [[nodiscard]] Choice choice(const OpeningRule& rule) const;
  /// What --symmetry says; pattern when it says nothing.
  [[nodiscard]] SymmetryReading symmetry() const;

  /// How many threads to use: --threads, else as many as the machine has cores.
  [[nodiscard]] int threads() const;
  /// --db, else default_database().
  [[nodiscard]] std::filesystem::path database() const;

 private:
  CommandLine line_;
  ProgramSpec program_;
  Output* output_;
};

}  // namespace shukei::analyzer

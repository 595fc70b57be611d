#include "analyzer/command_line/help_text.h"

#include <array>

#include "analyzer/command_line/global_options.h"
#include "analyzer/output/style.h"
#include "analyzer/output/text_layout.h"

namespace shukei::analyzer {
namespace {

constexpr int kHeadWidth = 24;

void write_heading(Output& output, std::string_view heading) {
  output.print("\n{}\n", styled(output, Style::heading, heading));
}

/// "  head     text", the text wrapped beside the head, or below it when the head is long.
void write_entry(Output& output, std::string_view head, std::string_view text, int head_width) {
  const int indent = 2 + head_width;
  const std::string lines = wrapped(text, output.width(), indent);
  if (display_width(head) + 2 > head_width) {
    output.print("  {}\n{}{}\n", head, std::string(static_cast<std::size_t>(indent), ' '), lines);
  } else {
    output.print("  {}{}\n", padded(head, head_width), lines);
  }
}

void write_options(Output& output, std::span<const OptionSpec> options) {
  for (const OptionSpec& option : options) {
    const std::string text = fmt::format("{}{}", option.help, option.required ? " (required)" : "");
    write_entry(output, option_head(option), text, kHeadWidth);
  }
}

void write_paragraph(Output& output, std::string_view text) {
  output.print("{}\n", wrapped(text, output.width()));
}

}  // namespace

std::string_view heading_of(CommandGroup group) {
  constexpr std::array<std::string_view, 3> kHeadings{"Questions", "The database", "The program"};
  return kHeadings[static_cast<std::size_t>(group)];
}

std::string option_head(const OptionSpec& option) {
  std::string head = option.letter == '\0' ? "    " : fmt::format("-{}, ", option.letter);
  head += fmt::format("--{}", option.name);
  if (option.kind != ValueKind::none) head += fmt::format(" {}", option.argument);
  return head;
}

std::string synopsis(const CommandSpec& command) {
  std::string text = fmt::format("shukei {}", command.name);
  if (!command.argument.name.empty()) {
    const bool needed = command.argument.least > 0;
    text += needed ? fmt::format(" {}", command.argument.name)
                   : fmt::format(" [{}]", command.argument.name);
  }
  for (const OptionSpec& option : command.options) {
    if (option.required) text += fmt::format(" --{} {}", option.name, option.argument);
  }
  return text + " [OPTION...]";
}

void write_program_help(Output& output, std::span<const CommandSpec* const> commands) {
  constexpr int kNameWidth = 14;
  write_paragraph(output, "Shukei, a renju opening database and symmetry analyzer.");
  output.write("\nUsage: shukei [OPTION...] COMMAND ...\n");
  for (const auto group :
       {CommandGroup::questions, CommandGroup::database, CommandGroup::program}) {
    bool headed = false;
    for (const CommandSpec* command : commands) {
      if (command->group != group) continue;
      if (!headed) write_heading(output, heading_of(group));
      headed = true;
      write_entry(output, command->name, command->summary, kNameWidth);
    }
  }
  write_heading(output, "Options of every command");
  write_options(output, global_options());
  output.write("\n");
  write_paragraph(output,
                  "A POSITION is a move list (h8 h9 j8, h8h9j8), an opening by code or name (D7, "
                  "Kinsei), black: ... white: ..., @FILE with one of these or a diagram of 15 "
                  "rows, or - for standard input.");
  output.write("\n");
  write_paragraph(output,
                  "shukei COMMAND --help explains a command and shows examples. Exit status: 0 "
                  "done or yes, 1 the answer is no, 2 the question cannot be read, 3 storage or "
                  "system fault.");
}

void write_command_help(Output& output, const CommandSpec& command) {
  write_paragraph(output, fmt::format("{}.", command.summary));
  output.print("\nUsage: {}\n", wrapped(synopsis(command), output.width() - 7, 9));
  if (!command.description.empty()) {
    output.write("\n");
    write_paragraph(output, command.description);
  }
  if (!command.argument.name.empty()) {
    write_heading(output, "Arguments");
    write_entry(output, command.argument.name, command.argument.help, kHeadWidth);
  }
  if (!command.options.empty()) {
    write_heading(output, "Options");
    write_options(output, command.options);
  }
  write_heading(output, "Options of every command");
  write_options(output, global_options());
  write_heading(output, "Examples");
  for (const Example& example : command.examples) {
    output.print("  {}\n      {}\n", wrapped(example.command, output.width() - 2, 6),
                 wrapped(example.answer, output.width(), 6));
  }
}

}  // namespace shukei::analyzer

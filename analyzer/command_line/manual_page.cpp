#include "analyzer/command_line/manual_page.h"

#include <fmt/core.h>

#include "analyzer/command_line/global_options.h"
#include "analyzer/command_line/help_text.h"
#include "analyzer/command_line/program.h"

namespace shukei::analyzer {
namespace {

/// Text as roff shows it unchanged: backslashes and hyphens escaped, no line that begins with a
/// control character.
std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool at_line_start = result.empty() || result.back() == '\n';
    if (at_line_start && (c == '.' || c == '\'')) result += "\\&";
    if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else {
      result += c;
    }
  }
  return result;
}

std::string paragraphs(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t end = text.find("\n\n");
    result += fmt::format("{}{}\n", result.empty() ? "" : ".PP\n", escaped(text.substr(0, end)));
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 2);
  }
  return result;
}

std::string section(std::string_view heading) { return fmt::format(".SH {}\n", heading); }

std::string tagged(std::string_view tag, std::string_view text) {
  return fmt::format(".TP\n.B {}\n{}\n", escaped(tag), escaped(text));
}

std::string option_entry(const OptionSpec& option) {
  std::string head;
  if (option.letter != '\0') head = fmt::format("\\fB\\-{}\\fR, ", option.letter);
  head += fmt::format("\\fB{}\\fR", escaped(fmt::format("--{}", option.name)));
  if (option.kind != ValueKind::none) head += fmt::format(" \\fI{}\\fR", escaped(option.argument));
  return fmt::format(".TP\n{}\n{}.{}\n", head, escaped(option.help),
                     option.required ? " Required." : "");
}

std::string command_entry(const CommandSpec& command) {
  std::string text = fmt::format(".SS {}\n", escaped(command.name));
  text += fmt::format(".B {}\n", escaped(synopsis(command)));
  text += fmt::format(".PP\n{}.\n", escaped(command.summary));
  if (!command.description.empty()) text += ".PP\n" + paragraphs(command.description);
  if (!command.argument.name.empty()) {
    text += fmt::format(".TP\n\\fI{}\\fR\n{}.\n", escaped(command.argument.name),
                        escaped(command.argument.help));
  }
  for (const OptionSpec& option : command.options) text += option_entry(option);
  return text;
}

constexpr std::string_view kPositions =
    "A position is one argument or several, joined by blanks: a move list (h8 h9 j8, also "
    "h8h9j8), an opening by its code or any of its names, with further moves or without (D7, 7D, "
    "Kinsei, D7 h6), a bare set of stones (black: h8 h7 white: h9 h6), or a diagram of 15 rows of "
    "X, O and dots. @FILE reads one of these from a file, - from standard input.\n\n"
    "Any of the eight orientations is understood, and answers are given in the orientation of the "
    "question.";

std::string closing_sections() {
  std::string text = section("POSITIONS") + paragraphs(kPositions);
  text += section("EXIT STATUS");
  text += tagged("0", "Done, or the answer is yes.");
  text += tagged("1", "The answer is no: an offer refused, a record that breaks its rule, damage.");
  text += tagged("2", "The question cannot be read.");
  text += tagged("3", "Storage or the system failed.");
  text += section("ENVIRONMENT");
  text += tagged("SHUKEI_DB", "The database when --db is not given.");
  text += tagged("XDG_DATA_HOME", "The folder of the user's data; ~/.local/share by default.");
  text += tagged("NO_COLOR", "When set and not empty, text has no colours.");
  text += tagged("COLUMNS", "The width of text when standard output is no terminal.");
  text += tagged("LC_ALL, LC_CTYPE, LANG",
                 "Drawings are of ASCII characters unless these name a UTF-8 locale.");
  text += section("FILES");
  text += tagged("~/.local/share/shukei/openings.db", "The database, a folder.");
  return text;
}

}  // namespace

std::string manual_page(std::span<const CommandSpec* const> commands) {
  std::string text =
      fmt::format(".TH SHUKEI 1 \"\" \"shukei {}\" \"User Commands\"\n", program_version());
  text += section("NAME") + "shukei \\- renju opening database and symmetry analyzer\n";
  text += section("SYNOPSIS") + ".B shukei\n[\\fIOPTION\\fR...] \\fICOMMAND\\fR ...\n";
  text += section("DESCRIPTION");
  text += paragraphs(
      "Shukei keeps every renju opening up to the symmetries of the board and answers questions "
      "about openings, fourth and fifth moves, offers and forbidden moves.");
  text += section("OPTIONS");
  for (const OptionSpec& option : global_options()) text += option_entry(option);
  text += section("COMMANDS");
  for (const CommandSpec* command : commands) text += command_entry(*command);
  text += closing_sections();
  text += section("EXAMPLES");
  for (const CommandSpec* command : commands) {
    for (const Example& example : command->examples) {
      text += tagged(example.command, fmt::format("{}.", example.answer));
    }
  }
  return text;
}

}  // namespace shukei::analyzer

#include "analyzer/command_line/program.h"

#include "analyzer/command_line/command_line.h"
#include "analyzer/command_line/help_text.h"
#include "analyzer/command_line/invocation.h"
#include "analyzer/output/output.h"

namespace shukei::analyzer {
namespace {

ColourChoice colour_choice(const CommandLine& line) {
  const std::string* given = line.value("color");
  if (given == nullptr || *given == "auto") return ColourChoice::automatic;
  return *given == "always" ? ColourChoice::always : ColourChoice::never;
}

Format format_of(const CommandLine& line) {
  const std::string* given = line.value("format");
  if (given == nullptr || *given == "text") return Format::text;
  return *given == "json" ? Format::json : Format::csv;
}

ExitStatus answer(CommandLine line, const ProgramSpec& program, Output& output) {
  if (line.has("version")) {
    output.print("shukei {}\n", program_version());
    return ExitStatus::done;
  }
  if (line.has("help")) {
    if (line.command == nullptr) {
      write_program_help(output, program.commands);
    } else {
      write_command_help(output, *line.command);
    }
    return ExitStatus::done;
  }
  Invocation invocation(std::move(line), program, output);
  return invocation.command().run(invocation);
}

}  // namespace

std::string_view program_version() { return SHUKEI_VERSION; }

ExitStatus run_program(std::span<const std::string> arguments, const ProgramSpec& program) {
  CommandLine line = parse_command_line(arguments, program);
  OutputSettings settings = settings_of_environment(colour_choice(line));
  settings.format = format_of(line);
  settings.quiet = line.has("quiet");
  Output output(settings);
  const ExitStatus status = answer(std::move(line), program, output);
  output.flush();
  return status;
}

}  // namespace shukei::analyzer

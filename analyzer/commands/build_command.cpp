#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/program.h"
#include "analyzer/commands/commands.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/progress.h"
#include "analyzer/output/text_table.h"
#include "analyzer/reports/database_build.h"

namespace shukei::analyzer {
namespace {

TextTable table_of_rules(const std::vector<RuleFigures>& rules) {
  using enum TextTable::Align;
  TextTable table(
      {{"rule"}, {"choice"}, {"4 stones", right}, {"5 stones", right}, {"fifth classes", right}});
  for (const RuleFigures& figures : rules) {
    table.add({figures.rule.rule.name(), std::string(to_string(figures.rule.choice)),
               std::to_string(figures.fourth_positions),
               std::to_string(figures.five_stone_positions),
               std::to_string(figures.fifth_classes)});
  }
  return table;
}

void write_text(Output& output, const BuildReport& report) {
  output.print("Built {}\n\n", report.database.string());
  using enum TextTable::Align;
  TextTable levels({{"stones", right}, {"positions", right}, {"digest"}});
  for (const db::LevelFacts& level : report.facts.levels) {
    levels.add({std::to_string(level.stones), std::to_string(level.tally.positions),
                fmt::format("{:016x}", level.tally.position_digest)});
  }
  levels.write(output);
  output.write("\n");
  table_of_rules(report.rules).write(output);
  output.print("\nFifth moves forbidden for Black: {}\n", report.forbidden_fifths);
  output.print("{:.2f} s on {} thread{}\n", report.seconds, report.threads,
               report.threads == 1 ? "" : "s");
}

void write_csv(Output& output, const BuildReport& report) {
  CsvWriter csv(output);
  csv.row("rule", "choice", "fourth_positions", "five_stone_positions", "fifth_classes");
  for (const RuleFigures& figures : report.rules) {
    csv.row(figures.rule.rule.name(), to_string(figures.rule.choice), figures.fourth_positions,
            figures.five_stone_positions, figures.fifth_classes);
  }
}

void write_json(Output& output, const BuildReport& report) {
  output.write(build_report_json(report, true));
}

ExitStatus run_build(Invocation& invocation) {
  Progress progress(invocation.output().settings(), "build", "positions", positions_to_build());
  const BuildReport report = build_database({
      .database = invocation.database(),
      .replace = invocation.has("replace") ? db::Replace::yes : db::Replace::no,
      .threads = invocation.threads(),
      .tool_version = std::string(program_version()),
      .rules = rule_choices(invocation.rules()),
      .on_progress = [&](std::uint64_t written) { progress.advance(written); },
  });
  invocation.write(report, write_json, write_csv, write_text);
  return ExitStatus::done;
}

constexpr std::array kOptions{
    OptionSpec{.name = "replace",
               .help = "Replace the database that is there; it answers until the new one is whole"},
};

constexpr std::array kExamples{
    Example{"shukei build", "Makes the database where the other commands look for it"},
    Example{"shukei build --replace --threads 2", "Makes it anew on two threads"},
};

}  // namespace

constinit const CommandSpec kBuildCommand{
    .name = "build",
    .group = CommandGroup::database,
    .summary = "Enumerate all openings and make the database",
    .description =
        "Every position that the 26 openings reach with up to five stones is generated once up to "
        "the symmetries of the board, judged under every rule, and written. The database is made "
        "beside its place, read back, and put there in one step: until then nothing changes.",
    .options = kOptions,
    .examples = kExamples,
    .run = run_build,
};

}  // namespace shukei::analyzer

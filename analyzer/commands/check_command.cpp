#include <array>

#include "analyzer/batch/record_blocks.h"
#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question_options.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/check_answer.h"
#include "analyzer/commands/check_summary.h"
#include "analyzer/commands/commands.h"

namespace shukei::analyzer {
namespace {

/// A file that cannot be opened is told, and the others go on.
ExitStatus check_file(const std::string& file, const RecordCheckRun& run) {
  try {
    RecordSource source(file);
    return source.input() == RecordInput::lines ? check_record_lines(source, run)
                                                : check_foreign_records(source, run);
  } catch (const UsageError& error) {
    complain(error.what());
    return ExitStatus::unreadable;
  }
}

/// Text ends with the summary. In the other forms the stream of records stays one of records alone,
/// and the summary is told beside it.
void end_with(const RecordSummary& summary, Output& output) {
  if (output.format() == Format::text) {
    if (summary.games() + summary.unreadable > 0) output.write("\n");
    write_summary(output, summary);
  } else if (!output.quiet()) {
    output.flush();
    complain(summary_line(summary));
  }
}

ExitStatus run_check(Invocation& invocation) {
  Output& output = invocation.output();
  Progress progress = Progress::of_answers(output.settings(), "check", "records");
  SharedSummary summary;
  const bool writes_records = !invocation.has("summary");
  const RecordCheckRun run{
      .defaults = {invocation.rules(), invocation.rule(), invocation.symmetry()},
      .threads = invocation.threads(),
      .writes_records = writes_records,
      .output = output,
      .progress = progress,
      .summary = summary};
  if (writes_records) write_record_header(output);
  ExitStatus status = ExitStatus::done;
  if (invocation.words().empty()) status = check_stored_games(invocation.database(), run);
  for (const std::string& file : invocation.words()) status = graver(status, check_file(file, run));
  if (writes_records) {
    end_with(summary.all(), output);
  } else {
    write_summary(output, summary.all());
  }
  progress.tell_total();
  return status;
}

constexpr std::array kOptions{
    rule_option("The opening rule of records that name none: taraguchi-10, rif or another", false),
    kSymmetryOption,
    OptionSpec{.name = "summary", .help = "Tell only how many games broke their rule, and how"},
};

constexpr std::array kExamples{
    Example{"shukei check season.tsv --rule taraguchi-10",
            "What is wrong with each game, and a table by kind at the end"},
    Example{"shukei check --summary", "How many of the games that were imported broke their rule"},
    Example{"shukei check renjunet_v10.rif --summary --format json",
            "How many games of a whole database broke the rule that each names"},
};

}  // namespace

constinit const CommandSpec kCheckCommand{
    .name = "check",
    .summary = "Hold recorded games against their opening rule and the board",
    .description =
        "Told are moves outside their box, openings that are none of the 26, swaps that the rule "
        "does not have, numbers declared out of range, the wrong number of offers, symmetric and "
        "other faulty offers, a fifth move that was not offered, Black's forbidden moves, moves "
        "after a five and a result that is not the board's. What a record does not tell is "
        "unknown and not held against it. A forbidden move is a note, since White had to claim it, "
        "and so is a swap after move 4 followed by an offer under Taraguchi, which is disputed."
        "\n\nRecords are lines of cells parted by tabs: id, rule, moves, swaps (after which moves: "
        "1 3; - for never), declared, offers (all of them), picked, result; empty when unknown. A "
        "header row names the columns, else they stand in that order; id, moves and result alone "
        "or moves alone will do. Or JSON objects a line with those keys. Or a file of any format "
        "that is imported: RenjuNet XML, SGF, PSQ, RenLib, PlayOK and others, told by what is in "
        "it. Or, without a file, the games of the database. A rule that a record names goes before "
        "--rule."
        "\n\nEvery record is answered in order; as JSON by an object a line: id, file, line, rule, "
        "ok, findings (kind, move_number, text, note and evidence) and unknown; by an error when "
        "it cannot be read. The summary then goes to standard error, and with --summary it is the "
        "whole answer. Exit status 1: a record breaks its rule; 2: one cannot be read.",
    .argument = {.name = "FILE...",
                 .help = "Files of games; - is standard input. Without one: the imported games",
                 .kind = ValueKind::file,
                 .least = 0,
                 .greatest = kManyWords},
    .options = kOptions,
    .examples = kExamples,
    .run = run_check,
};

}  // namespace shukei::analyzer

#include <array>

#include "analyzer/batch/record_blocks.h"
#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question_options.h"
#include "analyzer/command_line/shard.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/check_answer.h"
#include "analyzer/commands/check_summary.h"
#include "analyzer/commands/commands.h"

namespace shukei::analyzer {
namespace {

/// A file that cannot be opened is told, and the others go on.
ExitStatus check_part(const FilePart& part, const RecordCheckRun& run) {
  try {
    RecordSource source(part.name);
    return source.input() == RecordInput::lines ? check_record_lines(source, run, part)
                                                : check_foreign_records(source, run, part);
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

/// The shard that --shard asks for; the whole without it.
Shard shard_of(const Invocation& invocation) {
  const auto text = invocation.value("shard");
  if (text && invocation.has("summary"))
    throw UsageError("--summary tells of all records: it goes without --shard");
  return text ? Shard::parse(*text) : Shard();
}

/// The records of the shard: of the files, or of the database when there are none.
ExitStatus check_shard(const Invocation& invocation, const Shard& shard,
                       const RecordCheckRun& run) {
  const auto files = invocation.words();
  if (files.empty()) return check_stored_games(invocation.database(), run, shard);
  std::vector<FilePart> parts;
  if (!invocation.has("shard"))
    for (const std::string& file : files) parts.push_back({.name = file});
  else
    parts = parts_of(files, shard);
  ExitStatus status = ExitStatus::done;
  for (const FilePart& part : parts) status = graver(status, check_part(part, run));
  return status;
}

/// The summary that ends the last part of a text tells of all parts: so the records before it are
/// checked once more, without an answer.
void check_before(const Invocation& invocation, const Shard& shard, RecordCheckRun run) {
  run.writes_records = false;
  const auto files = invocation.words();
  if (files.empty()) check_stored_games(invocation.database(), run, shard, StoredPart::before);
  for (const FilePart& part : parts_before(files, shard)) check_part(part, run);
}

/// Text ends with the summary of all records: parts but the last one have none.
void end_shard(const Invocation& invocation, const Shard& shard, const RecordCheckRun& run) {
  const bool is_last = shard.index() + 1 == shard.count();
  if (run.output.format() == Format::text) {
    if (!is_last) return;
    if (!shard.is_whole()) check_before(invocation, shard, run);
  }
  end_with(run.summary.all(), run.output);
}

ExitStatus run_check(Invocation& invocation) {
  const Shard shard = shard_of(invocation);
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
  if (writes_records && shard.index() == 0) write_record_header(output);
  const ExitStatus status = check_shard(invocation, shard, run);
  if (writes_records) {
    end_shard(invocation, shard, run);
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
    shard_option("Check part I of N of the records, I from 0 to N-1"),
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
        "whole answer. Exit status 1: a record breaks its rule; 2: one cannot be read."
        "\n\nWith --shard the records of one of N parts are answered, such that the answers of "
        "parts "
        "0 to N-1, one after the other, are the answer of all. In text the last part ends with the "
        "summary of all, for which it looks at all records; in the other forms it does not.",
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

#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/program.h"
#include "analyzer/commands/build_answer.h"
#include "analyzer/commands/commands.h"
#include "analyzer/reports/shard_merge.h"

namespace shukei::analyzer {
namespace {

/// Tells every problem on a line of its own.
ExitStatus refuse(const std::vector<ShardProblem>& problems) {
  ExitStatus status = ExitStatus::no;
  for (const ShardProblem& problem : problems) {
    complain(problem.text);
    if (problem.is_damage) status = ExitStatus::fault;
  }
  return status;
}

ExitStatus run_merge_shards(Invocation& invocation) {
  const BuildRequest request{
      .database = invocation.database(),
      .replace = invocation.has("replace") ? db::Replace::yes : db::Replace::no,
      .threads = invocation.threads(),
      .tool_version = std::string(program_version()),
      .rules = rule_choices(invocation.rules()),
  };
  const auto words = invocation.words();
  const ShardSet shards = read_shards({words.begin(), words.end()}, request);
  if (!shards.problems.empty()) return refuse(shards.problems);
  const BuildReport report = merge_shards(shards, request);
  invocation.write(report, write_build_json, write_build_csv, write_build_text);
  return ExitStatus::done;
}

constexpr std::array kOptions{
    OptionSpec{.name = "replace",
               .help = "Replace the database that is there; it answers until the new one is whole"},
};

constexpr std::array kExamples{
    Example{"shukei merge-shards openings.db.shard-*-of-8",
            "The database of which these are parts"},
};

}  // namespace

constinit const CommandSpec kMergeShardsCommand{
    .name = "merge-shards",
    .group = CommandGroup::database,
    .summary = "Make the database of which 'build --shard' made the parts",
    .description =
        "The shards must be all parts of one database, each once, made by this version under its "
        "rules, with every file as it was written; everything that is wrong is told, and nothing "
        "is "
        "changed. The database is row for row the one that a single build makes, and takes its "
        "place in one step. The shards stay as they are: on the same file system their files are "
        "shared, not copied. Exit status 1: the shards do not make a whole; 3: one is damaged.",
    .argument = {.name = "DIR...",
                 .help = "The directories of the shards, in any order",
                 .kind = ValueKind::directory,
                 .least = 1,
                 .greatest = kManyWords},
    .options = kOptions,
    .examples = kExamples,
    .run = run_merge_shards,
};

}  // namespace shukei::analyzer

#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/program.h"
#include "analyzer/command_line/shard.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/build_answer.h"
#include "analyzer/commands/commands.h"
#include "analyzer/output/progress.h"
#include "analyzer/reports/build_prediction.h"
#include "analyzer/reports/shard_build.h"
#include "analyzer/reports/stored_database.h"
#include "db/publish_directory.h"

namespace shukei::analyzer {
namespace {

BuildRequest request_of(const Invocation& invocation) {
  const int stones = invocation.number("stones").value_or(kUsualStones);
  return {.database = invocation.database(),
          .replace = invocation.has("replace") ? db::Replace::yes : db::Replace::no,
          .threads = invocation.threads(),
          .tool_version = std::string(program_version()),
          .rules = rule_choices(invocation.rules()),
          .stones = stones,
          .resumable = stones > kUsualStones};
}

/// What can be told before anything is written.
void require_place(const BuildRequest& request) {
  try {
    db::require_replaceable(db::resolve_database_path(request.database), request.replace);
  } catch (const db::StorageError& error) {
    throw with_remedy(error);
  }
}

/// Before a build that takes long, what it will need; and none is begun that cannot end.
void tell_prediction(const Invocation& invocation, const BuildRequest& request,
                     const std::optional<Shard>& shard, const std::filesystem::path& place) {
  if (!request.resumable) return;
  const BuildPrediction prediction = predict_build(request, shard, place);
  require_room(prediction);
  if (!invocation.output().quiet()) complain("build: " + prediction_in_words(prediction));
}

ExitStatus build_whole(Invocation& invocation, BuildRequest request) {
  if (request.resumable) require_place(request);
  tell_prediction(invocation, request, std::nullopt, request.database);
  Progress progress(invocation.output().settings(), "build", "positions",
                    positions_to_build(request.stones));
  request.on_progress = [&](std::uint64_t written) { progress.advance(written); };
  const BuildReport report = build_database(request);
  invocation.write(report, write_build_json, write_build_csv, write_build_text);
  return ExitStatus::done;
}

ExitStatus build_part(Invocation& invocation, BuildRequest request, const Shard& shard,
                      const std::filesystem::path& directory) {
  if (!db::has_inventory(directory)) tell_prediction(invocation, request, shard, directory);
  const auto rows = static_cast<std::uint64_t>(rows_of(level_ranges(request.stones, shard)));
  Progress progress(invocation.output().settings(), "build", "positions", rows);
  request.on_progress = [&](std::uint64_t written) { progress.advance(written); };
  const ShardReport report = build_shard(request, shard, directory);
  invocation.write(report, write_shard_json, write_shard_csv, write_shard_text);
  return ExitStatus::done;
}

ExitStatus run_build(Invocation& invocation) {
  const BuildRequest request = request_of(invocation);
  std::optional<Shard> shard;
  std::filesystem::path place = request.database;
  if (const auto text = invocation.value("shard")) {
    shard = Shard::parse(*text);
    const auto directory = invocation.value("shard-dir");
    place = directory ? std::filesystem::path(*directory) : shard_directory(place, *shard);
  } else if (invocation.has("shard-dir")) {
    throw UsageError("--shard-dir says where a shard is made: it needs --shard I/N");
  }
  if (invocation.has("dry-run")) {
    const BuildPrediction prediction = predict_build(request, shard, place);
    invocation.write(prediction, write_prediction_json, write_prediction_csv,
                     write_prediction_text);
    return ExitStatus::done;
  }
  return shard ? build_part(invocation, request, *shard, place) : build_whole(invocation, request);
}

constexpr std::array kOptions{
    OptionSpec{.name = "replace",
               .help = "Replace the database that is there; it answers until the new one is whole"},
    OptionSpec{.name = "stones",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Positions of up to N stones: 5 (default), 6 (114 million) or 7",
               .least = kUsualStones,
               .greatest = kDeepestStones},
    OptionSpec{.name = "dry-run",
               .help = "Tell how many positions, bytes and seconds it would be, and build nothing"},
    shard_option("Make part I of N by itself, I from 0 to N-1; merge-shards puts all together"),
    OptionSpec{.name = "shard-dir",
               .kind = ValueKind::directory,
               .argument = "DIR",
               .help = "Where the part is made; DATABASE.shard-I-of-N by default"},
};

constexpr std::array kExamples{
    Example{"shukei build", "Makes the database where the other commands look for it"},
    Example{"shukei build --replace --threads 2", "Makes it anew on two threads"},
    Example{"shukei build --stones 6 --dry-run", "What a database with sixth moves would need"},
    Example{"shukei build --stones 6 --shard 0/8", "The first of eight parts of it"},
};

}  // namespace

constinit const CommandSpec kBuildCommand{
    .name = "build",
    .group = CommandGroup::database,
    .summary = "Enumerate all openings and make the database",
    .description =
        "Every position that the 26 openings reach with up to five stones is generated once up to "
        "the symmetries of the board, judged under every rule, and written. The database is made "
        "beside its place, read back, and put there in one step: until then nothing changes."
        "\n\nWith --stones 6 or 7 further levels are stored. What that will need is told on "
        "standard error first, and a build for which the disk has no room is refused. When such a "
        "build is killed, the next one with the same options goes on with what was finished."
        "\n\nWith --shard a part of the database is made in a directory of its own, on any "
        "machine. "
        "A part that is there and whole is not made again.",
    .options = kOptions,
    .examples = kExamples,
    .run = run_build,
};

}  // namespace shukei::analyzer

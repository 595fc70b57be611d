#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/commands/build_answer.h"
#include "analyzer/commands/commands.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/reports/database_check.h"

namespace shukei::analyzer {
namespace {

struct Verification {
  std::string database;
  DatabaseVerdict verdict;
};

void write_games(JsonWriter& json, const db::GamesVerdict& games) {
  json.key("games");
  json.begin_object();
  json.member("games", games.games);
  json.member("positions", games.positions);
  json.member("library_nodes", games.nodes);
  json.member("grades", games.grades);
  json.member("notes", games.notes);
  json.member("games_digest", fmt::format("{:016x}", games.games_digest));
  json.member("statistics_digest", fmt::format("{:016x}", games.statistics_digest));
  json.member("notes_digest", fmt::format("{:016x}", games.notes_digest));
  json.end_object();
}

void write_levels_member(JsonWriter& json, const std::vector<db::LevelFacts>& levels) {
  json.key("levels");
  json.begin_array();
  for (const db::LevelFacts& level : levels) {
    json.begin_object();
    json.member("stones", level.stones);
    json.member("positions", level.tally.positions);
    json.member("digest", fmt::format("{:016x}", level.tally.position_digest));
    json.end_object();
  }
  json.end_array();
}

void write_json(Output& output, const Verification& done) {
  const auto& [database, verdict] = done;
  const std::vector<std::string>& problems = verdict.problems;
  JsonWriter json(output);
  json.begin_object();
  json.member("database", database);
  json.member("ok", problems.empty());
  json.key("problems");
  json.begin_array();
  for (const std::string& problem : problems) json.value(problem);
  json.end_array();
  write_levels_member(json, verdict.levels);
  if (verdict.games) write_games(json, *verdict.games);
  json.end_object();
}

void write_csv(Output& output, const Verification& done) {
  CsvWriter csv(output);
  csv.row("problem");
  for (const std::string& problem : done.verdict.problems) csv.row(problem);
}

/// ", with 12 games that reached 80 positions, 300 nodes of libraries, 5 grades".
std::string contents_of(const db::GamesVerdict& games) {
  std::string text =
      fmt::format(", with {} games that reached {} positions", games.games, games.positions);
  if (games.nodes > 0) text += fmt::format(", {} nodes of libraries", games.nodes);
  if (games.grades > 0) text += fmt::format(", {} grades", games.grades);
  if (games.notes > 0) text += fmt::format(", {} note{}", games.notes, games.notes == 1 ? "" : "s");
  return text;
}

void write_text(Output& output, const Verification& done) {
  const auto& [database, verdict] = done;
  const std::vector<std::string>& problems = verdict.problems;
  for (const std::string& problem : problems) output.print("{}\n", problem);
  if (problems.empty()) {
    output.print("{} is whole{}\n", database, verdict.games ? contents_of(*verdict.games) : "");
    if (!verdict.levels.empty()) write_levels(output, verdict.levels);
  } else {
    output.print("{} problem{} found\n", problems.size(), problems.size() == 1 ? "" : "s");
  }
}

ExitStatus run_verify(Invocation& invocation) {
  const std::filesystem::path database = invocation.database();
  const Verification done{
      database.string(),
      check_database(database, rule_choices(invocation.rules()), invocation.threads())};
  invocation.write(done, write_json, write_csv, write_text);
  return done.verdict.problems.empty() ? ExitStatus::done : ExitStatus::no;
}

constexpr std::array kExamples{
    Example{"shukei verify", "Whether every file, row and count of the database is as it was made"},
};

}  // namespace

constinit const CommandSpec kVerifyCommand{
    .name = "verify",
    .group = CommandGroup::database,
    .summary = "Check every key, value, checksum and count of the database",
    .description =
        "Besides checksums, counts and digests, every record is worked out anew from its position "
        "by plainer code than the enumerator's and compared; what the games say about every "
        "position "
        "is counted anew from the games. The digest of a level is the one that 'shukei count "
        "--stones N --digest' tells. A level of six stones takes some minutes.",
    .examples = kExamples,
    .run = run_verify,
};

}  // namespace shukei::analyzer

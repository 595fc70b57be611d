#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/commands/commands.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/reports/stored_database.h"
#include "db/games/games_upgrade.h"

namespace shukei::analyzer {
namespace {

struct Upgrade {
  std::string database;
  db::GamesUpgrade games;
};

void write_json(Output& output, const Upgrade& done) {
  JsonWriter json(output);
  json.begin_object();
  json.member("database", done.database);
  json.member("games_format_before", done.games.from);
  json.member("games_format", done.games.to);
  json.end_object();
}

void write_csv(Output& output, const Upgrade& done) {
  CsvWriter csv(output);
  csv.row("games_format_before", "games_format");
  csv.row(done.games.from, done.games.to);
}

void write_text(Output& output, const Upgrade& done) {
  if (done.games.from == done.games.to)
    output.print("{} is in this program's format\n", done.database);
  else
    output.print("{}: the games were brought from format {} to format {}\n", done.database,
                 done.games.from, done.games.to);
}

ExitStatus run_upgrade(Invocation& invocation) {
  const std::filesystem::path database = invocation.database();
  try {
    const Upgrade done{database.string(), db::upgrade_games(database)};
    invocation.write(done, write_json, write_csv, write_text);
  } catch (const db::StorageError& error) {
    throw with_remedy(error);
  }
  return ExitStatus::done;
}

constexpr std::array kExamples{
    Example{"shukei upgrade", "Brings the database to the format that this program reads"},
};

}  // namespace

constinit const CommandSpec kUpgradeCommand{
    .name = "upgrade",
    .group = CommandGroup::database,
    .summary = "Bring the games of an older program's database to this one's format",
    .description =
        "All games, libraries, grades and statistics stay as they are. It is done beside the "
        "database, which is replaced in one step: until then nothing changes. Openings of another "
        "format are built anew instead.",
    .examples = kExamples,
    .run = run_upgrade,
};

}  // namespace shukei::analyzer

#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/commands/commands.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/reports/database_check.h"

namespace shukei::analyzer {
namespace {

void write_json(Output& output, const std::string& database,
                const std::vector<std::string>& problems) {
  JsonWriter json(output);
  json.begin_object();
  json.member("database", database);
  json.member("ok", problems.empty());
  json.key("problems");
  json.begin_array();
  for (const std::string& problem : problems) json.value(problem);
  json.end_array();
  json.end_object();
}

void write_csv(Output& output, const std::vector<std::string>& problems) {
  CsvWriter csv(output);
  csv.row("problem");
  for (const std::string& problem : problems) csv.row(problem);
}

void write_text(Output& output, const std::string& database,
                const std::vector<std::string>& problems) {
  for (const std::string& problem : problems) output.print("{}\n", problem);
  if (problems.empty())
    output.print("{} is whole\n", database);
  else
    output.print("{} problem{} found\n", problems.size(), problems.size() == 1 ? "" : "s");
}

ExitStatus run_verify(Invocation& invocation) {
  const std::filesystem::path database = invocation.database();
  const std::vector<std::string> problems = check_database(database, invocation.threads());
  switch (invocation.format()) {
    case Format::json:
      write_json(invocation.output(), database.string(), problems);
      break;
    case Format::csv:
      write_csv(invocation.output(), problems);
      break;
    case Format::text:
      write_text(invocation.output(), database.string(), problems);
      break;
  }
  return problems.empty() ? ExitStatus::done : ExitStatus::no;
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
        "by plainer code than the enumerator's and compared.",
    .examples = kExamples,
    .run = run_verify,
};

}  // namespace shukei::analyzer

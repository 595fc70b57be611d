#include "analyzer/commands/backup_answer.h"

#include <fmt/chrono.h>

#include <ctime>

#include "analyzer/output/csv_writer.h"
#include "analyzer/output/text_table.h"

namespace shukei::analyzer {

std::string time_taken(const db::BackupRecord& record) {
  const auto seconds = static_cast<std::time_t>(record.taken);
  std::tm parts{};
  if (::gmtime_r(&seconds, &parts) == nullptr) return "";
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", parts);
}

std::string contents_of(const db::BackupRecord& record) {
  std::string games = fmt::format("{} games", record.games);
  if (!record.openings) return games;
  const std::string positions = fmt::format("{} positions", record.positions);
  return record.games_part ? positions + ", " + games : positions;
}

void write_backup(JsonWriter& json, const db::BackupRecord& record) {
  json.member("number", record.number);
  json.member("taken", time_taken(record));
  json.member("positions", record.positions);
  json.member("games", record.games);
  json.member("bytes", record.bytes);
}

void write_backup_json(Output& output, const BackupMade& made) {
  JsonWriter json(output);
  json.begin_object();
  json.member("directory", made.directory);
  json.member("database", made.database);
  write_backup(json, made.record);
  json.member("new_bytes", made.new_bytes);
  json.key("deleted");
  json.begin_array();
  for (const std::uint32_t number : made.deleted) json.value(number);
  json.end_array();
  json.end_object();
}

void write_backup_csv(Output& output, const BackupMade& made) {
  CsvWriter csv(output);
  csv.row("number", "taken", "positions", "games", "bytes", "new_bytes");
  const db::BackupRecord& record = made.record;
  csv.row(record.number, time_taken(record), record.positions, record.games, record.bytes,
          made.new_bytes);
}

void write_backup_text(Output& output, const BackupMade& made) {
  output.print("Backup {} of {} in {}\n", made.record.number, made.database, made.directory);
  output.print("{}; {} bytes, {} of them new\n", contents_of(made.record), made.record.bytes,
               made.new_bytes);
  for (const std::uint32_t number : made.deleted) output.print("Backup {} deleted\n", number);
}

void write_backups_json(Output& output, const BackupList& list) {
  JsonWriter json(output);
  json.begin_object();
  json.member("directory", list.directory);
  json.member("ok", list.problems.empty());
  json.key("backups");
  json.begin_array();
  for (const db::BackupRecord& record : list.backups) {
    json.begin_object();
    write_backup(json, record);
    json.end_object();
  }
  json.end_array();
  json.key("problems");
  json.begin_array();
  for (const std::string& problem : list.problems) json.value(problem);
  json.end_array();
  json.end_object();
}

void write_backups_csv(Output& output, const BackupList& list) {
  CsvWriter csv(output);
  csv.row("number", "taken", "positions", "games", "bytes");
  for (const db::BackupRecord& record : list.backups)
    csv.row(record.number, time_taken(record), record.positions, record.games, record.bytes);
}

void write_backups_text(Output& output, const BackupList& list) {
  if (list.backups.empty() && list.problems.empty()) output.write("No backups\n");
  if (!list.backups.empty()) {
    using enum TextTable::Align;
    TextTable table(
        {{"backup", right}, {"taken"}, {"positions", right}, {"games", right}, {"bytes", right}});
    for (const db::BackupRecord& record : list.backups)
      table.add({std::to_string(record.number), time_taken(record),
                 std::to_string(record.positions), std::to_string(record.games),
                 std::to_string(record.bytes)});
    table.write(output);
  }
  for (const std::string& problem : list.problems) output.print("{}\n", problem);
}

}  // namespace shukei::analyzer

#include <array>
#include <filesystem>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/backup_answer.h"
#include "analyzer/commands/commands.h"
#include "analyzer/output/csv_writer.h"
#include "db/backup/backup_directory.h"
#include "db/storage_error.h"

namespace shukei::analyzer {
namespace {

/// "1, 2, 5", "none".
std::string in_words(const std::vector<std::uint32_t>& numbers) {
  std::string text;
  for (const std::uint32_t number : numbers)
    text += fmt::format("{}{}", text.empty() ? "" : ", ", number);
  return text.empty() ? "none" : text;
}

/// The backup that is asked for: of this number, else the newest.
std::uint32_t number_of(const Invocation& invocation, const db::BackupDirectory& directory) {
  const std::vector<std::uint32_t> numbers = directory.numbers();
  if (numbers.empty())
    throw UsageError(fmt::format("there are no backups in {}", directory.path().string()));
  const auto asked = invocation.number("number");
  if (!asked) return numbers.back();
  for (const std::uint32_t number : numbers) {
    if (number == static_cast<std::uint32_t>(*asked)) return number;
  }
  throw UsageError(fmt::format("there is no backup {} in {}; there are: {}", *asked,
                               directory.path().string(), in_words(numbers)));
}

struct Restored {
  std::string directory;
  std::string database;
  db::BackupRecord record;
};

void write_json(Output& output, const Restored& restored) {
  JsonWriter json(output);
  json.begin_object();
  json.member("directory", restored.directory);
  json.member("database", restored.database);
  write_backup(json, restored.record);
  json.end_object();
}

void write_csv(Output& output, const Restored& restored) {
  CsvWriter csv(output);
  csv.row("number", "taken", "positions", "games", "bytes");
  const db::BackupRecord& record = restored.record;
  csv.row(record.number, time_taken(record), record.positions, record.games, record.bytes);
}

void write_text(Output& output, const Restored& restored) {
  output.print("Restored backup {} to {}\n", restored.record.number, restored.database);
  output.print("{}, as they were at {}\n", contents_of(restored.record),
               time_taken(restored.record));
}

ExitStatus run_restore(Invocation& invocation) {
  const auto directory = db::BackupDirectory::open(invocation.words().front());
  const std::uint32_t number = number_of(invocation, directory);
  const std::filesystem::path database = invocation.database();
  const auto replace = invocation.has("replace") ? db::Replace::yes : db::Replace::no;
  try {
    const Restored restored{directory.path().string(), database.string(),
                            directory.restore(number, database, replace)};
    invocation.write(restored, write_json, write_csv, write_text);
  } catch (const db::StorageError& error) {
    if (error.fault() != db::StorageFault::exists) throw;
    throw db::StorageError(error.fault(), error.path(),
                           error.message() + "; to replace it use 'shukei restore --replace'");
  }
  return ExitStatus::done;
}

constexpr std::array kOptions{
    OptionSpec{.name = "number",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Which backup; the newest when it is not told",
               .least = 1,
               .greatest = 1'000'000'000},
    OptionSpec{.name = "replace", .help = "Replace the database that is there, its games included"},
};

constexpr std::array kExamples{
    Example{"shukei restore /mnt/disk/shukei", "Brings the newest backup back"},
    Example{"shukei restore /mnt/disk/shukei --number 3 --db old.db", "An older one, elsewhere"},
};

}  // namespace

constinit const CommandSpec kRestoreCommand{
    .name = "restore",
    .group = CommandGroup::database,
    .summary = "Bring a backup of the database back",
    .description =
        "Every file of the backup is compared with its checksum, copied beside the database's "
        "place, and put there in one step: until then nothing changes.",
    .argument = {.name = "DIR",
                 .help = "The directory of the backups",
                 .kind = ValueKind::directory,
                 .least = 1,
                 .greatest = 1},
    .options = kOptions,
    .examples = kExamples,
    .run = run_restore,
};

}  // namespace shukei::analyzer

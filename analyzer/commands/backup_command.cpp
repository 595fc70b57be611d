#include <array>
#include <filesystem>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/backup_answer.h"
#include "analyzer/commands/commands.h"
#include "analyzer/reports/stored_database.h"
#include "db/backup/backup_directory.h"

namespace shukei::analyzer {
namespace {

namespace fs = std::filesystem;

/// The sum of the sizes of all files of a directory and below; 0 when it is not there.
std::uint64_t bytes_in(const fs::path& directory) {
  std::uint64_t bytes = 0;
  std::error_code ignored;
  for (auto entry = fs::recursive_directory_iterator(directory, ignored);
       entry != fs::recursive_directory_iterator(); entry.increment(ignored)) {
    if (!entry->is_regular_file(ignored)) continue;
    const std::uintmax_t size = entry->file_size(ignored);
    if (!ignored) bytes += size;
  }
  return bytes;
}

/// A build takes the database's place with all that is in it.
void require_outside(const fs::path& directory, const fs::path& database) {
  const fs::path place = db::resolve_database_path(directory);
  const fs::path kept = db::resolve_database_path(database);
  for (fs::path above = place; above.has_relative_path(); above = above.parent_path()) {
    if (above == kept)
      throw UsageError(
          fmt::format("{} lies in the database; what is there ends with it: choose "
                      "another directory",
                      directory.string()));
  }
}

BackupList list_backups(const db::BackupDirectory& directory, bool with_check) {
  BackupList list{directory.path().string(), {}, {}};
  for (const std::uint32_t number : directory.numbers()) {
    if (auto record = directory.record(number))
      list.backups.push_back(*std::move(record));
    else if (!with_check)
      list.problems.push_back(
          fmt::format("backup {}: its record is not as it was written", number));
    if (!with_check) continue;
    for (std::string& problem : directory.verify(number))
      list.problems.push_back(std::move(problem));
  }
  return list;
}

BackupMade make_backup(const Invocation& invocation, const fs::path& place) {
  const fs::path database = invocation.database();
  require_outside(place, database);
  try {
    // Nothing is made ready for backups of what is not there.
    if (!fs::exists(db::directory_to_read(database))) (void)db::Database::open(database);
    db::BackupDirectory directory = db::BackupDirectory::open_or_make(place);
    const std::uint64_t before = bytes_in(directory.path());
    BackupMade made;
    made.directory = directory.path().string();
    made.database = database.string();
    made.record = directory.take(database);
    made.new_bytes = bytes_in(directory.path()) - before;
    if (const auto newest = invocation.number("keep"))
      made.deleted = directory.keep(static_cast<std::size_t>(*newest));
    return made;
  } catch (const db::StorageError& error) {
    throw error.path() == database.string() ? with_remedy(error) : error;
  }
}

ExitStatus run_backup(Invocation& invocation) {
  const fs::path place = invocation.words().front();
  const bool with_check = invocation.has("verify");
  if (!invocation.has("list") && !with_check) {
    invocation.write(make_backup(invocation, place), write_backup_json, write_backup_csv,
                     write_backup_text);
    return ExitStatus::done;
  }
  if (invocation.has("keep"))
    throw UsageError("--keep goes with making a backup, not with --list and --verify");
  const BackupList list = list_backups(db::BackupDirectory::open(place), with_check);
  invocation.write(list, write_backups_json, write_backups_csv, write_backups_text);
  return list.problems.empty() ? ExitStatus::done : ExitStatus::no;
}

constexpr std::array kOptions{
    OptionSpec{.name = "list", .help = "Tell which backups there are"},
    OptionSpec{.name = "verify", .help = "Compare every file of every backup with its checksum"},
    OptionSpec{.name = "keep",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Then delete all but the N newest backups",
               .least = 1,
               .greatest = 1'000'000},
};

constexpr std::array kExamples{
    Example{"shukei backup /mnt/disk/shukei", "Makes a backup beside those that are there"},
    Example{"shukei backup /mnt/disk/shukei --keep 5", "The same, and keeps the five newest"},
    Example{"shukei backup /mnt/disk/shukei --list", "The backups with their numbers"},
};

}  // namespace

constinit const CommandSpec kBackupCommand{
    .name = "backup",
    .group = CommandGroup::database,
    .summary = "Copy the database to a directory of numbered backups",
    .description =
        "Openings, games and what lies beside them as they are at one moment, also while a build "
        "or an import is at work. Only files that no backup there has are copied; then all are "
        "read back. A backup that is interrupted leaves the earlier ones whole. 'shukei restore' "
        "brings one back.",
    .argument = {.name = "DIR",
                 .help = "The directory of the backups; made when it is not there",
                 .kind = ValueKind::directory,
                 .least = 1,
                 .greatest = 1},
    .options = kOptions,
    .examples = kExamples,
    .run = run_backup,
};

}  // namespace shukei::analyzer

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/output/json_writer.h"
#include "analyzer/output/output.h"
#include "db/backup/backup_record.h"

namespace shukei::analyzer {

/// A backup that was made.
struct BackupMade {
  std::string directory;
  std::string database;
  db::BackupRecord record;
  std::uint64_t new_bytes = 0;         ///< By how much the directory has grown.
  std::vector<std::uint32_t> deleted;  ///< Older backups, ascending.
};
void write_backup_json(Output& output, const BackupMade& made);
void write_backup_csv(Output& output, const BackupMade& made);
void write_backup_text(Output& output, const BackupMade& made);

/// The backups of a directory, and what is wrong with them when that was looked for.
struct BackupList {
  std::string directory;
  std::vector<db::BackupRecord> backups;  ///< Ascending; those whose record can be read.
  std::vector<std::string> problems;      ///< One line each.
};
void write_backups_json(Output& output, const BackupList& list);
void write_backups_csv(Output& output, const BackupList& list);
void write_backups_text(Output& output, const BackupList& list);

/// The members `number`, `taken`, `positions`, `games` and `bytes` of an open object.
void write_backup(JsonWriter& json, const db::BackupRecord& record);

/// "2026-11-30T10:20:30Z": when it was taken.
std::string time_taken(const db::BackupRecord& record);

/// "1061969 positions, 137492 games".
std::string contents_of(const db::BackupRecord& record);

}  // namespace shukei::analyzer

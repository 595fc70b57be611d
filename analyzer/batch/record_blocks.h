#pragma once

#include <filesystem>
#include <mutex>

#include "analyzer/batch/file_part.h"
#include "analyzer/batch/line_batch.h"
#include "analyzer/batch/record_source.h"
#include "analyzer/batch/record_text.h"
#include "analyzer/reports/record_report.h"

namespace shukei::analyzer {

/// The summary of a check on several threads.
class SharedSummary {
 public:
  void add(const RecordSummary& part) {
    const std::lock_guard lock(adding_);
    summary_.add(part);
  }
  /// REQUIRES that nobody adds any more.
  [[nodiscard]] const RecordSummary& all() const { return summary_; }

 private:
  std::mutex adding_;
  RecordSummary summary_;
};

/// How records are checked, whatever they are read from.
struct RecordCheckRun {
  RecordDefaults defaults;
  int threads;
  bool writes_records;  ///< Whether each is answered; else only the summary is made.
  Output& output;
  Progress& progress;
  SharedSummary& summary;
};

/// Answers records written one a line, in their order, on several threads; memory does not grow
/// with the text. A line that cannot be read is answered in its place. Returns the gravest status:
/// no for a record that breaks its rule, unreadable for a bad line.
/// Only the lines of `part` are answered. Throws what reading and writing throw. REQUIRES
/// RecordInput::lines.
ExitStatus check_record_lines(RecordSource& source, const RecordCheckRun& run,
                              const FilePart& part = {});

/// The same for a file of any format of db/import. Memory is that of the reader and of some hundred
/// games. What the reader leaves out, and a file that cannot be read on, is told on standard error.
/// A library of lines is taken line by line: each to its end is a record. For a part of a file all
/// of it is read, twice: first to count its records.
ExitStatus check_foreign_records(RecordSource& source, const RecordCheckRun& run,
                                 const FilePart& part = {});

/// The same for the games of a database, in the order of their numbers; each goes under the name
/// of the file it came from. Of a shard's part or, with `before`, of what comes before that part.
/// Throws db::StorageError, also when there are none.
enum class StoredPart : bool { of_shard, before };
ExitStatus check_stored_games(const std::filesystem::path& database, const RecordCheckRun& run,
                              const Shard& shard = {}, StoredPart which = StoredPart::of_shard);

}  // namespace shukei::analyzer

#include "db/verify_storage.h"

#include <algorithm>
#include <utility>

#include "db/database_store.h"
#include "db/durable_files.h"
#include "db/inventory.h"
#include "db/parallel_tasks.h"
#include "db/position_codec.h"
#include "db/position_key.h"
#include "db/rocksdb_options.h"
#include "db/slice_view.h"
#include "db/sst_check.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

std::string level_name(int stones) { return "level " + std::to_string(stones) + ": "; }

/// The rows of one range: what is wrong with them, and their tally.
struct RangeReport {
  int stones = 0;
  KeyRange range;
  LevelTally tally;
  std::vector<std::string> problems;
  std::size_t untold = 0;

  void complain(const std::string& text) {
    if (problems.size() < kMostProblemsOfRange)
      problems.push_back(level_name(stones) + text);
    else
      ++untold;
  }
};

}  // namespace

/// One run of verify_storage() on a database that could be opened.
class StorageCheck {
 public:
  StorageCheck(const Database& database, const RowCheck& row_check)
      : database_(database), store_(*database.store_), row_check_(row_check) {}

  std::vector<Problem> run(int threads);

 private:
  void plan_files();
  void plan_ranges();
  void read_rows(RangeReport& report) const;
  void check_row(std::string_view key, std::string_view value, RangeReport& report) const;
  [[nodiscard]] std::vector<Problem> gather() const;
  [[nodiscard]] std::vector<std::string> compare_tallies() const;

  const Database& database_;
  const DatabaseStore& store_;
  const RowCheck& row_check_;
  std::vector<rocksdb::LiveFileMetaData> files_;
  std::vector<std::string> file_problems_;  ///< By file; empty when it is sound.
  std::vector<RangeReport> reports_;
  std::vector<std::function<void()>> tasks_;
};

std::vector<Problem> StorageCheck::run(int threads) {
  plan_files();
  plan_ranges();
  run_in_parallel(threads, tasks_);
  return gather();
}

void StorageCheck::plan_files() {
  store_.db->GetLiveFilesMetaData(&files_);
  file_problems_.resize(files_.size());
  for (std::size_t i = 0; i < files_.size(); ++i)
    tasks_.emplace_back([this, i] { file_problems_[i] = check_sst_file(files_[i]); });
}

void StorageCheck::plan_ranges() {
  for (const LevelFacts& level : store_.facts.levels) {
    for (const KeyRange& range : database_.ranges(level.stones))
      reports_.push_back({level.stones, range, {}, {}, 0});
  }
  for (RangeReport& report : reports_) tasks_.emplace_back([this, &report] { read_rows(report); });
}

void StorageCheck::read_rows(RangeReport& report) const {
  rocksdb::ReadOptions options = scan_options();
  const rocksdb::Slice past(report.range.past);
  if (!report.range.past.empty()) options.iterate_upper_bound = &past;
  const std::unique_ptr<rocksdb::Iterator> row(
      store_.db->NewIterator(options, store_.family(report.stones)));
  std::string last;
  for (row->Seek(report.range.first); row->Valid(); row->Next()) {
    if (report.tally.positions > 0 && view(row->key()) <= last)
      report.complain("key " + hex(view(row->key())) + " is out of order");
    last.assign(row->key().data(), row->key().size());
    check_row(last, view(row->value()), report);
  }
  if (!row->status().ok())
    report.complain("rows after key " + hex(last) + " cannot be read: " + row->status().ToString());
}

void StorageCheck::check_row(std::string_view key, std::string_view value,
                             RangeReport& report) const {
  const auto complain = [&](std::string_view fault) {
    report.complain("key " + hex(key) + ": " + std::string(fault));
  };
  const DecodedKey position = decode_key(key, report.stones, CheckCanonical::yes);
  const DecodedRecord record = decode_record(value, report.stones);
  if (!position.fault.empty() || !record.fault.empty()) {
    ++report.tally.positions;
    return complain(position.fault.empty() ? record.fault : position.fault);
  }
  report.tally.add(key, value, report.stones);
  if (record.record.possible >> store_.facts.build.rules.size() != 0)
    complain("a rule that is not in the list is marked possible");
  if (!row_check_) return;
  if (const auto fault = row_check_(store_.facts, position.board, record.record)) complain(*fault);
}

std::vector<std::string> StorageCheck::compare_tallies() const {
  std::vector<std::string> problems;
  for (const LevelFacts& level : store_.facts.levels) {
    LevelTally found;
    for (const RangeReport& report : reports_) {
      if (report.stones == level.stones) found += report.tally;
    }
    const LevelTally& told = level.tally;
    if (found.positions != told.positions)
      problems.push_back(level_name(level.stones) + std::to_string(found.positions) +
                         " positions are there, " + std::to_string(told.positions) +
                         " were written");
    if (found.position_digest != told.position_digest)
      problems.push_back(level_name(level.stones) + "the digest of positions is another one");
    if (found.row_digest != told.row_digest)
      problems.push_back(level_name(level.stones) + "the digest of rows is another one");
  }
  return problems;
}

std::vector<Problem> StorageCheck::gather() const {
  std::vector<Problem> problems;
  for (const std::string& problem : file_problems_) {
    if (!problem.empty()) problems.push_back({problem});
  }
  for (const RangeReport& report : reports_) {
    for (const std::string& problem : report.problems) problems.push_back({problem});
    if (report.untold > 0)
      problems.push_back({level_name(report.stones) + std::to_string(report.untold) +
                          " more rows of this file are not right"});
  }
  for (std::string& problem : compare_tallies()) problems.push_back({std::move(problem)});
  return problems;
}

std::vector<Problem> verify_storage(const fs::path& path, int threads, const RowCheck& row_check) {
  std::vector<Problem> problems;
  try {
    const Database database = Database::open(path);
    for (std::string& problem : check_inventory(path)) problems.push_back({std::move(problem)});
    for (Problem& problem : StorageCheck(database, row_check).run(threads))
      problems.push_back(std::move(problem));
  } catch (const StorageError& error) {
    problems.push_back({error.what()});
  }
  return problems;
}

}  // namespace shukei::db

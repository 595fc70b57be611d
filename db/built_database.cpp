#include "db/built_database.h"

#include <rocksdb/sst_file_writer.h>

#include <deque>
#include <functional>

#include "db/parallel_tasks.h"
#include "db/rocksdb_options.h"
#include "db/schema.h"

namespace shukei::db {
namespace {

rocksdb::IngestExternalFileOptions ingest_options() {
  rocksdb::IngestExternalFileOptions options;
  options.move_files = true;
  options.write_global_seqno = false;    // else the file would change under its checksum
  options.verify_file_checksum = false;  // check() does, for all files and once
  options.fail_if_not_bottommost_level = true;
  return options;
}

void add_file(rocksdb::IngestExternalFileArg& ingest, const rocksdb::ExternalSstFileInfo& file) {
  ingest.external_files.push_back(file.file_path);
  ingest.files_checksums.push_back(file.file_checksum);
  ingest.files_checksum_func_names.push_back(file.file_checksum_func_name);
}

std::string_view view(const rocksdb::Slice& slice) { return {slice.data(), slice.size()}; }

}  // namespace

BuiltDatabase::BuiltDatabase(const std::filesystem::path& directory, const DatabaseFacts& facts,
                             const std::vector<WrittenRange>& ranges)
    : directory_(directory), meta_(encode_facts(facts)) {
  rocksdb::Options options = rocksdb_options();
  options.create_if_missing = true;
  options.error_if_exists = true;
  rocksdb::DB* db = nullptr;
  require_ok(rocksdb::DB::Open(options, directory.string(), &db), directory.string(),
             "cannot make the database");
  db_.reset(db);
  create_families(facts);
  ingest(ranges);
}

BuiltDatabase::~BuiltDatabase() {
  for (auto* const family : families_) delete family;
}

void BuiltDatabase::create_families(const DatabaseFacts& facts) {
  std::vector<std::string> names{std::string(kMetaFamily)};
  for (const LevelFacts& level : facts.levels) {
    levels_.push_back(level.stones);
    names.push_back(positions_family(level.stones));
  }
  require_ok(db_->CreateColumnFamilies(rocksdb_options(), names, &families_), directory_.string(),
             "cannot make the column families");
}

rocksdb::ColumnFamilyHandle* BuiltDatabase::family(int stones) const {
  for (std::size_t i = 0; i < levels_.size(); ++i) {
    if (levels_[i] == stones) return families_[i + 1];
  }
  return nullptr;  // not reached: every range has its level in the facts
}

void BuiltDatabase::ingest(const std::vector<WrittenRange>& ranges) {
  std::vector<rocksdb::IngestExternalFileArg> all{meta_file("meta", meta_)};
  for (const WrittenRange& range : ranges) {
    if (range.files.empty()) continue;
    if (all.back().column_family != family(range.stones)) {
      all.emplace_back();
      all.back().column_family = family(range.stones);
      all.back().options = ingest_options();
    }
    for (const auto& file : range.files) add_file(all.back(), file);
  }
  require_ok(db_->IngestExternalFiles(all), directory_.string(), "cannot bring the files together");
}

rocksdb::IngestExternalFileArg BuiltDatabase::meta_file(const std::string& name,
                                                        const MetaRecords& records) {
  const std::string path = (rows_path(directory_) / (name + ".sst")).string();
  rocksdb::SstFileWriter writer(rocksdb::EnvOptions(), rocksdb_options());
  require_ok(writer.Open(path), path, "cannot make the file");
  for (const auto& [key, value] : records) require_ok(writer.Put(key, value), path, "cannot write");
  rocksdb::ExternalSstFileInfo info;
  require_ok(writer.Finish(&info), path, "cannot write");
  rocksdb::IngestExternalFileArg ingest;
  ingest.column_family = families_.front();
  ingest.options = ingest_options();
  add_file(ingest, info);
  return ingest;
}

void BuiltDatabase::check(const std::vector<WrittenRange>& ranges, int threads) {
  std::vector<std::function<void()>> tasks;
  std::deque<std::string> ends;  // where each range's rows end: where the next one's begin
  tasks.emplace_back([this] {
    require_ok(db_->VerifyFileChecksums(scan_options()), directory_.string(),
               "a file is not as it was written");
  });
  tasks.emplace_back([this] {
    require_ok(db_->VerifyChecksum(scan_options()), directory_.string(),
               "a block is not as it was written");
  });
  const WrittenRange* last = nullptr;
  for (const WrittenRange& range : ranges) {
    if (range.files.empty()) continue;
    const bool is_first = last == nullptr || last->stones != range.stones;
    if (!is_first) ends.back() = range.first_key();
    ends.emplace_back();
    const std::string& end = ends.back();
    tasks.emplace_back([this, &range, is_first, &end] { check_range(range, is_first, end); });
    last = &range;
  }
  run_in_parallel(threads, tasks);
}

void BuiltDatabase::check_range(const WrittenRange& range, bool is_first, const std::string& end) {
  rocksdb::ReadOptions options = scan_options();
  const rocksdb::Slice past = end;
  if (!end.empty()) options.iterate_upper_bound = &past;
  const std::unique_ptr<rocksdb::Iterator> row(db_->NewIterator(options, family(range.stones)));
  LevelTally found;
  for (row->Seek(is_first ? "" : range.first_key()); row->Valid(); row->Next())
    found.add(view(row->key()), view(row->value()), range.stones);
  require_ok(row->status(), directory_.string(), "rows cannot be read back");
  if (found != range.tally)
    throw StorageError(StorageFault::damaged, directory_.string(),
                       "rows of " + std::to_string(range.stones) +
                           " stones are not read back as they were written");
}

void BuiltDatabase::complete_and_close() {
  const MetaRecords complete{{std::string(kCompleteKey), encode_complete(meta_)}};
  require_ok(db_->IngestExternalFiles({meta_file("complete", complete)}), directory_.string(),
             "cannot complete the database");
  for (auto* const family : families_) delete family;
  families_.clear();
  require_ok(db_->Close(), directory_.string(), "cannot close the database");
  db_.reset();
}

}  // namespace shukei::db

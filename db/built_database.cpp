#include "db/built_database.h"

#include <rocksdb/sst_file_writer.h>

#include <functional>
#include <utility>

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

void add_file(rocksdb::IngestExternalFileArg& ingest, const std::filesystem::path& file,
              const std::string& checksum) {
  ingest.external_files.push_back(file.string());
  ingest.files_checksums.push_back(checksum);
  ingest.files_checksum_func_names.emplace_back(kFileChecksumName);
}

}  // namespace

BuiltDatabase::BuiltDatabase(std::filesystem::path directory, const DatabaseFacts& facts,
                             const std::vector<WrittenRange>& ranges, std::filesystem::path scratch)
    : directory_(std::move(directory)),
      scratch_(std::move(scratch)),
      levels_(facts.levels),
      meta_(encode_facts(facts)) {
  rocksdb::Options options = building_options();
  options.create_if_missing = true;
  options.error_if_exists = true;
  rocksdb::DB* db = nullptr;
  require_ok(rocksdb::DB::Open(options, directory_.string(), &db), directory_.string(),
             "cannot make the database");
  db_.reset(db);
  create_families();
  ingest(ranges);
}

void BuiltDatabase::create_families() {
  std::vector<std::string> names{std::string(kMetaFamily)};
  for (const LevelFacts& level : levels_) {
    names.push_back(positions_family(level.stones));
  }
  std::vector<rocksdb::ColumnFamilyHandle*> made;
  const auto status = db_->CreateColumnFamilies(building_options(), names, &made);
  for (auto* const family : made) families_.emplace_back(family);  // some, when it failed
  require_ok(status, directory_.string(), "cannot make the column families");
}

rocksdb::ColumnFamilyHandle* BuiltDatabase::family(int stones) const {
  for (std::size_t i = 0; i < levels_.size(); ++i) {
    if (levels_[i].stones == stones) return families_[i + 1].get();
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
    for (const WrittenFile& file : range.files)
      add_file(all.back(), range.directory / file.name, file.checksum);
  }
  require_ok(db_->IngestExternalFiles(all), directory_.string(), "cannot bring the files together");
}

rocksdb::IngestExternalFileArg BuiltDatabase::meta_file(const std::string& name,
                                                        const MetaRecords& records) {
  const std::string path = (scratch_ / (name + ".sst")).string();
  rocksdb::SstFileWriter writer(rocksdb::EnvOptions(), building_options());
  require_ok(writer.Open(path), path, "cannot make the file");
  for (const auto& [key, value] : records) require_ok(writer.Put(key, value), path, "cannot write");
  rocksdb::ExternalSstFileInfo info;
  require_ok(writer.Finish(&info), path, "cannot write");
  rocksdb::IngestExternalFileArg ingest;
  ingest.column_family = families_.front().get();
  ingest.options = ingest_options();
  add_file(ingest, path, info.file_checksum);
  return ingest;
}

void BuiltDatabase::check(int threads) {
  require_all_rows();
  std::vector<std::function<void()>> tasks;
  tasks.emplace_back([this] {
    require_ok(db_->VerifyFileChecksums(scan_options()), directory_.string(),
               "a file is not as it was written");
  });
  tasks.emplace_back([this] {
    require_ok(db_->VerifyChecksum(scan_options()), directory_.string(),
               "a block is not as it was written");
  });
  run_in_parallel(threads, tasks);
}

void BuiltDatabase::require_all_rows() {
  for (std::size_t i = 0; i < levels_.size(); ++i) {
    rocksdb::TablePropertiesCollection tables;
    require_ok(db_->GetPropertiesOfAllTables(families_[i + 1].get(), &tables), directory_.string(),
               "cannot read the files");
    std::uint64_t rows = 0;
    for (const auto& [name, table] : tables) rows += table->num_entries;
    if (rows != levels_[i].tally.positions)
      throw StorageError(StorageFault::damaged, directory_.string(),
                         "rows of " + std::to_string(levels_[i].stones) +
                             " stones were lost when files were brought together");
  }
}

void BuiltDatabase::complete_and_close() {
  const MetaRecords complete{{std::string(kCompleteKey), encode_complete(meta_)}};
  require_ok(db_->IngestExternalFiles({meta_file("complete", complete)}), directory_.string(),
             "cannot complete the database");
  families_.clear();
  require_ok(db_->Close(), directory_.string(), "cannot close the database");
  db_.reset();
}

}  // namespace shukei::db

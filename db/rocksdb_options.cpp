#include "db/rocksdb_options.h"

#include <rocksdb/env.h>
#include <rocksdb/file_checksum.h>
#include <rocksdb/table.h>

#include <algorithm>
#include <cstdarg>
#include <memory>

#include "db/unsynced_env.h"

namespace shukei::db {
namespace {

/// Without a logger RocksDB writes a LOG file into the database, readers too.
class SilentLogger : public rocksdb::Logger {
 public:
  using rocksdb::Logger::Logv;
  void Logv(const char*, va_list) override {}
};

rocksdb::BlockBasedTableOptions table_options() {
  rocksdb::BlockBasedTableOptions options;
  options.block_size = 16 << 10;
  options.block_restart_interval = 64;
  options.format_version = 5;
  options.checksum = rocksdb::kXXH3;
  options.filter_policy = nullptr;
  return options;
}

StorageFault fault_of(const rocksdb::Status& status, const std::string& text) {
  if (status.IsNoSpace()) return StorageFault::io;
  if (text.find("Permission denied") != std::string::npos) return StorageFault::no_permission;
  // A file that the MANIFEST names is gone, or what is there is no database of RocksDB's.
  const bool bad_bytes = status.IsCorruption() || status.IsPathNotFound() || status.IsNotFound() ||
                         status.IsInvalidArgument() || status.IsNotSupported();
  const bool gone = text.find("No such file") != std::string::npos;
  return bad_bytes || gone ? StorageFault::damaged : StorageFault::io;
}

}  // namespace

rocksdb::Options rocksdb_options() {
  rocksdb::Options options;
  options.info_log = std::make_shared<SilentLogger>();
  options.table_factory.reset(rocksdb::NewBlockBasedTableFactory(table_options()));
  options.compression = rocksdb::kZSTD;
  options.compression_opts.level = 3;
  options.file_checksum_gen_factory = rocksdb::GetFileChecksumGenCrc32cFactory();
  options.level_compaction_dynamic_level_bytes = true;
  options.disable_auto_compactions = true;
  options.write_buffer_size = 1 << 20;
  options.max_open_files = -1;
  options.max_file_opening_threads = 1;  // a thread costs more than a file
  options.max_background_jobs = 1;
  options.stats_dump_period_sec = 0;
  options.stats_persist_period_sec = 0;
  options.skip_stats_update_on_db_open = true;
  options.wal_recovery_mode = rocksdb::WALRecoveryMode::kAbsoluteConsistency;
  return options;
}

rocksdb::Options building_options() {
  rocksdb::Options options = rocksdb_options();
  options.env = unsynced_env();
  return options;
}

rocksdb::ReadOptions scan_options() {
  rocksdb::ReadOptions options;
  options.verify_checksums = true;
  options.fill_cache = false;
  return options;
}

StorageError storage_error(const rocksdb::Status& status, const std::string& path,
                           const std::string& doing) {
  std::string text = status.ToString();
  std::replace(text.begin(), text.end(), '\n', ' ');
  return {fault_of(status, text), path, doing + ": " + text};
}

}  // namespace shukei::db

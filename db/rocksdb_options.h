#pragma once

#include <rocksdb/options.h>
#include <rocksdb/status.h>

#include <string>
#include <string_view>

#include "db/storage_error.h"

namespace shukei::db {

/// How RocksDB is set up, the same for building and reading. Internal to db/.
///
/// ZSTD level 3, blocks of 16 KiB, restarts every 64 rows, format_version 5, XXH3 block checksums,
/// a CRC32C of every file in the MANIFEST, no filters (levels are complete, a miss is rare), all
/// files open all the time, nothing in the background, and no log file beside the data.
rocksdb::Options rocksdb_options();

/// How RocksDB names the checksum of a file in its MANIFEST, the CRC32C.
inline constexpr std::string_view kFileChecksumName = "FileChecksumCrc32c";

/// The same, for files that are being built: nothing is handed over to the disk on the way.
rocksdb::Options building_options();

/// Options to read long ranges with: checksums looked at, the block cache left alone.
rocksdb::ReadOptions scan_options();

/// What a failed status is to those who know nothing of RocksDB; `doing` says what was tried.
StorageError storage_error(const rocksdb::Status& status, const std::string& path,
                           const std::string& doing);

/// Throws storage_error() unless the status is ok.
inline void require_ok(const rocksdb::Status& status, const std::string& path,
                       const std::string& doing) {
  if (!status.ok()) throw storage_error(status, path, doing);
}

}  // namespace shukei::db

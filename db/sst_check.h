#pragma once

#include <rocksdb/metadata.h>

#include <filesystem>
#include <string>

namespace shukei::db {

/// The checksum of a file as RocksDB's MANIFEST keeps it, the CRC32C of its bytes in four bytes,
/// big-endian; empty when the file cannot be read. Internal to db/.
std::string checksum_of_file(const std::string& file);

/// What is wrong with a file of rows: its bytes against this checksum, then every block against its
/// own. A phrase, "" when all is well. Internal to db/.
std::string check_sst_file(const std::filesystem::path& file, const std::string& checksum);

/// The same for a file of a database, by the checksum in the MANIFEST; the phrase names the file.
std::string check_sst_file(const rocksdb::LiveFileMetaData& file);

}  // namespace shukei::db

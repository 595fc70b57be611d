#pragma once

#include <rocksdb/metadata.h>

#include <string>

namespace shukei::db {

/// What is wrong with a file of rows: its bytes against the checksum in the MANIFEST, then every
/// block against its own. One line, "" when all is well. Internal to db/.
std::string check_sst_file(const rocksdb::LiveFileMetaData& file);

}  // namespace shukei::db

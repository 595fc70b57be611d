#pragma once

#include <rocksdb/slice.h>

#include <string_view>

namespace shukei::db {

/// The bytes of a slice of RocksDB's; good as long as the slice is. Internal to db/.
inline std::string_view view(const rocksdb::Slice& slice) { return {slice.data(), slice.size()}; }

}  // namespace shukei::db

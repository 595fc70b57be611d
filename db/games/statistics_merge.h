#pragma once

#include <rocksdb/merge_operator.h>

#include <memory>

namespace shukei::db {

/// Adds up the values of a position: RocksDB keeps what each import said until it is read or
/// compacted. A value that cannot be read makes the position unreadable, never silently less.
/// Internal to db/.
std::shared_ptr<rocksdb::MergeOperator> statistics_merge();

/// Its name, kept in the files: a later encoding gets another one.
inline constexpr const char* kStatisticsMergeName = "shukei.position_statistics.1";

}  // namespace shukei::db

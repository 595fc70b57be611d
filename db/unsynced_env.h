#pragma once

#include <rocksdb/env.h>

namespace shukei::db {

/// The file system as it is, but nothing is handed over to the disk on its way: RocksDB asks for
/// that some sixty times in a build, and a build is worth nothing before it is whole. Whoever
/// builds with it hands all files over himself before they count (sync_tree()).
/// Internal to db/. Lives until the program ends; for any number of threads.
rocksdb::Env* unsynced_env();

}  // namespace shukei::db

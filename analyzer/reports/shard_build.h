#pragma once

#include "analyzer/reports/database_build.h"
#include "analyzer/reports/shard_manifest.h"

namespace shukei::analyzer {

/// What was made of a shard.
struct ShardReport {
  std::filesystem::path directory;
  ShardManifest manifest;
  bool was_there = false;        ///< It was whole already, and nothing was done.
  std::uint64_t taken_over = 0;  ///< Positions that a killed build had written already.
  double seconds = 0;
  int threads = 1;
};

/// `<database>.shard-3-of-8`: where a shard is when nothing else is said.
std::filesystem::path shard_directory(const std::filesystem::path& database, const Shard& shard);

/// Makes one shard of the database that build_database() would make of the request, in a directory
/// of its own, with the same guarantees; `request.database` is not touched. The shards of all
/// indices are disjoint and have about equal numbers of rows. A shard that is there already, of the
/// same request and with every checksum as it was written, is left as it is.
/// Throws db::StorageError (exists: another shard, or a damaged one, is there, and the request does
/// not allow to replace it).
ShardReport build_shard(const BuildRequest& request, const Shard& shard,
                        const std::filesystem::path& directory);

}  // namespace shukei::analyzer

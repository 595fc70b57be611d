#pragma once

#include <string_view>
#include <vector>

#include "db/build_work.h"

namespace shukei::db {

/// Builds one shard of a database: some ranges of its levels as sorted files in a directory of its
/// own, `<files>.sst` and `shard.json` beside the SHUKEI that lists them. Nothing in it needs
/// RocksDB to be moved about; DatabaseBuilder takes the ranges of all shards by
/// BuildWork::add_range(). Used as DatabaseBuilder is, with the same guarantees.
class ShardBuilder {
 public:
  /// Throws what BuildWork's constructor does. REQUIRES an order of a shard.
  explicit ShardBuilder(BuildOrder order) : work_(std::move(order)) {}

  [[nodiscard]] BuildWork& work() { return work_; }

  /// Brings the files into the shard and reads every one back, on `threads` threads. Returns the
  /// ranges as they will be there, ascending. Throws StorageError (damaged when something is not as
  /// it was written), std::logic_error when a writer is unfinished or ranges overlap. Call once.
  std::vector<WrittenRange> check(int threads);

  /// Writes the manifest (the text is the caller's) and the inventory, hands all to the disk and
  /// puts the shard in its place. REQUIRES check(). Throws StorageError.
  void publish(std::string_view manifest_json);

 private:
  BuildWork work_;
};

/// The file of a shard that tells what is in it.
inline constexpr std::string_view kShardManifest = "shard.json";

}  // namespace shukei::db

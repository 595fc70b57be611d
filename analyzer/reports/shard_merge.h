#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "analyzer/reports/database_build.h"
#include "analyzer/reports/shard_manifest.h"

namespace shukei::analyzer {

/// Something wrong with shards that are to become one database, a line for people.
struct ShardProblem {
  std::string text;
  /// The shard cannot be read or is damaged; else the shards, each sound, do not make a whole.
  bool is_damage = false;
};

/// Shards that are to become one database, and what is wrong with them.
struct ShardSet {
  std::vector<ShardManifest> manifests;  ///< Of those that could be read.
  std::vector<ShardProblem> problems;    ///< Empty when they make a whole.
};

/// Looks at the shards in these directories: each must be whole, with every checksum of a file as
/// it was written, of this program's format, version and rules; together they must be all shards of
/// one cut, each once, disjoint, with as many positions in every level as Burnside's lemma says.
/// Every problem is told at once. On `request.threads` threads.
ShardSet read_shards(const std::vector<std::filesystem::path>& directories,
                     const BuildRequest& request);

/// Makes the database of which these are the shards, row for row what build_database() makes of the
/// request with as many stones as the shards have, and publishes it as that does. The shards stay
/// as they are: their files become those of the database by links, or copies where there can be
/// none. REQUIRES a set without problems. Throws db::StorageError.
BuildReport merge_shards(const ShardSet& shards, const BuildRequest& request);

}  // namespace shukei::analyzer

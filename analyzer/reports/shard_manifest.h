#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/command_line/shard.h"
#include "db/database_facts.h"
#include "db/written_range.h"

namespace shukei::analyzer {

/// What a shard of a database tells of itself, in its file shard.json (db/FORMAT.md, "Shards").
struct ShardManifest {
  db::DatabaseFacts facts;  ///< Its levels are what the shard has of them.
  int stones = 0;           ///< Of the greatest level.
  Shard shard;
  std::vector<db::WrittenRange> ranges;  ///< One for each level, ascending.

  [[nodiscard]] std::uint64_t bytes() const;
};

/// The manifest as JSON.
std::string manifest_json(const ShardManifest& manifest);

/// The manifest that a JSON text of the shard in a directory is, whoever wrote it: its levels
/// ascend and go to db::kMostStones at most, its files are named within the directory. Throws
/// db::StorageError: damaged.
ShardManifest parse_manifest(std::string_view json, const std::filesystem::path& directory);

/// Reads the manifest of the shard in a directory, whose inventory must be whole and in which every
/// file must be there with its size; the checksums of rows are not looked at. Throws
/// db::StorageError: missing, not_a_database (no shard is there), other_format, damaged, io.
ShardManifest read_manifest(const std::filesystem::path& directory);

}  // namespace shukei::analyzer

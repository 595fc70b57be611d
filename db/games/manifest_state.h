#pragma once

#include <filesystem>
#include <string>

namespace shukei::db {

/// What the MANIFEST of a RocksDB database is now: another text after anything was flushed,
/// compacted or ingested, or when another directory took the place; "" when there is no directory.
/// A writer says so in the MANIFEST before it deletes a file or a log: what was read by name
/// between two equal states belongs together. Throws StorageError. Internal to db/.
std::string manifest_state(const std::filesystem::path& directory);

}  // namespace shukei::db

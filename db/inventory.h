#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shukei::db {

/// The file `SHUKEI` of a database: it marks a directory as one, tells the format before RocksDB
/// is asked anything, and lists all other files so that a change in any of them is found.
///
///     shukei database
///     format 1
///     file CURRENT 16 8D1C0E6A54F0B7E3
///     file 000012.sst 731244 -
///     end 5F0A3C2277D91B04
///
/// A file's line has its name, its size, and the byte_hash() of its bytes ("-" for SST files: the
/// MANIFEST has a checksum of each); `end` has the hash of all lines above. Files stand in
/// ascending order of their names. The games part, a sub-directory, is not listed.
inline constexpr std::string_view kInventoryFile = "SHUKEI";

/// What the directory is, told by the first line: "shukei database" or "shukei shard", a part of
/// one that was made by itself.
enum class InventoryKind : std::uint8_t { database, shard };

/// Writes the inventory of a directory that has none yet. Throws StorageError.
void write_inventory(const std::filesystem::path& directory,
                     InventoryKind kind = InventoryKind::database);

/// What the directory's inventory says that it is; nothing when it has none, or none that begins
/// as one does.
std::optional<InventoryKind> inventory_kind(const std::filesystem::path& directory);

/// Whether the directory has an inventory, sound or not: whether Shukei made it.
bool has_inventory(const std::filesystem::path& directory);

/// Whether the inventory is there as it was written. Says nothing of the other files.
bool has_whole_inventory(const std::filesystem::path& directory);

/// The format that the inventory tells. Throws StorageError when there is none
/// (not_a_database) or it is of a shard (not_a_database), when it cannot be read, or when its first
/// lines are not as above (damaged).
std::uint32_t read_format(const std::filesystem::path& directory);

/// What is wrong with the files of a database or shard: its inventory, files that are missing, of
/// another size or with other bytes, files that are not listed. One line each; empty when all is
/// well.
std::vector<std::string> check_inventory(const std::filesystem::path& directory);

}  // namespace shukei::db

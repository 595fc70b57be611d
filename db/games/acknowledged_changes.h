#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace shukei::db {

/// What the file `ACKNOWLEDGED` of the games tells: how the games were when somebody was last told
/// that something is stored. RocksDB takes a MANIFEST or a log whose end is gone for an older state
/// and is content; who opens games compares them with this. Internal to db/.
struct AcknowledgedChanges {
  std::uint64_t changes = 0;         ///< At least so many are in the record `changes` of meta.
  std::string manifest;              ///< The name of the MANIFEST then,
  std::uint64_t manifest_bytes = 0;  ///< its size,
  std::uint64_t manifest_digest =
      0;  ///< and the byte_hash() of its bytes: since then it only grew.
  friend bool operator==(const AcknowledgedChanges&, const AcknowledgedChanges&) = default;
};

inline constexpr std::string_view kAcknowledgedFile = "ACKNOWLEDGED";

/// Throws StorageError: damaged when the file is not there or not as it was written, io.
/// `directory` is that of the games, as for all here.
AcknowledgedChanges read_acknowledged(const std::filesystem::path& directory);

/// Whether the MANIFEST still begins as it did then. True when there is a later one: a writer began
/// it with all that the older one told.
bool is_manifest_whole(const std::filesystem::path& directory,
                       const AcknowledgedChanges& acknowledged);

/// Writes down that so many changes are stored, and the MANIFEST as it is now, in one step and on
/// the disk. Throws StorageError. REQUIRES that the caller holds the BuildLock.
void acknowledge(const std::filesystem::path& directory, std::uint64_t changes);

}  // namespace shukei::db

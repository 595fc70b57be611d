#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace shukei::db {

/// Files whose bytes and names outlive a power cut. Internal to db/; all throw StorageError.

/// Hands a file, or a directory's list of names, over to the disk.
void sync_path(const std::filesystem::path& path);

/// Hands every file of a directory and then the directory itself over to the disk.
void sync_tree(const std::filesystem::path& directory);

/// Writes a new file; it is not yet handed over to the disk.
void write_file(const std::filesystem::path& file, std::string_view text);

/// Puts a file with this text at the path in one step, whatever was there, and hands it over to the
/// disk. `<file>.new` is what a kill on the way leaves; the next call takes it away.
void replace_file(const std::filesystem::path& file, std::string_view text);

/// Appends to a file that is there, and hands it over to the disk.
void append_durably(const std::filesystem::path& file, std::string_view text);

/// Gives a file a second name in another directory without copying its bytes, or, on file systems
/// that cannot and between two of them, the only name (when `may_move`) or a copy.
enum class MayMove : bool { no, yes };
void place_file(const std::filesystem::path& from, const std::filesystem::path& to,
                MayMove may_move);

/// More than any file has that is read as a whole: manifests, records, logs of changes.
inline constexpr std::uint64_t kGreatestFile = std::uint64_t{1} << 30U;

/// All bytes of a file. Throws StorageError, damaged when there are more than kGreatestFile.
std::string read_file(const std::filesystem::path& file);

}  // namespace shukei::db

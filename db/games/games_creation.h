#pragma once

#include <filesystem>

namespace shukei::db {

/// The path of a database that games shall be put in: resolved, its parent directory made. Throws
/// StorageError.
std::filesystem::path place_of_games(const std::filesystem::path& database);

/// Makes the database directory `path` when there is none, and room for games in it; the path.
/// What a killed import has left is deleted.
/// Throws StorageError: not_a_database, ... REQUIRES that the caller holds the BuildLock.
const std::filesystem::path& with_room_for_games(const std::filesystem::path& path);

/// Makes room for games in the database directory `database`, in one atomic step, when there is
/// none: an empty games part. What a killed process left of it is deleted first. Throws
/// StorageError. REQUIRES that the caller holds the BuildLock and the directory is there.
/// Internal to db/.
void make_games(const std::filesystem::path& database);

/// Gives a database that is being built the games of the one it will replace: a checkpoint, whose
/// files are hard links, in the format they have. Does nothing when there are none. Throws
/// StorageError. REQUIRES that the caller holds the BuildLock, so that nobody imports meanwhile.
void carry_games(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace shukei::db

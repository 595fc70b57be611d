#pragma once

#include <cstdint>
#include <filesystem>

namespace shukei::db {

/// The format that the games of a database tell in their file SHUKEI, at most kGamesFormatVersion.
/// Throws StorageError: newer_games, damaged, missing, no_permission, io. REQUIRES has_games().
std::uint32_t read_games_format(const std::filesystem::path& database);

/// Throws StorageError (damaged) when there are games that lost their file SHUKEI: they are not to
/// be taken for none.
void require_marked_games(const std::filesystem::path& database);

/// Throws StorageError unless a build can take the games of this database along, should there be
/// any: they are of this program's format or an older one.
void require_games_to_carry(const std::filesystem::path& database);

}  // namespace shukei::db

#pragma once

#include <cstdint>
#include <filesystem>

namespace shukei::db {

/// From which format to which the games of a database were brought; equal when there was nothing
/// to do.
struct GamesUpgrade {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
};

/// Brings a database whose games are of an older format to this program's, in one atomic step: a
/// copy beside it, whose large files are hard links, is changed, checked and published as a build
/// is. Killed on the way it leaves the old database or the new one; run again it does the rest.
/// Throws StorageError: missing, not_a_database, newer_games, other_format (the openings' format is
/// another one: they are built anew), locked, damaged, no_permission, io.
GamesUpgrade upgrade_games(const std::filesystem::path& database);

}  // namespace shukei::db

#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace shukei::db {

/// The format of the games part of a database; FORMAT.md tells its bytes. It has a number of its
/// own: openings are built anew at will, games are not.
inline constexpr std::uint32_t kGamesFormatVersion = 2;

/// The families of the games part, beside RocksDB's own empty `default`. Families whose names are
/// not known are passed over by readers; writers refuse them.
enum class GamesFamily : std::uint8_t {
  meta,                 ///< `format_version`, `totals`, `notes`, `changes`
  sources,              ///< source number -> Source
  rules,                ///< rule number -> name
  games,                ///< game number -> source, record
  game_lines,           ///< canonical line, game number -> nothing
  position_statistics,  ///< canonical position -> PositionStatistics, merged
  library_nodes,        ///< source number, node number -> LibraryRow
  library_positions,    ///< canonical position, source number, node number -> nothing
  library_lines,        ///< canonical line, source number, node number -> nothing
  grades,               ///< canonical position, source number, ordinal -> StoredGrade
  notes,                ///< canonical position -> PositionNote; since format 2
};
inline constexpr std::array<std::string_view, 11> kGamesFamilyNames{
    "meta",          "sources",
    "rules",         "games",
    "game_lines",    "position_statistics",
    "library_nodes", "library_positions",
    "library_lines", "grades",
    "notes"};

inline constexpr std::string_view kGamesFormatKey = "format_version";
inline constexpr std::string_view kTotalsKey = "totals";
inline constexpr std::string_view kNotesKey = "notes";
inline constexpr std::string_view kChangesKey = "changes";

/// How many of the families games of a format have: the first so many.
constexpr std::size_t games_families_of(std::uint32_t format) {
  return kGamesFamilyNames.size() - (format < 2 ? 1 : 0);
}

/// The text of the file `SHUKEI` in the games' directory: this, the format's number, a line end.
inline constexpr std::string_view kGamesMarker = "shukei games\nformat ";
inline std::string games_marker(std::uint32_t format) {
  return std::string(kGamesMarker) + std::to_string(format) + "\n";
}

/// Where the games of a database are: a RocksDB database of its own in the database's directory,
/// and a file `SHUKEI` in it that tells the format.
inline std::filesystem::path games_path(const std::filesystem::path& database) {
  return database / "games";
}

/// Where the sorted files of an import that is under way are, beside the games.
inline std::filesystem::path importing_path(const std::filesystem::path& database) {
  return database / "games.importing";
}

/// Whether there are games, or room for games, in a database's directory.
bool has_games(const std::filesystem::path& database);

}  // namespace shukei::db

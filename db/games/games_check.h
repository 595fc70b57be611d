#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "db/verify_storage.h"

namespace shukei::db {

/// What a check of the games part found.
struct GamesVerdict {
  std::vector<Problem> problems;  ///< One line each; none when all is well.
  std::uint64_t games = 0;        ///< Rows of games, and of positions with statistics.
  std::uint64_t positions = 0;
  std::uint64_t nodes = 0;  ///< Of libraries, and graded positions.
  std::uint64_t grades = 0;
  std::uint64_t notes = 0;
  /// Sums of byte_hash(key followed by value) over these rows: equal for databases into which the
  /// same files were imported in the same order.
  std::uint64_t games_digest = 0;
  std::uint64_t statistics_digest = 0;
  std::uint64_t notes_digest = 0;
};

/// Checks the games of a database as they lie on the disk, on `threads` threads: every file and
/// block against its checksum; every key and value; the numbers of games, rules and sources against
/// the totals; the lines against the games; libraries as check_libraries() does; the notes; the
/// statistics of every position, byte by byte, against what the stored games give when they are
/// counted anew. At most kMostProblemsOfRange problems of each kind are told. Nothing when there
/// are no games. Throws StorageError (older_games, newer_games) when they are of another format.
/// REQUIRES threads >= 1. Memory: about 700 bytes a game, at most kMostGamesCounted at once.
std::optional<GamesVerdict> verify_games(const std::filesystem::path& database, int threads);

/// So many games are counted at once; with more, their positions are counted in several rounds.
inline constexpr std::uint32_t kMostGamesCounted = 500'000;

}  // namespace shukei::db

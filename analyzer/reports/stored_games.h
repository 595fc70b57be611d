#pragma once

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/worker_arena.h"
#include "db/games/game_store.h"

namespace shukei::analyzer {

/// The games of the database, should there be any. Throws db::StorageError whose message also says
/// what to do about games that do not open.
std::optional<db::GameStore> find_games(const std::filesystem::path& database);

/// Opens the games of the database. Throws db::StorageError whose message also says which command
/// brings games in.
db::GameStore open_games(const std::filesystem::path& database);

/// What the files that games came from are called.
class SourceNames {
 public:
  explicit SourceNames(const db::GameStore& games);
  /// "" for a number that no source has.
  [[nodiscard]] const std::string& of(db::SourceNumber number) const;

 private:
  std::vector<std::string> names_;  ///< By number.
};

/// How many games one thread reads in a row.
inline constexpr std::uint32_t kGamesInPart = 2048;

/// Reads all games on several threads. The games are parted by number, and for each part, from a
/// copy of `empty` on, `body(part, game)` is called for its games in order. Returns the parts in
/// order: the same ones for every number of threads. Throws what the store and the body throw.
template <typename Part, typename Body>
std::vector<Part> scan_games(const db::GameStore& games, int threads, const Part& empty,
                             const Body& body) {
  const std::uint32_t count = games.totals().games;
  std::vector<Part> parts((count + kGamesInPart - 1) / kGamesInPart, empty);
  WorkerArena arena(threads);
  arena.execute([&] {
    oneapi::tbb::parallel_for(std::size_t{0}, parts.size(), [&](std::size_t i) {
      const auto first = static_cast<std::uint32_t>(i) * kGamesInPart + 1;
      const std::uint32_t end = std::min(count + 1, first + kGamesInPart);
      db::GameScan scan = games.scan(db::GameNumber{first});
      for (std::uint32_t number = first; number < end && scan.next(); ++number) {
        body(parts[i], scan.game());
      }
    });
  });
  return parts;
}

}  // namespace shukei::analyzer

#include "analyzer/reports/database_difference.h"

#include <algorithm>

#include "analyzer/reports/stored_database.h"
#include "analyzer/reports/stored_games.h"

namespace shukei::analyzer {
namespace {

std::vector<db::GameNumber> all_numbers(const DatabaseSide& side) {
  std::vector<db::GameNumber> numbers;
  for (std::uint32_t i = 1; i <= side.count(); ++i) numbers.push_back(db::GameNumber{i});
  return numbers;
}

}  // namespace

DatabaseSide::DatabaseSide(const std::string& path) : name(path), games(find_games(path)) {
  try {
    levels = db::Database::open(path).facts().levels;
  } catch (const db::StorageError& error) {
    const bool is_absent =
        error.fault() == db::StorageFault::missing || error.fault() == db::StorageFault::incomplete;
    if (!games || !is_absent) throw with_remedy(error);
  }
}

std::optional<db::LevelTally> DatabaseSide::level(int stones) const {
  for (const db::LevelFacts& level : levels) {
    if (level.stones == stones) return level.tally;
  }
  return std::nullopt;
}

bool DatabaseDifference::is_equal() const {
  return games.empty() && std::all_of(levels.begin(), levels.end(),
                                      [](const LevelPair& level) { return level.is_equal(); });
}

DatabaseDifference database_difference(const DatabaseSide& first, const DatabaseSide& second,
                                       int threads, std::size_t most) {
  DatabaseDifference difference{first, second, {}, {}, {}};
  for (int stones = 1; stones <= db::kMostStones; ++stones) {
    const LevelPair level{stones, first.level(stones), second.level(stones)};
    if (level.first || level.second) difference.levels.push_back(level);
  }
  if (first.games && second.games) {
    difference.games = games_difference(*first.games, *second.games, threads);
    difference.positions =
        position_differences(*first.games, *second.games, difference.games, most);
  } else {
    difference.games.only_first = all_numbers(first);
    difference.games.only_second = all_numbers(second);
  }
  return difference;
}

}  // namespace shukei::analyzer

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analyzer/reports/games_difference.h"
#include "db/database_facts.h"

namespace shukei::analyzer {

/// What two databases have of one level; nothing where one does not hold it.
struct LevelPair {
  int stones;
  std::optional<db::LevelTally> first;
  std::optional<db::LevelTally> second;

  /// By counts and digests.
  [[nodiscard]] bool is_equal() const { return first == second; }
};

/// One of two databases that are compared. It may hold positions, games, or both.
struct DatabaseSide {
  /// Throws db::StorageError when there is neither, or one of them cannot be read.
  explicit DatabaseSide(const std::string& path);

  /// What it has of a level; nothing when that is not stored.
  [[nodiscard]] std::optional<db::LevelTally> level(int stones) const;
  /// How many games it holds.
  [[nodiscard]] std::uint32_t count() const { return games ? games->totals().games : 0; }

  std::string name;
  std::optional<db::GameStore> games;
  std::vector<db::LevelFacts> levels;
};

/// How two databases differ.
struct DatabaseDifference {
  const DatabaseSide& first;
  const DatabaseSide& second;
  std::vector<LevelPair> levels;  ///< Those that one of them holds, ascending.
  GamesDifference games;
  std::vector<PositionDifference> positions;  ///< The first ones.

  [[nodiscard]] bool is_equal() const;
};

/// Compares two databases, which must outlive the result, and names no more than `most` positions.
/// Throws db::StorageError.
DatabaseDifference database_difference(const DatabaseSide& first, const DatabaseSide& second,
                                       int threads, std::size_t most);

}  // namespace shukei::analyzer

#pragma once

#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "db/games/game_store.h"

namespace shukei::db {

/// A slow and plain count of what games say about positions, for comparison with the stored
/// statistics: no incremental images, no packed keys, no merging, names of rules and not numbers.

/// Wins of Black, draws, wins of White, unknown.
using LiteralOutcomes = std::array<std::uint64_t, 4>;
/// By name of the rule and year.
using LiteralRows = std::map<std::pair<std::string, int>, LiteralOutcomes>;

struct LiteralStatistics {
  LiteralRows reached;
  /// By who moves (black first) and the least point of the orbit, "--" for a pass.
  std::map<std::pair<Colour, std::string>, LiteralRows> played;
  std::vector<std::pair<int, std::uint32_t>> top;  ///< Years and numbers.

  friend bool operator==(const LiteralStatistics&, const LiteralStatistics&) = default;
};

/// By the stones of the canonical position, as text.
using LiteralTable = std::map<std::string, LiteralStatistics>;

/// "h8|h9": the stones of the canonical form of a position.
std::string canonical_text(const Board& board);

/// Counts all games of a store anew.
LiteralTable count_literally(const GameStore& games);

/// What a store says about a position, in the same terms.
LiteralStatistics literal_of(const GameStore& games, const Board& position);

}  // namespace shukei::db

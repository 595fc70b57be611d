#pragma once

#include <cstdint>
#include <optional>

#include "db/games/outcome_counts.h"

namespace shukei::analyzer {

/// A share of the points, from 0 to 1, and how far the games let it be trusted.
struct GameScore {
  double score = 0;  ///< Points a game: a win is one, a draw half of one.
  double low = 0;    ///< The bounds of the 95 % interval ...
  double high = 0;   ///< ... low <= score <= high.
};

/// The score of one side that won, drew and lost so many games, with the interval of Wilson (1927),
/// 95 %, a draw counting as half a win and half a loss; nothing without games.
/// Draws make results spread less than the interval supposes, so it is rather too wide.
std::optional<GameScore> score_of(std::uint64_t wins, std::uint64_t draws, std::uint64_t losses);

/// Black's score over the games whose result is known.
inline std::optional<GameScore> black_score(const db::OutcomeCounts& counts) {
  return score_of(counts.black, counts.draw, counts.white);
}

}  // namespace shukei::analyzer

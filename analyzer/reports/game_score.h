#pragma once

#include <cstdint>
#include <optional>

#include "db/import/game_record.h"

namespace shukei::analyzer {

/// How some games ended.
struct ResultCounts {
  std::uint64_t black = 0;  ///< Black won.
  std::uint64_t draw = 0;
  std::uint64_t white = 0;    ///< White won.
  std::uint64_t unknown = 0;  ///< Nobody has said.

  /// Counts a game in.
  void add(const std::optional<db::GameResult>& result);
  ResultCounts& operator+=(const ResultCounts& other);

  [[nodiscard]] std::uint64_t known() const { return black + draw + white; }
  [[nodiscard]] std::uint64_t games() const { return known() + unknown; }
  friend bool operator==(const ResultCounts&, const ResultCounts&) = default;
};

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
inline std::optional<GameScore> black_score(const ResultCounts& counts) {
  return score_of(counts.black, counts.draw, counts.white);
}

}  // namespace shukei::analyzer

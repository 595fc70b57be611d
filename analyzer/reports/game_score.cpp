#include "analyzer/reports/game_score.h"

#include <algorithm>
#include <cmath>

namespace shukei::analyzer {
namespace {

/// The standard normal distribution has 95 % between minus this and this.
constexpr double kNormal95 = 1.959963984540054;

}  // namespace

std::optional<GameScore> score_of(std::uint64_t wins, std::uint64_t draws, std::uint64_t losses) {
  if (wins + draws + losses == 0) return std::nullopt;
  const auto games = static_cast<double>(wins + draws + losses);
  const double score = (static_cast<double>(wins) + static_cast<double>(draws) / 2) / games;
  const double square = kNormal95 * kNormal95;
  const double centre = (score + square / (2 * games)) / (1 + square / games);
  const double reach = kNormal95 / (1 + square / games) *
                       std::sqrt(score * (1 - score) / games + square / (4 * games * games));
  // Rounding must not put the score outside where it is 0 or 1.
  return GameScore{score, std::min(score, std::max(0.0, centre - reach)),
                   std::max(score, std::min(1.0, centre + reach))};
}

}  // namespace shukei::analyzer

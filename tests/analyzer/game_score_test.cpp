#include "analyzer/reports/game_score.h"

#include <gtest/gtest.h>

#include <cmath>

namespace shukei::analyzer {
namespace {

TEST(GameScore, IsNothingWithoutGames) {
  EXPECT_FALSE(score_of(0, 0, 0));
  EXPECT_FALSE(black_score(db::OutcomeCounts{.unknown = 7}));
}

// The bounds are the shares p from which the score lies exactly 1.96 standard deviations away:
// the equation that Wilson solves, put in again.
TEST(GameScore, BoundsSolveWilsonsEquation) {
  for (const int wins : {1, 5, 17, 400}) {
    for (const int losses : {1, 3, 250}) {
      const auto found =
          score_of(static_cast<std::uint64_t>(wins), 2, static_cast<std::uint64_t>(losses)).value();
      const double games = wins + losses + 2;
      for (const double bound : {found.low, found.high}) {
        const double deviation = std::sqrt(bound * (1 - bound) / games);
        EXPECT_NEAR(std::abs(found.score - bound) / deviation, 1.959964, 1e-5);
      }
      EXPECT_LT(found.low, found.score);
      EXPECT_LT(found.score, found.high);
    }
  }
}

// 8 of 10 by hand: (0.8 + 0.19207) / 1.38415 +- 1.41601 * sqrt(0.016 + 0.0096036).
TEST(GameScore, AgreesWithAnIntervalByHand) {
  const GameScore found = score_of(8, 0, 2).value();
  EXPECT_DOUBLE_EQ(found.score, 0.8);
  EXPECT_NEAR(found.low, 0.4902, 5e-4);
  EXPECT_NEAR(found.high, 0.9433, 5e-4);
}

TEST(GameScore, StaysWithinTheScale) {
  const GameScore won = score_of(1, 0, 0).value();
  EXPECT_EQ(won.high, 1.0);
  EXPECT_NEAR(won.low, 0.2065, 5e-4);
  const GameScore lost = score_of(0, 0, 3).value();
  EXPECT_EQ(lost.low, 0.0);
  EXPECT_EQ(score_of(0, 4, 0)->score, 0.5);
}

}  // namespace
}  // namespace shukei::analyzer

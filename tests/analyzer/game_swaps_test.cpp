#include "analyzer/reports/game_swaps.h"

#include <gtest/gtest.h>

#include "db/import/record_fields.h"

namespace shukei::analyzer {
namespace {

std::optional<std::vector<int>> swaps(std::string_view rule, std::string_view text) {
  db::GameRecord game;
  if (!rule.empty()) db::read_rule_field(rule, game);
  if (!text.empty()) game.swaps = db::Text{std::string(text), false};
  return swaps_of(game);
}

using Moves = std::vector<int>;

TEST(GameSwaps, ReadsALetterForEachChanceOfTheRule) {
  EXPECT_EQ(swaps("taraguchi-10", "--R--"), Moves({3}));
  EXPECT_EQ(swaps("taraguchi-10", "R---R"), Moves({1, 5}));
  EXPECT_EQ(swaps("taraguchi-10", "-R-"), Moves({2})) << "an offer followed";
  EXPECT_EQ(swaps("soosorv-8", "R-"), Moves({3}));
  EXPECT_EQ(swaps("soosorv-8", "-R"), Moves({4}));
  EXPECT_EQ(swaps("rif", "R"), Moves({3}));
  EXPECT_EQ(swaps("rif", "-"), Moves());
}

TEST(GameSwaps, ReadsNumbersOfMoves) {
  EXPECT_EQ(swaps("rif", "3"), Moves({3}));
  EXPECT_EQ(swaps("", "1, 3 5"), Moves({1, 3, 5}));
  EXPECT_EQ(swaps("", "none"), Moves());
  EXPECT_EQ(swaps("", "-"), Moves());
}

TEST(GameSwaps, AreUnknownWhenNotUnderstood) {
  EXPECT_FALSE(swaps("rif", ""));
  EXPECT_FALSE(swaps("rif", "R-"));
  EXPECT_FALSE(swaps("my rule", "R"));
  EXPECT_FALSE(swaps("taraguchi-10", "R--R"));
  EXPECT_FALSE(swaps("", "black"));
  EXPECT_FALSE(swaps("", "3x"));
  EXPECT_FALSE(swaps("", "-3"));
}

}  // namespace
}  // namespace shukei::analyzer

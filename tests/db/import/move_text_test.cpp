#include "db/import/move_text.h"

#include <gtest/gtest.h>

namespace shukei::db {
namespace {

GameRecord recorded(std::string_view text) {
  GameRecord game;
  record_moves(text, game);
  return game;
}

TEST(ImportMoveText, ReadsTheSpellingsOfTheField) {
  for (const std::string_view text : {"h8 h9 h10 -- i11", "H8,H9,H10,--,I11", "h8h9h10 pass i11",
                                      "1. h8 h9 2. h10 -- 3. i11", " h8\th9;\r\nh10 PASS I11 "}) {
    const GameRecord game = recorded(text);
    EXPECT_EQ(to_string(game.moves), "h8 h9 h10 -- i11") << text;
    EXPECT_TRUE(game.flags.empty()) << text;
  }
}

TEST(ImportMoveText, ReadsTenAsRowTen) {
  EXPECT_EQ(recorded("h10").moves.front().point(), "h10"_pt);
  EXPECT_EQ(to_string(recorded("a1a15o1o15").moves), "a1 a15 o1 o15");
}

TEST(ImportMoveText, StopsAtWhatIsNoMoveAndKeepsIt) {
  for (const std::string_view rest : {"zz9 h7", "h0 h7", "h16 h7", "p1", "h123", "8", "?"}) {
    const GameRecord game = recorded("h8 h9 " + std::string(rest));
    EXPECT_EQ(to_string(game.moves), "h8 h9") << rest;
    EXPECT_TRUE(game.flags.contains(GameFlag::unreadable_move)) << rest;
    EXPECT_EQ(game.unread_moves.value, rest);
  }
}

TEST(ImportMoveText, StopsAtAnOccupiedPoint) {
  const GameRecord game = recorded("h8 h9 i9 h8 a1");
  EXPECT_EQ(to_string(game.moves), "h8 h9 i9");
  EXPECT_TRUE(game.flags.contains(GameFlag::occupied_point));
  EXPECT_EQ(game.unread_moves.value, "h8 a1");
}

TEST(ImportMoveText, EndsWithTheMostMovesThereCanBe) {
  std::string text = "h8";
  for (std::size_t i = 0; i < kMostMoves; ++i) text += " --";
  const GameRecord game = recorded(text);
  EXPECT_EQ(game.moves.size(), kMostMoves);
  EXPECT_TRUE(game.flags.contains(GameFlag::too_many_moves));
}

TEST(ImportMoveText, ReadsOfferedPointsOrNothing) {
  EXPECT_EQ(parse_offered("g9 i9"), (std::vector{"g9"_pt, "i9"_pt}));
  EXPECT_EQ(parse_offered("i8"), (std::vector{"i8"_pt}));
  EXPECT_TRUE(parse_offered("51").empty());
  EXPECT_TRUE(parse_offered("g9 ?").empty());
  EXPECT_TRUE(parse_offered("--").empty());
}

}  // namespace
}  // namespace shukei::db

#include "db/import/playok_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/db/import/case_file.h"
#include "tests/db/import/collecting_sink.h"

namespace shukei::db {
namespace {

using testing::ElementsAre;

TEST(ImportPlayok, ReadsTheOpeningOfRenju) {
  const auto [report, sink] = read_bytes(case_file("playok.txt"));
  EXPECT_EQ(report.format, Format::playok);
  const GameRecord& game = sink.games.at(0);
  EXPECT_EQ(to_string(game.moves), "h8 h9 j10 i8 i7 g6 k6 j8 j9 g8");
  EXPECT_EQ(game.swaps->value, "white");
  EXPECT_THAT(game.offers, ElementsAre("i7"_pt, "j7"_pt));
  EXPECT_EQ(game.picked, "i7"_pt);
  EXPECT_EQ(game.black->name.value, "eda");
  EXPECT_EQ(game.result, GameResult::white_wins);
  EXPECT_EQ(game.date, (GameDate{2019, 3, 2}));
  EXPECT_FALSE(game.event);
  EXPECT_FALSE(game.round);
}

TEST(ImportPlayok, ChangesThePlayersOverWhenWhiteTakesBlack) {
  const auto [report, sink] = read_bytes(case_file("playok.txt"));
  const GameRecord& game = sink.games.at(1);
  EXPECT_EQ(to_string(game.moves), "h8 i9 h7 h6 j8 g8 f7");
  EXPECT_EQ(game.black->name.value, "ilm");
  EXPECT_EQ(game.white->name.value, "eda");
  EXPECT_EQ(game.result, GameResult::white_wins);
  EXPECT_THAT(game.offers, ElementsAre("j8"_pt, "i8"_pt));
}

TEST(ImportPlayok, SkipsGomokuAndKeepsWhatCanBeReadOfTheRest) {
  const auto [report, sink] = read_bytes(case_file("playok.txt"));
  EXPECT_EQ(report.items, 4U);
  EXPECT_EQ(report.skipped.of(SkipReason::gomoku), 1U);
  const GameRecord& game = sink.games.at(2);
  EXPECT_EQ(to_string(game.moves), "h8 i9 j8");
  EXPECT_EQ(game.unread_moves.value, "zz 3. h1");
  EXPECT_FALSE(game.result);
  EXPECT_EQ(game.place, Place::line(28));
}

}  // namespace
}  // namespace shukei::db

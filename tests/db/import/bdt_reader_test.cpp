#include "db/import/bdt_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/db/import/case_file.h"
#include "tests/db/import/collecting_sink.h"

namespace shukei::db {
namespace {

TEST(ImportBdt, ReadsALineAGame) {
  const auto [report, sink] = read_bytes(case_file("games.bdt"));
  EXPECT_EQ(report.format, Format::bdt);
  const GameRecord& game = sink.games.at(0);
  EXPECT_EQ(to_string(game.moves), "h8 i9 j10 k11 g12");
  EXPECT_EQ(game.event->value, "Open 2019");
  EXPECT_EQ(game.black->name.value, "Eda");
  EXPECT_EQ(game.white->name.value, "Ilm");
  EXPECT_EQ(game.result, GameResult::black_wins);
  EXPECT_EQ(game.swaps->value, "R");
  EXPECT_EQ(game.info->value, "a comment, with a comma");
}

TEST(ImportBdt, ReadsTheOtherFifthWithoutAFileI) {
  const GameRecord game = read_bytes(case_file("games.bdt")).sink.games.at(0);
  EXPECT_EQ(game.offers_text->value, "J9");
  EXPECT_THAT(game.offers, testing::ElementsAre("g12"_pt, "i9"_pt));
}

TEST(ImportBdt, FlagsAndSkipsWhatItMust) {
  const auto [report, sink] = read_bytes(case_file("games.bdt"));
  EXPECT_EQ(report.items, 6U);
  EXPECT_EQ(to_string(sink.games.at(1).moves), "h8 o15 --");
  EXPECT_EQ(sink.games.at(1).result, GameResult::white_wins);
  EXPECT_FALSE(sink.games.at(1).offers_text);
  EXPECT_EQ(report.skipped.of(SkipReason::unreadable), 1U);
  EXPECT_EQ(report.skipped.of(SkipReason::no_moves), 1U);
  EXPECT_EQ(to_string(sink.games.at(3).moves), "h8");
  EXPECT_EQ(sink.games.at(3).unread_moves.value, "F");
}

}  // namespace
}  // namespace shukei::db

#include "db/import/move_lines_reader.h"

#include <gtest/gtest.h>

#include "tests/db/import/collecting_sink.h"

namespace shukei::db {
namespace {

TEST(ImportMoveLines, ReadsALineAGame) {
  const auto [report, sink] = read_bytes("# two games\n\nh8 h9 j10\nh8h9i11 --\n");
  EXPECT_EQ(report.format, Format::move_lines);
  ASSERT_EQ(report.games, 2U);
  EXPECT_EQ(to_string(sink.games[0].moves), "h8 h9 j10");
  EXPECT_EQ(to_string(sink.games[1].moves), "h8 h9 i11 --");
  EXPECT_EQ(sink.games[1].place, Place::line(4));
  EXPECT_FALSE(sink.games[0].id);
  EXPECT_FALSE(sink.games[0].result);
  EXPECT_FALSE(sink.games[0].black);
}

TEST(ImportMoveLines, FindsIdAndResultBesideTheMoves) {
  const auto [report, sink] = read_bytes("17\th8 h9 j10\t0-1\n18\th8\n");
  ASSERT_EQ(report.games, 2U);
  EXPECT_EQ(sink.games[0].id, "17");
  EXPECT_EQ(sink.games[0].result, GameResult::white_wins);
  EXPECT_EQ(sink.games[1].id, "18");
  EXPECT_FALSE(sink.games[1].result);
}

TEST(ImportMoveLines, ReadsTheColumnsAHeaderNames) {
  const auto [report, sink] = read_bytes(
      "result\tmoves\tId\tblack\twhite\tyear\trule\toffers\tcolour\tdeclared\n"
      "1/2-1/2\th8 h9 h7 h6 i9\tg1\tEda\tIlm\t2019\tSoosõrv\tg8\tred\t2\n");
  ASSERT_EQ(report.games, 1U);
  const GameRecord& game = sink.games[0];
  EXPECT_EQ(game.result, GameResult::draw);
  EXPECT_EQ(game.id, "g1");
  EXPECT_EQ(game.black->name.value, "Eda");
  EXPECT_EQ(game.white->name.value, "Ilm");
  EXPECT_EQ(game.date, (GameDate{2019, 0, 0}));
  EXPECT_EQ(game.rule->name(), "soosorv-8");
  EXPECT_EQ(game.offers, (std::vector{"i9"_pt, "g8"_pt}));
  EXPECT_EQ(game.declared, 2);
  EXPECT_TRUE(game.flags.empty());
}

TEST(ImportMoveLines, TakesTheFirstOfTwoColumnsForOneThing) {
  const auto [report, sink] = read_bytes("moves\tid\tmoves\tid\nh8 h9\t1\th8 i9\t2\n");
  EXPECT_EQ(to_string(sink.games.at(0).moves), "h8 h9");
  EXPECT_EQ(sink.games[0].id, "1");
}

TEST(ImportMoveLines, LeavesUnknownWhatACellDoesNotSay) {
  const auto [report, sink] = read_bytes("moves\tresult\tdate\th\nh8\t\tlast week\nh8\twon\n");
  ASSERT_EQ(report.games, 2U);
  EXPECT_FALSE(sink.games[0].result);
  EXPECT_FALSE(sink.games[0].flags.contains(GameFlag::unread_result));
  EXPECT_TRUE(sink.games[0].flags.contains(GameFlag::unread_date));
  EXPECT_TRUE(sink.games[1].flags.contains(GameFlag::unread_result));
  EXPECT_EQ(report.flagged_with(GameFlag::unread_date), 1U);
}

TEST(ImportMoveLines, SkipsLinesThatAreNoGamesAndSaysWhere) {
  const auto [report, sink] =
      read_bytes("h8 h9\nh8 zz9\nh8 h9 h8\nwords\nh8 i9\nid\t\n" + std::string(2'000'000, 'h'));
  EXPECT_EQ(report.items, 7U);
  EXPECT_EQ(report.games, 2U);
  EXPECT_EQ(report.skipped.of(SkipReason::unreadable), 3U);
  EXPECT_EQ(report.skipped.of(SkipReason::occupied_point), 1U);
  EXPECT_EQ(report.skipped.of(SkipReason::too_long), 1U);
  ASSERT_EQ(report.warnings.size(), 5U);
  EXPECT_EQ(to_string(report.warnings[0]), "line 2: 'zz9' is no move");
  EXPECT_EQ(to_string(report.warnings[1]), "line 3: 'h8' stands twice");
  EXPECT_EQ(to_string(report.warnings[4]), "line 7: the line is too long");
}

TEST(ImportMoveLines, FlagsWhatIsOutOfTheOrdinary) {
  const auto [report, sink] = read_bytes("moves\tblack\twhite\ng8 h8\tEda\tEda\nh8\tA\tB\n");
  EXPECT_TRUE(sink.games[0].flags.contains(GameFlag::not_from_centre));
  EXPECT_TRUE(sink.games[0].flags.contains(GameFlag::one_player));
  EXPECT_TRUE(sink.games[1].flags.empty());
  EXPECT_EQ(report.flagged_with(GameFlag::not_from_centre), 1U);
}

TEST(ImportMoveLines, KeepsDamagedNamesAndCountsThem) {
  const auto [report, sink] = read_bytes("moves\tblack\twhite\nh8\tSoos\xF5rv\tA\nh8\tB\tC\n");
  EXPECT_EQ(report.charset.evidence, CharsetEvidence::unknown);
  EXPECT_EQ(sink.games[0].black->name, (Text{"Soos\\xF5rv", true}));
  EXPECT_TRUE(sink.games[0].flags.contains(GameFlag::damaged_text));
  EXPECT_EQ(report.damaged_texts, 1U);
  ReadOptions options;
  options.charset = "WINDOWS-1252";
  const auto given = read_bytes("moves\tblack\nh8\tSoos\xF5rv\n", options);
  EXPECT_EQ(given.sink.games[0].black->name, (Text{"Soosõrv", false}));
}

TEST(ImportMoveLines, KeepsOnlySoManyWarningsButCountsAll) {
  std::string bytes = "h8\n";
  for (int i = 0; i < 1'000; ++i) bytes += "h8 h8\n";
  const auto [report, sink] = read_bytes(bytes);
  EXPECT_EQ(report.warning_count, 1'000U);
  EXPECT_EQ(report.warnings.size(), ReadLimits{}.warnings);
}

}  // namespace
}  // namespace shukei::db

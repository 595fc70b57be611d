#include "db/import/sgf_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/db/import/case_file.h"
#include "tests/db/import/collecting_sink.h"

namespace shukei::db {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> nodes_of(const ReadOutcome& outcome) {
  std::vector<std::string> nodes;
  for (const CollectedNode& node : outcome.sink.nodes) nodes.push_back(to_string(node));
  return nodes;
}

GameRecord game_of(std::string_view bytes, const ReadOptions& options = {}) {
  const ReadOutcome outcome = read_bytes(bytes, options);
  return outcome.sink.games.at(0);
}

TEST(ImportSgf, ReadsAGameWithoutMakingALibraryOfIt) {
  const auto [report, sink] = read_bytes(case_file("game.sgf"));
  EXPECT_EQ(report.format, Format::sgf);
  EXPECT_EQ(report.charset, (Charset{"UTF-8", CharsetEvidence::stated, std::nullopt}));
  EXPECT_EQ(report.nodes, 0U);
  ASSERT_EQ(report.games, 1U);
  const GameRecord& game = sink.games[0];
  EXPECT_EQ(to_string(game.moves), "h8 i9 j10 h10 g9 --");
  EXPECT_EQ(game.black->name.value, "Eda Õun");
  EXPECT_EQ(game.white->name.value, "Ilm [2d]");
  EXPECT_EQ(game.event->value, "Open");
  EXPECT_EQ(game.round->value, "3");
  EXPECT_EQ(game.date, (GameDate{2019, 3, 2}));
  EXPECT_EQ(game.result, GameResult::white_wins);
  EXPECT_EQ(game.rule->name(), "rif");
  EXPECT_EQ(game.info->value, "Eda - Ilm\nA quiet game: \\o/ of\ntwo lines");
  EXPECT_THAT(game.offers, ElementsAre("g9"_pt, "g8"_pt));
  EXPECT_EQ(game.picked, "g9"_pt);
  EXPECT_TRUE(game.flags.empty());
}

TEST(ImportSgf, ReadsATreeWithItsTextsAndLabels) {
  const ReadOutcome outcome = read_bytes(case_file("library.sgf"));
  EXPECT_THAT(
      nodes_of(outcome),
      ElementsAre("root {|about}", "move h8 [start]", "move h8 i9 [+1] {|h10 would be stronger}",
                  "move h8 i9 j10 {calm|}", "move h8 i9 j10 {|said of the same stone} repeats",
                  "move h8 h9", "pass h8 --", "move h8 -- a15", "label h8 at j10 [maybe]",
                  "label h8 at a15 [?]"));
  EXPECT_EQ(outcome.report.games, 0U);
  EXPECT_EQ(outcome.report.skipped.of(SkipReason::occupied_point), 1U);
  EXPECT_EQ(outcome.report.skipped.of(SkipReason::below_skipped_node), 1U);
  EXPECT_THAT(to_string(outcome.report.warnings.at(0)),
              HasSubstr("line 6: a move on the occupied point h8"));
}

TEST(ImportSgf, GivesAnAnnotatedGameBothAsGameAndAsLibrary) {
  const ReadOutcome outcome = read_bytes(
      "(;GM[4]SZ[15]PB[Eda]PW[Ilm];B[hh];W[hg];B[hf]C[5A: g9, i9]"
      "(;W[ig];B[gh])(;W[if]))");
  EXPECT_THAT(nodes_of(outcome),
              ElementsAre("root", "move h8", "move h8 h9", "move h8 h9 h10 {|5A: g9, i9}",
                          "move h8 h9 h10 i9", "move h8 h9 h10 i9 g8", "move h8 h9 h10 i10"));
  ASSERT_EQ(outcome.report.games, 1U);
  EXPECT_EQ(to_string(outcome.sink.games[0].moves), "h8 h9 h10 i9 g8");
  EXPECT_THAT(outcome.sink.games[0].offers, ElementsAre("g8"_pt, "g9"_pt, "i9"_pt));
}

TEST(ImportSgf, ReadsACollection) {
  const auto [report, sink] =
      read_bytes("three games:\n(;GM[4];B[hh])\n(;GM[4];B[hh];W[ig])and(;GM[4];B[hh];W[hi])\n");
  ASSERT_EQ(report.games, 3U);
  EXPECT_EQ(to_string(sink.games[1].moves), "h8 i9");
  EXPECT_EQ(sink.games[2].place, Place::line(3));
}

TEST(ImportSgf, CountsRowsFromTheSideTheUserSays) {
  const std::string bytes = "(;GM[4]SZ[15];B[hh];W[ig];B[jc])";
  EXPECT_EQ(to_string(game_of(bytes).moves), "h8 i9 j13");
  ReadOptions options;
  options.sgf_rows = SgfRows::bottom;
  EXPECT_EQ(to_string(game_of(bytes, options).moves), "h8 i7 j3");
}

TEST(ImportSgf, WarnsWhenTextsSayThatRowsAreCountedFromTheBottom) {
  const std::string bytes = "(;GM[4]SZ[15];B[hh]N[h8];W[ig]N[i7];B[jc]C[j3 is usual])";
  const ReadOutcome top = read_bytes(bytes);
  EXPECT_EQ(to_string(top.report.warnings.at(0)),
            "line 1: its texts name points as if the rows were counted from the other side");
  ReadOptions options;
  options.sgf_rows = SgfRows::bottom;
  EXPECT_EQ(read_bytes(bytes, options).report.warning_count, 0U);
}

TEST(ImportSgf, WarnsWhenAnOfferedFifthIsOnAStoneUnlessRowsAreTurned) {
  const std::string bytes = "(;GM[4]SZ[15]5A[i10 g9];B[hh];W[ig];B[if];W[gg];B[jj])";
  EXPECT_TRUE(game_of(bytes).flags.contains(GameFlag::rows_doubtful));
  ReadOptions options;
  options.sgf_rows = SgfRows::bottom;
  EXPECT_FALSE(game_of(bytes, options).flags.contains(GameFlag::rows_doubtful));
}

TEST(ImportSgf, ReadsRenjuThatIsCalledGo) {
  EXPECT_TRUE(game_of("(;GM[1]SZ[15];B[gg];W[hh])").flags.contains(GameFlag::not_from_centre));
  EXPECT_TRUE(game_of("(;GM[1];B[hh];W[hg])").flags.empty());
  const GameRecord corner = game_of("(;GM[1]SZ[19];B[hl];W[ik])");
  EXPECT_EQ(to_string(corner.moves), "h8 i9");
  EXPECT_TRUE(corner.flags.contains(GameFlag::wrong_board_size));
  EXPECT_EQ(to_string(game_of("(;GM[4]SZ[19];B[hh];W[hg])").moves), "h8 h9");
}

TEST(ImportSgf, LeavesOutWhatIsNoRenjuAndSaysWhy) {
  const auto [report, sink] = read_bytes(
      "(;GM[1]SZ[19];B[pd];W[dp])(;GM[1];B[pd])(;GM[2]SZ[8];B[dd])(;GM[4]RU[Gomoku];B[hh])"
      "(;GM[4]AB[hh][ii]AW[hg];W[jj])(;GM[4]SZ[15]PB[Eda])");
  EXPECT_EQ(report.items, 6U);
  EXPECT_EQ(report.games + report.nodes, 0U);
  EXPECT_EQ(report.skipped.of(SkipReason::board_size), 2U);
  EXPECT_EQ(report.skipped.of(SkipReason::other_game), 1U);
  EXPECT_EQ(report.skipped.of(SkipReason::gomoku), 1U);
  EXPECT_EQ(report.skipped.of(SkipReason::setup_position), 1U);
  EXPECT_EQ(report.skipped.of(SkipReason::no_moves), 1U);
}

TEST(ImportSgf, KeepsColoursInTurn) {
  const GameRecord twice = game_of("(;GM[4]SZ[15];B[hh];B[hg];W[hf])");
  EXPECT_EQ(to_string(twice.moves), "h8 -- h9 h10");
  EXPECT_TRUE(twice.flags.contains(GameFlag::pass_inserted));
  const GameRecord reversed = game_of("(;GM[4]SZ[15];W[hh];B[hg])");
  EXPECT_EQ(to_string(reversed.moves), "h8 h9");
  EXPECT_TRUE(reversed.flags.contains(GameFlag::colours_reversed));
}

TEST(ImportSgf, EndsAGameAtWhatIsNoMove) {
  const GameRecord game = game_of("(;GM[4]SZ[15];B[hh];W[h9];B[zz];W[hf])");
  EXPECT_EQ(to_string(game.moves), "h8 h9");
  EXPECT_EQ(game.unread_moves.value, "zz");
  EXPECT_TRUE(game.flags.contains(GameFlag::unreadable_move));
}

TEST(ImportSgf, ReadsTheLongNamesOfTheOldestFormat) {
  const GameRecord game = game_of("(;GaMe[4]SiZe[15]PlayerBlack[Eda];Black[hh];White[hg])");
  EXPECT_EQ(to_string(game.moves), "h8 h9");
  EXPECT_EQ(game.black->name.value, "Eda");
}

TEST(ImportSgf, FindsOutThatAFileIsNotInTheCharsetItStates) {
  const std::string name =
      "\xB4\xCB\xCA\xD6\xB2\xBB\xBA\xC3\xA3\xAC\xB0\xD7\xB1\xD8\xCA\xA4\xA1\xA3\xBA\xDA\xC6\xE5";
  const auto wrong = read_bytes("(;GM[4]CA[UTF-8]GC[" + name + "];B[hh])");
  EXPECT_EQ(wrong.report.charset, (Charset{"GB18030", CharsetEvidence::guessed, "UTF-8"}));
  EXPECT_EQ(wrong.sink.games[0].info->value, "此手不好，白必胜。黑棋");
  EXPECT_EQ(wrong.report.warning_count, 1U);
  const auto right = read_bytes("(;GM[4]CA[gb2312]GC[" + name + "];B[hh])");
  EXPECT_EQ(right.report.charset, (Charset{"GB18030", CharsetEvidence::stated, std::nullopt}));
}

TEST(ImportSgf, TakesNoByteOfACharacterForABracket) {
  // The second bytes of these two characters of GB18030 are ] and a backslash.
  const auto outcome = read_bytes("(;GM[4]CA[GBK]PB[\x81]\x81\\];B[hh])");
  EXPECT_EQ(outcome.sink.games.at(0).black->name, (Text{"乚乗", false}));
}

TEST(ImportSgf, CountsTextThatWasDamagedBefore) {
  const auto outcome = read_bytes("(;GM[4]CA[gb2312]PB[\xEF\xBF\xBD\xEF\xBF\xBDx];B[hh])");
  EXPECT_EQ(outcome.report.damaged_texts, 1U);
  EXPECT_TRUE(outcome.sink.games[0].black->name.damaged);
}

TEST(ImportSgf, KeepsWhatARecordPromisesWhateverItsOwnPropertiesSay) {
  const GameRecord game =
      game_of("(;GM[4]OFFERS[g8 g9 g8]PICKED[a1]UNREAD[h8];B[hh];W[hg];B[ig];W[gg])");
  EXPECT_EQ(to_string(std::vector<Move>(game.offers.begin(), game.offers.end())), "g8 g9");
  EXPECT_FALSE(game.picked);
  EXPECT_TRUE(game.flags.contains(GameFlag::unreadable_move));
}

TEST(ImportSgf, KeepsOnlySoManyLabelsOfOnePosition) {
  std::string labels;
  for (int i = 0; i < 3; ++i) labels += "[aa:" + std::to_string(i) + "]";
  ReadOptions options;
  options.limits.labels = 2;
  const auto outcome = read_bytes("(;GM[4]LB" + labels + ";B[hh])", options);
  EXPECT_THAT(nodes_of(outcome),
              ElementsAre("root", "move h8", "label at a15 [0]", "label at a15 [1] repeats"));
  EXPECT_EQ(outcome.report.warning_count, 1U);
}

TEST(ImportSgf, RefusesOffersWithoutEnd) {
  ReadOptions options;
  options.limits.text_bytes = 100;
  std::string offers;
  for (int i = 0; i < 10; ++i) offers += "[g8 g9 i7 i8 g6]";
  EXPECT_THAT(refusal_of("(;GM[4]5A" + offers + ";B[hh])", options),
              HasSubstr("labels and offers of more than 100 bytes"));
}

TEST(ImportSgf, SaysWhereAFileIsBroken) {
  EXPECT_EQ(refusal_of("(;GM[4];B[hh]"), "test:1:14: the file ends inside a game tree");
  EXPECT_EQ(refusal_of("(;GM[4]\nC[no end"), "test:2:9: the file ends inside a value");
  EXPECT_EQ(refusal_of("(;GM[4];B(hh))"),
            "test:1:10: text where SGF has a property with a value, ; ( or )");
  EXPECT_EQ(refusal_of("(;[hh])"), "test:1:3: a value without the name of its property");
  EXPECT_THAT(refusal_of("(;" + std::string(5'000, '(')), HasSubstr("trees within each other"));
  std::string deep = "(;GM[4];B[hh]C[x]";
  for (int i = 0; i < 2'000; ++i) deep += ";W[];B[]";
  EXPECT_THAT(refusal_of(deep), HasSubstr("a tree deeper than 1024 nodes"));
  EXPECT_THAT(refusal_of("(;GM[4]C[" + std::string(2'000'000, 'x') + "])"),
              HasSubstr("a value of more than 1048576 bytes"));
}

}  // namespace
}  // namespace shukei::db

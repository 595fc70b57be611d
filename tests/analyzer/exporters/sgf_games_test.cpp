#include "analyzer/exporters/sgf_games.h"

#include <gtest/gtest.h>

#include "tests/analyzer/exporters/game_comparison.h"
#include "tests/db/import/collecting_sink.h"

namespace shukei::analyzer {
namespace {

std::vector<db::GameRecord> read_back(const std::vector<db::GameRecord>& games) {
  Output output = Output::in_memory({});
  SgfGames exporter(output);
  for (const db::GameRecord& game : games) exporter.add({game, std::nullopt});
  exporter.finish();
  const db::ReadOutcome outcome = db::read_bytes(output.text());
  EXPECT_EQ(outcome.report.items, games.size());
  EXPECT_EQ(outcome.report.warning_count, 0U);
  return outcome.sink.games;
}

TEST(SgfGames, WritesWhatFourthFormatHasPropertiesFor) {
  db::GameRecord game;
  game.black = db::Player{"12", {"Õun, [E]", false}};
  game.white = db::Player{"", {"五目\\", false}};
  game.event = db::Text{"Open", false};
  game.date = {2019, 3, 2};
  game.result = db::GameResult::white_wins;
  game.info = db::Text{"one\r\ntwo", false};
  game.moves = {"h8"_pt, "i9"_pt, "a15"_pt, db::Move::pass(), "o1"_pt};
  EXPECT_EQ(
      sgf_game(game),
      "(;GM[4]FF[4]CA[UTF-8]AP[Shukei]SZ[15]PB[Õun, [E\\]]BI[12]PW[五目\\\\]EV[Open]DT[2019-03-02]"
      "RE[W+]GC[one\ntwo]\n"
      ";B[hh];W[ig];B[aa];W[];B[oo])\n");
}

TEST(SgfGames, AreReadBackAsTheyWere) {
  const std::vector<db::GameRecord> games = random_games(500, 20240811);
  const std::vector<db::GameRecord> found = read_back(games);
  ASSERT_EQ(found.size(), games.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    SCOPED_TRACE(sgf_game(games[i]));
    expect_same_game(found[i], games[i]);
    if (HasFailure()) break;
  }
}

TEST(SgfGames, KeepOffersApartFromWhatTheirTextSeemsToSay) {
  db::GameRecord game;
  game.moves = {"h8"_pt, "h9"_pt, "h7"_pt, "h6"_pt, "g8"_pt};
  game.offers_text = db::Text{"gg", false};  // SGF's own name of g9
  db::GameRecord told = game;
  told.offers = {"g8"_pt, "i9"_pt};
  told.picked = "g8"_pt;
  told.offers_text.reset();
  db::GameRecord on_a_stone = game;  // which other files have when rows are counted from below
  on_a_stone.moves = {"h8"_pt, "i9"_pt, "h7"_pt, "h6"_pt, "g8"_pt};
  on_a_stone.offers_text = db::Text{"i9", false};
  on_a_stone.offers = {"g8"_pt, "i9"_pt};
  on_a_stone.picked = "g8"_pt;
  const auto found = read_back({game, told, on_a_stone});
  ASSERT_EQ(found.size(), 3U);
  expect_same_game(found[0], game);
  expect_same_game(found[1], told);
  expect_same_game(found[2], on_a_stone);
}

}  // namespace
}  // namespace shukei::analyzer

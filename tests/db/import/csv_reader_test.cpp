#include "db/import/csv_reader.h"

#include <gtest/gtest.h>

#include "tests/db/import/case_file.h"
#include "tests/db/import/collecting_sink.h"

namespace shukei::db {
namespace {

TEST(ImportCsv, ReadsTheColumnsItsHeaderNames) {
  const auto [report, sink] = read_bytes(case_file("games.csv"));
  EXPECT_EQ(report.format, Format::csv);
  ASSERT_EQ(report.games, 2U);
  const GameRecord& game = sink.games[0];
  EXPECT_EQ(game.id, "g1");
  EXPECT_EQ(game.black, (Player{"17", {"Eda, \"the first\"", false}}));
  EXPECT_EQ(game.date, (GameDate{2019, 3, 2}));
  EXPECT_EQ(game.result, GameResult::black_wins);
  EXPECT_EQ(game.rule->name(), "soosorv-8");
  EXPECT_EQ(to_string(game.moves), "h8 h9 h7 h6 i9");
  EXPECT_EQ(game.offers, (std::vector{"i9"_pt, "g8"_pt}));
  EXPECT_EQ(game.picked, "i9"_pt);
  EXPECT_EQ(game.offers_text, (Text{"g8", false}));
  EXPECT_EQ(game.info, (Text{"two\nlines", false}));
  EXPECT_TRUE(game.flags.contains(GameFlag::rows_doubtful));
  EXPECT_EQ(game.place, Place::line(2));
}

TEST(ImportCsv, TakesTextsAsTheyStandAndDamagedOnesAsDamaged) {
  const auto [report, sink] = read_bytes(case_file("games.csv"));
  ASSERT_EQ(report.games, 2U);
  const GameRecord& game = sink.games[1];
  EXPECT_EQ(game.black->name.value, "Õun");
  EXPECT_EQ(game.white->name.value, "  ");
  EXPECT_EQ(game.info, (Text{"Soos\\xF5rv", true}));
  EXPECT_TRUE(game.flags.contains(GameFlag::damaged_text));
  EXPECT_EQ(report.damaged_texts, 1U);
  EXPECT_EQ(game.place, Place::line(4));
}

TEST(ImportCsv, TakesOffersForTheOthersUnlessItSaysWhichWasPicked) {
  const auto [report, sink] = read_bytes("moves,offers\nh8 h9 h7 h6 i9,g8\n");
  EXPECT_EQ(sink.games.at(0).offers, (std::vector{"i9"_pt, "g8"_pt}));
  EXPECT_EQ(sink.games[0].offers_text->value, "g8");
  const auto exact = read_bytes("moves,offers,picked\nh8 h9 h7 h6 i9,g8 i9,g8\n");
  EXPECT_EQ(exact.sink.games.at(0).offers, (std::vector{"g8"_pt, "i9"_pt}));
  EXPECT_EQ(exact.sink.games[0].picked, "g8"_pt);
  EXPECT_FALSE(exact.sink.games[0].offers_text);
}

TEST(ImportCsv, KeepsTheRulesNameApartFromTheRule) {
  const auto [report, sink] =
      read_bytes("moves,rule,rule_name\nh8,rif,R.I.F.\nh8,,my rule\nh8,no rule,mine\n");
  ASSERT_EQ(report.games, 3U);
  EXPECT_EQ(sink.games[0].rule->name(), "rif");
  EXPECT_EQ(sink.games[0].rule_name->value, "R.I.F.");
  EXPECT_FALSE(sink.games[1].rule);
  EXPECT_FALSE(sink.games[1].flags.contains(GameFlag::unknown_rule));
  EXPECT_TRUE(sink.games[2].flags.contains(GameFlag::unknown_rule));
}

TEST(ImportCsv, SkipsRowsThatAreNoGamesAndSaysWhere) {
  const auto [report, sink] = read_bytes("id,moves\n1,h8 h9\n2,h8 zz\n3,h8 h8\n4,\n5,h8,1-0\n6\n");
  EXPECT_EQ(report.items, 6U);
  EXPECT_EQ(report.games, 1U);
  EXPECT_EQ(report.skipped.of(SkipReason::unreadable), 2U);
  EXPECT_EQ(report.skipped.of(SkipReason::occupied_point), 1U);
  EXPECT_EQ(report.skipped.of(SkipReason::no_moves), 2U);
  ASSERT_EQ(report.warnings.size(), 5U);
  EXPECT_EQ(to_string(report.warnings[0]), "line 3: 'zz' is no move");
  EXPECT_EQ(to_string(report.warnings[3]), "line 6: 3 cells, but the header row has 2");
}

TEST(ImportCsv, RefusesWhatIsNoCsv) {
  EXPECT_EQ(refusal_of("id,moves\n1,\"h8 h9"),
            "test:2: the file ends inside a cell in quotation marks");
}

}  // namespace
}  // namespace shukei::db

#include "db/import/ndjson_reader.h"

#include <gtest/gtest.h>

#include "tests/db/import/case_file.h"
#include "tests/db/import/collecting_sink.h"

namespace shukei::db {
namespace {

TEST(ImportNdjson, ReadsAnObjectALine) {
  const auto [report, sink] = read_bytes(case_file("games.ndjson"));
  EXPECT_EQ(report.format, Format::ndjson);
  ASSERT_EQ(report.games, 2U);
  const GameRecord& game = sink.games[0];
  EXPECT_EQ(game.id, "1");
  EXPECT_EQ(game.black, (Player{"17", {"Eda \"the first\"", false}}));
  EXPECT_EQ(game.date, (GameDate{2019, 3, 2}));
  EXPECT_EQ(game.result, GameResult::black_wins);
  EXPECT_EQ(game.rule->name(), "soosorv-8");
  EXPECT_EQ(game.rule_name->value, "Soosõrv");
  EXPECT_EQ(to_string(game.moves), "h8 h9 h7 h6 i9");
  EXPECT_EQ(game.offers, (std::vector{"i9"_pt, "g8"_pt}));
  EXPECT_EQ(game.picked, "i9"_pt);
  EXPECT_EQ(game.info, (Text{"two\nlines", false}));
  EXPECT_TRUE(game.flags.contains(GameFlag::rows_doubtful));
  EXPECT_EQ(game.place, Place::line(2));
}

TEST(ImportNdjson, TakesTextsAsTheyStandAndDamagedOnesAsDamaged) {
  const auto [report, sink] = read_bytes(case_file("games.ndjson"));
  ASSERT_EQ(report.games, 2U);
  const GameRecord& game = sink.games[1];
  EXPECT_EQ(game.id, "g2");
  EXPECT_EQ(game.black->name.value, "  Õun");
  EXPECT_EQ(to_string(game.moves), "h8 i9 --");
  EXPECT_FALSE(game.event);
  EXPECT_EQ(game.info, (Text{"Soos\\xF5rv", true}));
  EXPECT_TRUE(game.flags.contains(GameFlag::damaged_text));
}

TEST(ImportNdjson, TakesOffersForAllThatWereOffered) {
  const auto [report, sink] = read_bytes(R"({"moves":"h8 h9 h7 h6 i9","offers":["g8","i9","g8"]})");
  EXPECT_EQ(sink.games.at(0).offers, (std::vector{"g8"_pt, "i9"_pt}));
  EXPECT_FALSE(sink.games[0].picked);
}

TEST(ImportNdjson, SkipsLinesThatAreNoGamesAndSaysWhere) {
  const auto [report, sink] = read_bytes(
      "{\"moves\":\"h8\"}\n{\"moves\":\n[1]\n{\"id\":7}\n{\"moves\":[\"h8\",\"zz\"]}\n\n"
      "{\"moves\":{\"a\":1}}\n{\"moves\":[\"h8\",\"h8\"]}\n{\"moves\":[]}\n" +
      std::string(2'000'000, '{'));
  EXPECT_EQ(report.items, 9U);
  EXPECT_EQ(report.games, 1U);
  EXPECT_EQ(report.skipped.of(SkipReason::unreadable), 3U);
  EXPECT_EQ(report.skipped.of(SkipReason::no_moves), 3U);
  EXPECT_EQ(report.skipped.of(SkipReason::occupied_point), 1U);
  EXPECT_EQ(report.skipped.of(SkipReason::too_long), 1U);
  ASSERT_GE(report.warnings.size(), 4U);
  EXPECT_EQ(to_string(report.warnings[0]), "line 2: no JSON at column 10: Invalid value.");
  EXPECT_EQ(to_string(report.warnings[1]), "line 3: no JSON object");
  EXPECT_EQ(to_string(report.warnings[2]), "line 4: no 'moves': a text or an array");
  EXPECT_EQ(to_string(report.warnings[3]), "line 5: 'zz' is no move");
}

TEST(ImportNdjson, TakesNoEscapeForTheMarkOfADamagedByte) {
  const auto [report, sink] = read_bytes(
      R"({"moves":"h8","id":"\udbff\ude00","black":"\udbff\udeff","white":"\udbff\uddff"})");
  ASSERT_EQ(report.games, 1U);
  EXPECT_EQ(sink.games[0].id, "\xEF\xBF\xBD");
  EXPECT_EQ(sink.games[0].black->name, (Text{"\xEF\xBF\xBD", true}));
  EXPECT_EQ(sink.games[0].white->name, (Text{"\xF4\x8F\xB7\xBF", false}));
}

TEST(ImportNdjson, KeepsBytesThatWereNotUnderstoodBesideEscapes) {
  ReadOptions options;
  options.charset = "UTF-8";
  const auto [report, sink] =
      read_bytes("{\"moves\":\"h8\",\"black\":\"\xFF\\u00f5\\\\\"}", options);
  ASSERT_EQ(report.games, 1U);
  EXPECT_EQ(sink.games[0].black->name, (Text{"\\xFF\xC3\xB5\\\\", true}));
}

TEST(ImportNdjson, GivesUtf8WhateverTheEscapesAre) {
  const auto [report, sink] = read_bytes(
      "{\"moves\":\"h8\",\"black\":\"a\\udc00b\",\"white\":\"\\u0000\"}\n"
      "{\"moves\":\"h8\",\"black\":\"\\ud800\"}\n");
  ASSERT_EQ(report.games, 1U);
  EXPECT_EQ(sink.games[0].black->name, (Text{"a\xEF\xBF\xBD"
                                             "b",
                                             true}));
  EXPECT_EQ(sink.games[0].white->name.value, std::string(1, '\0'));
  EXPECT_EQ(to_string(report.warnings.at(0)),
            "line 2: no JSON at column 24: The surrogate pair in string is invalid.");
}

TEST(ImportNdjson, NestsWithoutRecursion) {
  const std::string deep(500'000, '[');
  const auto [report, sink] = read_bytes("{\"moves\":\"h8\"}\n{\"a\":" + deep);
  EXPECT_EQ(report.games, 1U);
  EXPECT_EQ(report.skipped.of(SkipReason::unreadable), 1U);
}

}  // namespace
}  // namespace shukei::db

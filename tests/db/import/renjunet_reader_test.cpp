#include "db/import/renjunet_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/db/import/case_file.h"
#include "tests/db/import/collecting_sink.h"

namespace shukei::db {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t place = text.find(from);
  return text.replace(place, from.size(), to);
}

TEST(ImportRenjunet, ReadsGamesThroughTheFilesOwnTables) {
  const auto [report, sink] = read_bytes(case_file("three_games.rif"));
  EXPECT_EQ(report.format, Format::renjunet);
  EXPECT_EQ(report.charset, (Charset{"UTF-8", CharsetEvidence::stated, std::nullopt}));
  ASSERT_EQ(sink.games.size(), 3U);
  const GameRecord& game = sink.games[0];
  EXPECT_EQ(game.id, "101");
  EXPECT_EQ(game.publisher->value, "3");
  EXPECT_EQ(game.black, (Player{"1", {"Ants Õunapuu", false}}));
  EXPECT_EQ(game.white, (Player{"2", {"Tom & Jo O'Hara", false}}));
  EXPECT_EQ(game.event->value, "Open “Spring” 2019");
  EXPECT_EQ(game.event_id, "11");
  EXPECT_EQ(game.round->value, "2");
  EXPECT_EQ(game.date, (GameDate{2019, 3, 2}));
  EXPECT_EQ(game.rule_name->value, "Soosõrv-8");
  EXPECT_EQ(game.rule->name(), "soosorv-8");
  EXPECT_EQ(to_string(game.moves), "h8 h9 h10 i9 g7");
  EXPECT_EQ(game.swaps->value, "-R");
  EXPECT_EQ(game.result, GameResult::black_wins);
  EXPECT_EQ(to_string(*game.opening), "D6");
  EXPECT_EQ(game.place, Place::line(27));
}

TEST(ImportRenjunet, KeepsOtherFifthsAsTextAndAsOffersWhenTheyArePoints) {
  const auto [report, sink] = read_bytes(case_file("three_games.rif"));
  EXPECT_EQ(sink.games[0].offers_text->value, "51");
  EXPECT_TRUE(sink.games[0].offers.empty());
  EXPECT_TRUE(sink.games[0].flags.contains(GameFlag::unread_offers));
  EXPECT_EQ(sink.games[1].offers_text->value, "i8");
  EXPECT_THAT(sink.games[1].offers, ElementsAre("g8"_pt, "i8"_pt));
  EXPECT_EQ(sink.games[1].picked, "g8"_pt);
  EXPECT_FALSE(sink.games[2].offers_text);
}

TEST(ImportRenjunet, LeavesUnknownWhatTheFileDoesNotKnow) {
  const auto [report, sink] = read_bytes(case_file("three_games.rif"));
  EXPECT_EQ(sink.games[1].info->value, "a note\nof two lines");
  EXPECT_EQ(sink.games[1].black->name.value, "Tom & Jo O'Hara");
  EXPECT_EQ(sink.games[1].white->name.value, "Solo");
  EXPECT_FALSE(sink.games[1].opening);
  EXPECT_TRUE(sink.games[1].flags.empty());
  EXPECT_FALSE(sink.games[0].info);
  EXPECT_FALSE(sink.games[2].date.is_known());
  EXPECT_FALSE(sink.games[2].round);
  EXPECT_FALSE(sink.games[2].swaps);
  EXPECT_FALSE(sink.games[2].rule);
  EXPECT_TRUE(sink.games[2].flags.contains(GameFlag::unknown_rule));
  EXPECT_EQ(to_string(*sink.games[2].opening), "I5");
}

TEST(ImportRenjunet, ReadsRowTen) {
  const auto [report, sink] = read_bytes(case_file("three_games.rif"));
  EXPECT_EQ(sink.games[0].moves[2].point(), "h10"_pt);
}

TEST(ImportRenjunet, LeavesOutWhatIsNoGameAndFlagsTheRest) {
  const auto [report, sink] = read_bytes(case_file("odd_games.rif"));
  EXPECT_EQ(report.items, 9U);
  EXPECT_EQ(report.games, 5U);
  EXPECT_EQ(report.skipped.of(SkipReason::gomoku), 2U);
  EXPECT_EQ(report.skipped.of(SkipReason::no_moves), 2U);
  EXPECT_EQ(report.skipped.total(), 4U);
  EXPECT_TRUE(sink.games[0].flags.contains(GameFlag::not_from_centre));
  EXPECT_TRUE(sink.games[1].flags.contains(GameFlag::occupied_point));
  EXPECT_EQ(to_string(sink.games[1].moves), "h8 h9");
  EXPECT_EQ(sink.games[1].unread_moves.value, "h8 h10");
  EXPECT_TRUE(sink.games[2].flags.contains(GameFlag::unreadable_move));
  EXPECT_TRUE(sink.games[2].flags.contains(GameFlag::one_player));
  EXPECT_TRUE(sink.games[2].flags.contains(GameFlag::unread_result));
  EXPECT_EQ(sink.games[2].unread_moves.value, "zz9 h10");
  EXPECT_TRUE(sink.games[3].flags.contains(GameFlag::unknown_id));
  EXPECT_EQ(sink.games[3].white, (Player{"99", {}}));
  EXPECT_FALSE(sink.games[4].id);
  EXPECT_FALSE(sink.games[4].black);
  EXPECT_TRUE(sink.games[4].flags.empty());
  EXPECT_EQ(report.flagged_with(GameFlag::unknown_id), 1U);
}

TEST(ImportRenjunet, ReadsCharacterReferences) {
  const std::string bytes = replaced(case_file("three_games.rif"), "Õunapuu", "&#xD5;unapuu");
  EXPECT_EQ(read_bytes(bytes).sink.games[0].black->name.value, "Ants Õunapuu");
}

TEST(ImportRenjunet, FindsOutInWhichCharsetAFileReallyIs) {
  const std::string statement = "encoding=\"UTF-8\"";
  std::string bytes = case_file("three_games.rif");
  bytes = replaced(bytes, "Õunapuu", "\xBA\xDA\xC6\xE5");
  bytes = replaced(bytes, "a note",
                   "\xB4\xCB\xCA\xD6\xB2\xBB\xBA\xC3\xA3\xAC\xB0\xD7\xB1\xD8\xCA\xA4\xA1\xA3");
  bytes = replaced(bytes, "Soosõrv-8", "Soosorv-8");
  bytes = replaced(bytes, "“Spring”", "Spring");
  const auto [report, sink] = read_bytes(bytes);
  EXPECT_EQ(report.charset, (Charset{"GB18030", CharsetEvidence::guessed, "UTF-8"}));
  EXPECT_EQ(sink.games[0].black->name.value, "Ants 黑棋");
  EXPECT_EQ(report.warnings.at(0).text, "is not in the charset it states, UTF-8: read as GB18030");
  const auto stated = read_bytes(replaced(bytes, statement, "encoding='gbk'"));
  EXPECT_EQ(stated.report.charset, (Charset{"GB18030", CharsetEvidence::stated, std::nullopt}));
  EXPECT_EQ(stated.sink.games[0].black->name.value, "Ants 黑棋");
}

TEST(ImportRenjunet, KeepsBytesItDoesNotUnderstand) {
  std::string bytes = replaced(case_file("three_games.rif"), "Õunapuu", "\xD5unapuu");
  bytes = replaced(bytes, "encoding=\"UTF-8\"", "encoding=\"UTF-8\" ");
  ReadOptions options;
  options.charset = "UTF-8";
  const auto [report, sink] = read_bytes(bytes, options);
  EXPECT_EQ(sink.games[0].black->name, (Text{"Ants \\xD5unapuu", true}));
  EXPECT_TRUE(sink.games[0].flags.contains(GameFlag::damaged_text));
  EXPECT_EQ(report.damaged_texts, 2U);  // in two games
}

TEST(ImportRenjunet, SaysWhereADocumentIsBroken) {
  const std::string bytes = case_file("three_games.rif");
  EXPECT_THAT(refusal_of(bytes.substr(0, bytes.size() - 20)),
              HasSubstr("test:38:1: unclosed token"));
  EXPECT_THAT(refusal_of(replaced(bytes, "</game>", "</gane>")),
              HasSubstr("test:29:3: mismatched tag"));
  EXPECT_THAT(refusal_of("<database><games><game>&nothing;</game></games></database>"),
              HasSubstr("undefined entity"));
}

TEST(ImportRenjunet, TakesNoReferenceForTheMarkOfADamagedByte) {
  const auto refusal = HasSubstr("a reference to a character for private use, U+10FE00 or above");
  EXPECT_THAT(refusal_of("<database><game id=\"1\" publisher=\"&#x10FE41;\"/></database>"),
              refusal);
  EXPECT_THAT(refusal_of("<database><game><info>a&#0001113600;</info></game></database>"), refusal);
  ReadOptions options;
  options.charset = "UTF-8";
  EXPECT_THAT(refusal_of("<database><game publisher=\"\xFF&#x10FEFF;\"/></database>", options),
              refusal);
  const auto [report, sink] = read_bytes(
      "<database><game "
      "publisher=\"\xFF&#xF5;\"><move>h8</move><info>\xFE&#65;</info></game></database>",
      options);
  ASSERT_EQ(report.games, 1U);
  EXPECT_EQ(sink.games[0].publisher, (Text{"\\xFF\xC3\xB5", true}));
  EXPECT_EQ(sink.games[0].info, (Text{"\\xFEA", true}));
}

TEST(ImportRenjunet, RefusesDocumentsThatWouldGrow) {
  EXPECT_THAT(refusal_of("<!DOCTYPE database [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;\">]>"
                         "<database>&b;</database>"),
              HasSubstr("a declaration of an entity"));
  EXPECT_THAT(
      refusal_of("<!DOCTYPE database [<!ATTLIST game publisher CDATA \"aaaa\">]><database/>"),
      HasSubstr("a declaration of an attribute's value"));
  std::string deep = "<database>";
  for (int i = 0; i < 100'000; ++i) deep += "<a>";
  EXPECT_THAT(refusal_of(deep), HasSubstr("more than 32 elements within each other"));
  EXPECT_THAT(refusal_of("<database><player name='" + std::string(5'000'000, 'x')),
              HasSubstr("bytes of markup at a stretch"));
  EXPECT_THAT(refusal_of("<database><game><info>" + std::string(5'000'000, 'x')),
              HasSubstr("a text of more than 1048576 bytes"));
  ReadOptions options;
  options.limits.table_entries = 2;
  EXPECT_THAT(refusal_of(case_file("three_games.rif"), options),
              HasSubstr("more players, events and rules than are read"));
}

}  // namespace
}  // namespace shukei::db

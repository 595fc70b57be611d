#include "analyzer/batch/record_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "analyzer/command_line/usage_error.h"
#include "rules/notation.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

RecordDefaults defaults() {
  return {RuleBook::standard(), RuleBook::standard().parse("yamaguchi"), SymmetryReading::board};
}

struct Read {
  std::optional<RecordId> id;
  std::optional<PlayedGame> game;
  std::string error;
};

Read read(std::string_view line, std::string_view header = {}) {
  Read read;
  try {
    RecordLines(defaults(), header.empty() ? std::nullopt : record_columns(header))
        .parse(line, read.id, read.game);
  } catch (const ParseError& error) {
    read.error = error.what();
  } catch (const UsageError& error) {
    read.error = error.what();
  }
  return read;
}

std::string moves_of(const Read& read) {
  std::string text;
  for (const auto& move : read.game.value().moves) {
    text += (text.empty() ? "" : " ") + (move ? to_string(*move) : "--");
  }
  return text;
}

/// A record that tells everything, however it is written.
void expect_full(const Read& read) {
  ASSERT_TRUE(read.game) << read.error;
  EXPECT_EQ(read.id.value().text, "17");
  const PlayedGame& game = *read.game;
  EXPECT_EQ(game.rule.name(), "soosorv-8");
  EXPECT_EQ(moves_of(read), "h8 h9 j8 -- g8");
  EXPECT_EQ(game.swaps, (std::vector{3, 4}));
  EXPECT_EQ(game.declared, 2);
  EXPECT_EQ(to_string(game.offers.value()), "g8 i9");
  EXPECT_EQ(game.picked, "g8"_pt);
  EXPECT_EQ(game.outcome, Outcome::draw);
  EXPECT_EQ(game.reading, SymmetryReading::board);
}

TEST(RecordLines, AllFormsTellTheSame) {
  expect_full(read("17\tSoosyrv\th8 h9 j8 -- g8\t3 4\t2\tg8 i9\tg8\t1/2-1/2"));
  expect_full(read(" 17 \t soosorv-8\tH8H9J8 pass g8\t3,4\t2\tg8i9\tG8\tdraw\tmore\tcells"));
  expect_full(read("=\tg8\tg8,i9\tx\t3;4\th8,h9,j8,--,g8\tSoosõrv-8\t2\t17",
                   "Result\tpicked\tOFFERS\tplayer\tswaps\tmoves\trule\tdeclared\tid"));
  expect_full(read(R"({"id":17,"rule":"Soosõrv","moves":"h8 h9 j8 -- g8","swaps":[3,4],)"
                   R"("declared":2,"offers":["g8","i9"],"picked":"g8","result":"0.5","more":{}})"));
  expect_full(
      read(R"(  {"result":"=","picked":["g8"],"offers":"g8i9","declared":"2","swaps":"3 4",)"
           R"("moves":["h8","h9","j8","--","g8"],"rule":"soosorv-8","id":"17"})"));
}

TEST(RecordLines, WhatIsEmptyIsUnknown) {
  for (const char* line : {"\t\th8\t\t\t\t\t", "\t\th8", "h8", R"({"moves":"h8"})",
                           R"({"moves":["h8"],"id":null,"rule":null,)"
                           R"("swaps":[],"declared":null,"offers":[],"picked":"","result":"*"})",
                           "\t\th8\t\t\t\t\t?"}) {
    const Read told = read(line);
    ASSERT_TRUE(told.game) << line << told.error;
    EXPECT_FALSE(told.id);
    EXPECT_EQ(told.game->rule.name(), "yamaguchi");
    EXPECT_EQ(moves_of(told), "h8");
    EXPECT_FALSE(told.game->swaps || told.game->declared || told.game->offers ||
                 told.game->picked || told.game->outcome)
        << line;
  }
  EXPECT_THAT(read("\t\th8\t-").game->swaps, testing::Optional(testing::IsEmpty()));
  EXPECT_THAT(read("\t\th8\tNone").game->swaps, testing::Optional(testing::IsEmpty()));
}

TEST(RecordLines, GuessesShortRows) {
  const Read three = read("g1\th8 h9\t0-1");
  EXPECT_EQ(three.id->text, "g1");
  EXPECT_EQ(three.game->outcome, Outcome::white_wins);
  EXPECT_EQ(read("g1\th8 h9").id->text, "g1");
  EXPECT_EQ(read("h8 h9\t1-0").game->outcome, Outcome::black_wins);
  EXPECT_EQ(moves_of(read("h8h9i10")), "h8 h9 i10");
  EXPECT_EQ(read("a1\trif\th8 h9").game->rule.name(), "rif");
}

TEST(RecordLines, TellsAnIdThatIsANumber) {
  EXPECT_TRUE(read(R"({"id":7,"moves":""})").id->is_number);
  EXPECT_FALSE(read(R"({"id":"7","moves":""})").id->is_number);
  EXPECT_FALSE(read("7\trif\th8").id->is_number);
}

TEST(RecordLines, TellsWhatIsWrongAndWhere) {
  EXPECT_THAT(read("a\trif\th8 z9").error, StartsWith("column 10: moves: 'z9' is not a move"));
  EXPECT_THAT(read("a\trif\th8\t\t\tg8 q1").error, StartsWith("column 15: offers: "));
  EXPECT_THAT(read("a\trif\th8\t\t\t\tg8 i9").error, HasSubstr("picked: one point"));
  EXPECT_THAT(read("a\trif\th8\tx").error, StartsWith("swaps: "));
  EXPECT_THAT(read("a\trif\th8\t-1").error, StartsWith("swaps: "));
  EXPECT_THAT(read("a\trif\th8\t\t-1").error, StartsWith("declared: "));
  EXPECT_THAT(read("a\trif\th8\t\t\t\t\t2-0").error, StartsWith("result: "));
  EXPECT_THAT(read("a\trif").error, StartsWith("no moves: "));
  EXPECT_THAT(read("a\tgo\th8").error, StartsWith("no rule 'go'"));
  EXPECT_THAT(read("{\"moves\":").error, StartsWith("column 10: no JSON"));
  EXPECT_THAT(read(R"({"id":true,"moves":""})").error, HasSubstr("'id'"));
  EXPECT_THAT(read(R"({"moves":[["h8"]]})").error, HasSubstr("'moves'"));
  EXPECT_THAT(read(R"({"moves":"h8 z9"})").error, StartsWith("moves: 'z9'"));
  EXPECT_EQ(read("a\trif\th8 z9").id->text, "a");
  EXPECT_EQ(read(R"({"moves":"z9","id":"a"})").id->text, "a");
  EXPECT_LT(read("a\t" + std::string(5000, 'x') + "\th8").error.size(), 300U);
  EXPECT_LT(read("a\trif\t" + std::string(5000, 'x')).error.size(), 300U);
}

TEST(RecordColumns, AreNamedByAHeaderRow) {
  using enum RecordField;
  EXPECT_THAT(record_columns("Moves\tx\tID\tid").value(),
              ElementsAre(moves, std::nullopt, id, std::nullopt));
  EXPECT_FALSE(record_columns("id\trule\th8"));
  EXPECT_FALSE(record_columns(""));
}

/// Any bytes are answered: read, or refused by one of the two errors.
TEST(RecordLines, TakesAnyLine) {
  constexpr std::string_view kPieces[]{"h8", "\t", "\"", "{",     "}",  "[",
                                       "]",  ":",  ",",  "moves", "id", "rif",
                                       " ",  "-",  "1",  "\xFF",  "z9", "{\"moves\":\"",
                                       "--"};
  std::mt19937 random(29);
  int games = 0;
  for (int round = 0; round < 20'000; ++round) {
    std::string line;
    for (auto i = random() % 12; i > 0; --i) line += kPieces[random() % std::size(kPieces)];
    if (random() % 9 == 0) line += '\0';
    const Read told = read(line, random() % 3 == 0 ? "id\tmoves\tswaps" : "");
    EXPECT_NE(told.game.has_value(), !told.error.empty()) << line;
    games += told.game ? 1 : 0;
  }
  EXPECT_GT(games, 500);
}

}  // namespace
}  // namespace shukei::analyzer

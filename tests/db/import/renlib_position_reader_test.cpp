#include "db/import/renlib_position_reader.h"

#include <gtest/gtest.h>

#include "rules/parse_error.h"
#include "tests/db/import/collecting_sink.h"

namespace shukei::db {
namespace {

using namespace std::string_view_literals;

GameRecord read_named(const std::string& name, std::string_view bytes) {
  MemorySource source(name, bytes);
  CollectingSink sink;
  read_source(source, {}, sink);
  return sink.games.at(0);
}

TEST(ImportRenlibPosition, ReadsMovesFromTheTopLeft) {
  const auto [report, sink] = read_bytes("\x06\x70\x62\x53\xD2\xF0\x1D"sv);
  EXPECT_EQ(report.format, Format::renlib_position);
  EXPECT_EQ(to_string(sink.games.at(0).moves), "h8 i9 i10 a1 -- o14");
}

TEST(ImportRenlibPosition, ReadsWhatZjrenjuPutsIntoTheName) {
  const GameRecord game = read_named("/tmp/17#1#Eda#Ilm#1#5.pos", "\x02\x70\x71");
  EXPECT_EQ(game.id, "17");
  EXPECT_EQ(game.black->name.value, "Eda");
  EXPECT_EQ(game.white->name.value, "Ilm");
  EXPECT_EQ(game.rule->name(), "rif");
  EXPECT_EQ(game.swaps->value, "1");
  EXPECT_EQ(game.result, GameResult::black_wins);
  EXPECT_FALSE(read_named("a#b.pos", "\x02\x70\x71").black);
  EXPECT_FALSE(read_named("1#9#A#B#0#7.pos", "\x02\x70\x71").result);
}

TEST(ImportRenlibPosition, RefusesWhatIsNoPosition) {
  MemorySource cut("cut.pos", "\x03\x70\x71");
  MemorySource wrong("wrong.pos", "\x02\x70\xE1");
  CollectingSink sink;
  EXPECT_THROW(read_renlib_position(cut, {}, sink), ParseError);
  EXPECT_THROW(read_renlib_position(wrong, {}, sink), ParseError);
}

}  // namespace
}  // namespace shukei::db

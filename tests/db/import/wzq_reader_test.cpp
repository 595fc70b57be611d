#include "db/import/wzq_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/parse_error.h"
#include "tests/db/import/collecting_sink.h"

namespace shukei::db {
namespace {

/// Columns from the left, rows from the top, both from 0.
char code(int column, int row) { return static_cast<char>(column * 15 + row); }

std::string record(const std::string& moves) {
  std::string bytes(10, '\x01');
  bytes +=
      "\x03"
      "Eda\x04"
      "Ilmi";
  bytes += std::string(3, '\0') + moves;
  bytes.resize(1024, '\0');
  return bytes;
}

TEST(ImportWzq, ReadsMovesColumnByColumn) {
  const std::string moves{code(7, 7), code(8, 6), code(9, 5)};
  const auto [report, sink] = read_bytes(record(moves));
  EXPECT_EQ(report.format, Format::wzq);
  EXPECT_EQ(to_string(sink.games.at(0).moves), "h8 i9 j10");
  EXPECT_EQ(sink.games[0].black->name.value, "Eda");
  EXPECT_EQ(sink.games[0].white->name.value, "Ilmi");
}

TEST(ImportWzq, PlaysTheFifthThatWhiteDidNotTakeAway) {
  const std::string moves{code(7, 7), code(7, 6), code(7, 5), code(8, 6),
                          code(6, 8), code(1, 1), code(6, 8), code(2, 2)};
  const GameRecord game = read_bytes(record(moves)).sink.games.at(0);
  EXPECT_EQ(to_string(game.moves), "h8 h9 h10 i9 b14 c13");
  EXPECT_THAT(game.offers, testing::ElementsAre("b14"_pt, "g7"_pt));
  EXPECT_EQ(game.picked, "b14"_pt);
}

TEST(ImportWzq, RefusesWhatIsNoRecord) {
  const std::string empty_record = record("");
  const std::string wrong_record = record("\x70\xFF");
  MemorySource cut("cut", std::string_view(empty_record).substr(0, 500));
  MemorySource no_moves("none", empty_record);
  MemorySource wrong("wrong", wrong_record);
  CollectingSink sink;
  EXPECT_THROW(read_wzq(cut, {}, sink), ParseError);
  EXPECT_THROW(read_wzq(no_moves, {}, sink), ParseError);
  EXPECT_THROW(read_wzq(wrong, {}, sink), ParseError);
}

}  // namespace
}  // namespace shukei::db

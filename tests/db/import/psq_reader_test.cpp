#include "db/import/psq_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/db/import/case_file.h"
#include "tests/db/import/collecting_sink.h"

namespace shukei::db {
namespace {

TEST(ImportPsq, ReadsMovesFromTheTopLeft) {
  const auto [report, sink] = read_bytes(case_file("game.psq"));
  EXPECT_EQ(report.format, Format::psq);
  ASSERT_EQ(report.games, 1U);
  EXPECT_EQ(to_string(sink.games[0].moves), "h8 i9 j10 a1");
  EXPECT_TRUE(sink.games[0].flags.empty());
}

TEST(ImportPsq, GivesBlackToTheOneWhoBegins) {
  const std::string second = case_file("game.psq");
  EXPECT_EQ(read_bytes(second).sink.games[0].black->name.value, "brain two");
  std::string first = second;
  first[second.find('\n') - 1] = '0';
  EXPECT_EQ(read_bytes(first).sink.games[0].black->name.value, "brain-one.zip");
  EXPECT_FALSE(read_bytes("Piskvorky 15x15, 0:0, 0\n8,8,0\n-1\n").sink.games[0].black);
}

TEST(ImportPsq, EndsTheMovesAtAPointOffTheBoard) {
  for (const std::string_view wrong :
       {"0,8,1", "16,8,1", "8,0,1", "8,16,1", "9,-3,1", "-2147483648,-2147483648,0"}) {
    const auto outcome =
        read_bytes("Piskvorky 15x15, 0:0, 0\n8,8,0\n" + std::string(wrong) + "\n9,9,0\nA\nB\n");
    const GameRecord& game = outcome.sink.games.at(0);
    EXPECT_EQ(to_string(game.moves), "h8") << wrong;
    EXPECT_EQ(game.unread_moves.value, wrong);
    EXPECT_EQ(game.white->name.value, "B");
  }
}

TEST(ImportPsq, SkipsOtherBoardsAndRefusesOtherFiles) {
  const auto outcome = read_bytes("Piskvorky 20x20, 11:11, 0\n10,10,0\n");
  EXPECT_EQ(outcome.report.skipped.of(SkipReason::board_size), 1U);
  EXPECT_THAT(refusal_of("Piskvorky in Czech\n"), testing::HasSubstr("does not begin like"));
}

}  // namespace
}  // namespace shukei::db

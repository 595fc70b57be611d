#include "analyzer/batch/forbidden_batch.h"

#include <gtest/gtest.h>

#include "rules/parse_error.h"
#include "tests/support/forbidden_cases.h"

namespace shukei::analyzer {
namespace {

std::string answered(std::string_view text) {
  Output output = Output::in_memory({});
  const ByteSource source = [&](std::span<char> buffer) {
    const std::size_t count = text.copy(buffer.data(), buffer.size());
    text.remove_prefix(count);
    return count;
  };
  Progress progress({}, "", "", 0);
  answer_lines(source, forbidden_batch(), 2, output, progress);
  return output.text();
}

TEST(StoneColumns, AreBlackAndWhite) {
  const Board both({"h8"_pt, "i9"_pt}, {"j8"_pt});
  EXPECT_EQ(parse_stone_columns("h8 i9\tj8"), both);
  EXPECT_EQ(parse_stone_columns("H8i9\t j8 \tno stones\t!"), both);
  EXPECT_EQ(parse_stone_columns("h8"), Board({"h8"_pt}, {}));
  EXPECT_EQ(parse_stone_columns("\th8"), Board({}, {"h8"_pt}));
  EXPECT_EQ(parse_stone_columns("\t"), Board());
  EXPECT_THROW(parse_stone_columns("h8\th8"), ParseError);
  EXPECT_THROW(parse_stone_columns("h8 p8"), ParseError);
}

TEST(ForbiddenBatch, SkipsHeadersAlone) {
  EXPECT_EQ(answered("black\twhite\nBlacks\nblack"), "");
  EXPECT_EQ(answered("blac"),
            "{\"line\":1,\"error\":\"column 1: 'blac' is not a point: files are a to o, ranks 1 "
            "to 15\"}\n");
}

TEST(ForbiddenBatch, NamesKindsInOrderOfPoints) {
  EXPECT_EQ(answered("a3 b3 c3 e3 f3 g8 i8 h9 h10"),
            "{\"line\":1,\"forbidden\":{\"d3\":\"overline\",\"h8\":\"double_three\"}}\n");
}

TEST(ForbiddenBatch, AnswersAllCasesOfTheJudge) {
  std::string asked;
  std::string expected;
  int line = 0;
  for (const ForbiddenCase& each : read_forbidden_cases("forbidden_moves.tsv")) {
    asked += to_string(each.board.black()) + "\t" + to_string(each.board.white()) + "\n";
    std::string kinds;
    for (const auto& [point, kind] : each.kinds) {
      if (kind == "five") continue;
      kinds += fmt::format("{}\"{}\":\"{}\"", kinds.empty() ? "" : ",", to_string(point), kind);
    }
    expected += fmt::format("{{\"line\":{},\"forbidden\":{{{}}}}}\n", ++line, kinds);
  }
  EXPECT_GT(line, 30);
  EXPECT_EQ(answered(asked), expected);
}

}  // namespace
}  // namespace shukei::analyzer

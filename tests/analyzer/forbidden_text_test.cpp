#include "analyzer/forbidden_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "rules/notation.h"
#include "tests/support/forbidden_cases.h"

namespace shukei::analyzer {
namespace {

using ::testing::ElementsAre;
using ::testing::StartsWith;

std::vector<std::string> reason(std::string_view black, Point point, std::size_t most_moves = 128) {
  std::vector<std::string> lines;
  const Board board(parse_stones(black), {});
  for (const ReasonLine& line : full_reason(judge_black_move(board, point, most_moves))) {
    lines.push_back(std::string(static_cast<std::size_t>(line.depth), '>') + line.text);
  }
  return lines;
}

TEST(RowInWords, GoesFromLeftToRightOrUp) {
  EXPECT_EQ(in_words(Row{Direction::east, {"c1"_pt, "a1"_pt, "b1"_pt}}), "a1-b1-c1");
  EXPECT_EQ(in_words(Row{Direction::north, {"h10"_pt, "h9"_pt}}), "h9-h10");
  EXPECT_EQ(in_words(Row{Direction::north_east, {"b2"_pt, "a1"_pt}}), "a1-b2");
  EXPECT_EQ(in_words(Row{Direction::south_east, {"b1"_pt, "a2"_pt}}), "a2-b1");
}

TEST(RowInWords, NamesTheEndsOfLongRows) {
  EXPECT_EQ(in_words(Row{Direction::east, parse_stones("a1b1c1d1e1f1g1h1i1")}),
            "a1-b1-c1-d1-e1-f1-g1-h1-i1");
  EXPECT_EQ(in_words(Row{Direction::east, parse_stones("a1b1c1d1e1f1g1h1i1j1")}), "a1-b1-...-j1");
}

TEST(Reason, OfFivesOverlinesAndFours) {
  EXPECT_THAT(reason("e8 f8 g8 i8", "h8"_pt), ElementsAre("five: e8-f8-g8-h8-i8"));
  EXPECT_THAT(reason("d8 e8 f8 g8 i8", "h8"_pt), ElementsAre("overline: d8-e8-f8-g8-h8-i8"));
  EXPECT_THAT(reason("d8 f8 h8 j8", "g8"_pt),
              ElementsAre("44: the fours d8-f8-g8-h8 (five at e8) and f8-g8-h8-j8 (five at i8)"));
  EXPECT_THAT(reason("f8 g8 i8", "h8"_pt),
              ElementsAre("allowed: one straight four, f8-g8-h8-i8 (five at e8 or j8)"));
  EXPECT_THAT(reason("a1", "h8"_pt),
              ElementsAre("allowed: it makes no three, no four and no five"));
  EXPECT_THAT(reason("g8 i8", "h8"_pt),
              ElementsAre("allowed: one three, g8-h8-i8",
                          ">g8-h8-i8 can become a straight four at f8 or j8; both are free, so it "
                          "counts"));
}

TEST(Reason, TellsWhereThreesCount) {
  // RIF 9.3: j2 would be a double-four, n6 is enough.
  EXPECT_THAT(
      reason("k2 l2 m2 l4 i5 m5", "k3"_pt),
      ElementsAre("33: the threes k3-l4-m5 and i5-k3-l2",
                  ">k3-l4-m5 can become a straight four at j2 or n6; j2 would be a double-four, "
                  "n6 is free, so it counts",
                  ">>after j2, 44: the fours j2-k2-l2-m2 (five at i2 or n2) and j2-k3-l4-m5 "
                  "(five at i1 or n6)",
                  ">i5-k3-l2 can become a straight four at j4; it is free, so it counts"));
}

TEST(Reason, TellsWhyThreesDoNotCount) {
  EXPECT_THAT(
      reason("d7 e6 e8 g9 h9 g10 h11", "e9"_pt),
      ElementsAre("allowed: one three that counts, e6-e8-e9; e9-g9-h9 does not count",
                  ">e9-g9-h9 could become a straight four at f9; f9 would make a five, which is "
                  "no straight four, so it is no three",
                  ">>after f9, five: d7-e8-f9-g10-h11",
                  ">e6-e8-e9 can become a straight four at e7; it is free, so it counts"));
  EXPECT_THAT(reason("c6 i7 f8 h8 f9 h9 g10 i10", "g8"_pt),
              ::testing::Contains(">f8-g8-h8 could become a straight four at e8 or i8; e8 would be "
                                  "a double-four, i8 would be a double-three, so it does not "
                                  "count"));
}

TEST(Reason, SaysWhenItIsCutShort) {
  const auto lines = reason("k8 l8 m9 n9 k10 l10 m11 n11", "n12"_pt, 3);
  EXPECT_THAT(lines.back(), StartsWith("(the moves that prove the rest are left out"));
  EXPECT_THAT(reason("k8 l8 m9 n9 k10 l10 m11 n11", "n12"_pt).back(),
              ::testing::Not(StartsWith("(")));
}

/// Laws of the reason of any move: it begins with its kind; deeper lines follow what they prove;
/// every move that the verdict shows is told, once.
void check_reason(const Board& board, Point point) {
  const BlackMoveVerdict verdict = judge_black_move(board, point);
  const auto lines = full_reason(verdict);
  ASSERT_FALSE(lines.empty());
  constexpr std::array<std::string_view, 5> kHeads{
      "allowed: ", "five: ", "33: ", "44: ", "overline: "};
  EXPECT_THAT(lines[0].text, StartsWith(kHeads[static_cast<std::size_t>(verdict.move())]));
  std::size_t told = 1;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    EXPECT_GT(lines[i].depth, 0);
    EXPECT_LE(lines[i].depth, lines[i - 1].depth + 1);
    told += lines[i].text.starts_with("after ") ? 1U : 0U;
  }
  EXPECT_EQ(told, verdict.moves.size());
}

TEST(Reason, TellsEveryMoveOfTheVerdict) {
  for (const ForbiddenCase& each : read_forbidden_cases("forbidden_moves.tsv")) {
    for (const Point point : each.board.free()) {
      SCOPED_TRACE(each.name + " " + to_string(point));
      check_reason(each.board, point);
    }
  }
}

}  // namespace
}  // namespace shukei::analyzer

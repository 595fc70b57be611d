#include "analyzer/reports/library_duplicates.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "db/import/move_text.h"
#include "rules/canonical_form.h"
#include "tests/analyzer/exporters/tree_comparison.h"

namespace shukei::analyzer {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

void add(MoveTree& tree, std::string_view moves, const NodeTexts& texts) {
  db::GameRecord game;
  db::record_moves(moves, game);
  tree.add_texts(tree.add_line(game.moves), texts);
}

/// "h8 h9 [A]".
std::vector<std::string> told(const std::vector<LabelledLine>& lines) {
  std::vector<std::string> texts;
  for (const LabelledLine& line : lines) {
    texts.push_back(db::to_string(line.line) + " [" + line.label + ']');
  }
  return texts;
}

TEST(LibraryDuplicates, TellsOfLabelsThatDisagree) {
  MoveTree tree;
  add(tree, "h8 h9 i8 i9 j9", {"A", "", ""});
  add(tree, "h8 i9 j9 h9 i8", {"B", "", ""});
  add(tree, "h8 i9 i8 h9 j9", {"", "", ""});
  add(tree, "h8 h9 h7", {"A", "", ""});
  add(tree, "h8 i8 g8", {"A", "", ""});
  const LibraryDuplicates found = library_duplicates(tree);
  ASSERT_EQ(found.conflicts.size(), 1U);
  EXPECT_THAT(told(found.conflicts[0].lines),
              ElementsAre("h8 h9 i8 i9 j9 [A]", "h8 i9 j9 h9 i8 [B]", "h8 i9 i8 h9 j9 []"));
  EXPECT_THAT(found.fifths, IsEmpty());
}

TEST(LibraryDuplicates, KeepsPositionsWithAnotherSideToMoveApart) {
  MoveTree tree;
  add(tree, "h8 i9 -- -- --", {"A", "", ""});
  add(tree, "h8 i9", {"B", "", ""});
  add(tree, "h8 i9 --", {"C", "", ""});
  add(tree, "h8 i9 -- --", {"C", "", ""});
  // With Black to move "B" and "C" stand for one position, with White to move "A" and "C".
  const LibraryDuplicates found = library_duplicates(tree);
  ASSERT_EQ(found.conflicts.size(), 2U);
  EXPECT_THAT(told(found.conflicts[0].lines), ElementsAre("h8 i9 [B]", "h8 i9 -- -- [C]"));
  EXPECT_THAT(told(found.conflicts[1].lines), ElementsAre("h8 i9 -- [C]", "h8 i9 -- -- -- [A]"));
}

TEST(LibraryDuplicates, TellsOfSymmetricFifthsKeptAsDifferentMoves) {
  MoveTree tree;
  for (const char* fifth : {"i8", "a1", "g8", "g7"}) {
    add(tree, std::string("h8 h9 h7 h6 ") + fifth, {fifth, "", ""});
  }
  add(tree, "h8 h9 i8 i7 g8", {});
  add(tree, "h8 h9 i8 i7 a1", {});
  add(tree, "h8 g8 i8 j8 h9", {});
  add(tree, "h8 g8 i8 j8 h7", {});
  const LibraryDuplicates found = library_duplicates(tree);
  ASSERT_EQ(found.fifths.size(), 2U);
  EXPECT_THAT(told(found.fifths[0].fifths),
              ElementsAre("h8 h9 h7 h6 i8 [i8]", "h8 h9 h7 h6 g8 [g8]", "h8 h9 h7 h6 g7 [g7]"));
  EXPECT_FALSE(found.fifths[0].is_one_position) << "g7 is g8 by the shape alone";
  EXPECT_THAT(told(found.fifths[1].fifths), ElementsAre("h8 g8 i8 j8 h9 []", "h8 g8 i8 j8 h7 []"));
  EXPECT_TRUE(found.fifths[1].is_one_position);
}

TEST(LibraryDuplicates, JudgesHintsAndMergesNothingByThem) {
  MoveTree tree;
  add(tree, "h8 h9 i8 i9 j9", {"A", "see D5", "or see D8"});
  const LibraryDuplicates found = library_duplicates(tree);
  ASSERT_EQ(found.hints.size(), 2U);
  EXPECT_EQ(found.hints[0].text, "see D5");
  EXPECT_EQ(found.hints[0].verdict, HintVerdict::same_stones);
  EXPECT_EQ(found.hints[1].verdict, HintVerdict::other);
  EXPECT_EQ(found.positions, 5U);
}

// The other way: every line's canonical position and side to move, in one map.
TEST(LibraryDuplicates, AgreesWithComparingAllPositions) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const MoveTree tree = random_tree(3000, seed);
    std::map<std::string, std::vector<std::string>> labels;
    std::uint64_t moves = 0;
    for (TreeWalk walk(tree); walk.next();) {
      const bool is_move = tree.kind(walk.node()) == db::NodeKind::move ||
                           tree.kind(walk.node()) == db::NodeKind::pass;
      if (!is_move) continue;
      ++moves;
      Board board;
      const auto line = walk.line();
      for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i].is_pass()) continue;
        board.place(i % 2 == 0 ? Colour::black : Colour::white, line[i].point());
      }
      const Board canonical = canonicalise(board).representative.board();
      labels[to_string(canonical.black()) + '/' + to_string(canonical.white()) +
             (line.size() % 2 == 0 ? "b" : "w")]
          .push_back(tree.texts(walk.node()).board_text);
    }
    std::uint64_t repeated = 0;
    std::uint64_t conflicting = 0;
    for (const auto& [position, texts] : labels) {
      std::set<std::string> different(texts.begin(), texts.end());
      different.erase("");
      repeated += texts.size() > 1 ? 1U : 0U;
      conflicting += different.size() > 1 ? 1U : 0U;
    }
    const LibraryDuplicates found = library_duplicates(tree);
    EXPECT_EQ(found.moves, moves);
    EXPECT_EQ(found.positions, labels.size());
    EXPECT_EQ(found.repeated, repeated);
    EXPECT_EQ(found.conflicts.size(), conflicting);
    EXPECT_GT(conflicting, 0U);
  }
}

}  // namespace
}  // namespace shukei::analyzer

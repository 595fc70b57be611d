#include "analyzer/exporters/sgf_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/analyzer/exporters/tree_comparison.h"
#include "tests/db/import/collecting_sink.h"

namespace shukei::analyzer {
namespace {

using testing::ElementsAre;

TEST(SgfTree, WritesVariationsTextsAndLabels) {
  MoveTree tree;
  tree.add_texts(MoveTree::kRoot, {"", "", "about"});
  const auto first = tree.add_move(MoveTree::kRoot, "h8"_pt);
  tree.add_texts(tree.add_move(first, "h9"_pt), {"A", "name", "a]b\\"});
  const auto pass = tree.add_move(first, db::Move::pass());
  tree.mark(pass);
  tree.mark_as_start(pass);
  tree.add_texts(tree.add_label(first, "a15"_pt), {"?:", "", ""});
  EXPECT_EQ(sgf_of(tree),
            "(;GM[4]FF[4]CA[UTF-8]AP[Shukei]SZ[15]LIBRARY[1]C[about];B[hh]LB[hg:A][aa:?:]\n"
            "(;W[hg]N[name]C[a\\]b\\\\])\n(;W[]HO[1]START[1]))\n");
}

TEST(SgfTree, IsReadBackAsItWas) {
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
    MoveTree tree = random_tree(400, seed, TreeTexts::with_damage);
    // A reader hands labels that are no moves over after the moves beside them.
    const std::string sgf = sgf_of(tree);
    MoveTree found = tree_in(sgf);
    const auto by_code = [](Point point) { return int{point.code()}; };
    tree.sort_children(by_code);
    found.sort_children(by_code);
    EXPECT_EQ(described(found), described(tree)) << sgf;
  }
}

TEST(SgfTree, OfOneLineWithoutTextsIsNoGame) {
  MoveTree tree;
  tree.add_line(std::vector<db::Move>{"h8"_pt, "h9"_pt});
  const db::ReadOutcome outcome = db::read_bytes(sgf_of(tree));
  EXPECT_EQ(outcome.report.nodes, 3U);
  EXPECT_EQ(outcome.report.games, 0U);
}

TEST(SgfTree, WritesALabelThatSaysMoreThanItsBoardTextAsANode) {
  MoveTree tree;
  tree.add_texts(tree.add_label(MoveTree::kRoot, "a1"_pt), {"A", "weak", "very"});
  tree.add_texts(tree.add_label(MoveTree::kRoot, std::nullopt), {"B", "", ""});
  EXPECT_EQ(sgf_of(tree),
            "(;GM[4]FF[4]CA[UTF-8]AP[Shukei]SZ[15]LIBRARY[1]\n"
            "(;LABEL[ao]N[weak]C[very]LB[ao:A])\n(;LABEL[]BOARDTEXT[B]))\n");
  EXPECT_THAT(
      described(tree_in(sgf_of(tree))),
      ElementsAre("root  [] {|}", "label  at a1 [A] {weak|very}", "label  at no point [B] {|}"));
}

TEST(SgfTree, GoesThroughDeepTreesWithoutRecursion) {
  MoveTree tree;
  MoveTree::Index node = MoveTree::kRoot;
  for (int i = 0; i < 400'000; ++i) node = tree.add_move(node, db::Move::pass());
  const std::string sgf = sgf_of(tree);
  EXPECT_EQ(std::count(sgf.begin(), sgf.end(), ';'), 400'001);
}

}  // namespace
}  // namespace shukei::analyzer

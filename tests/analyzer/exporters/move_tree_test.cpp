#include "analyzer/exporters/move_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/analyzer/exporters/tree_comparison.h"

namespace shukei::analyzer {
namespace {

using testing::ElementsAre;

TEST(MoveTree, HoldsEveryLineOnce) {
  MoveTree tree;
  const std::vector<db::Move> line{"h8"_pt, db::Move::pass(), "i9"_pt};
  const MoveTree::Index end = tree.add_line(line);
  EXPECT_EQ(tree.add_line(line), end);
  EXPECT_EQ(tree.size(), 4U);
  tree.add_move(MoveTree::kRoot, "a1"_pt);
  tree.add_label(end, "b2"_pt);
  EXPECT_THAT(described(tree),
              ElementsAre("root  [] {|}", "move h8 [] {|}", "pass h8 -- [] {|}",
                          "move h8 -- i9 [] {|}", "label h8 -- i9 at b2 [] {|}", "move a1 [] {|}"));
}

TEST(MoveTree, MakesALabelTheMoveOnItsPoint) {
  MoveTree tree;
  const auto label = tree.add_label(MoveTree::kRoot, "h8"_pt);
  EXPECT_EQ(tree.add_move(MoveTree::kRoot, "h8"_pt), label);
  EXPECT_EQ(tree.add_label(MoveTree::kRoot, "h8"_pt), label);
  EXPECT_THAT(described(tree), ElementsAre("root  [] {|}", "move h8 [] {|}"));
}

TEST(MoveTree, KeepsTextsThatDisagree) {
  MoveTree tree;
  EXPECT_FALSE(tree.add_texts(MoveTree::kRoot, {"A", "one", ""}));
  EXPECT_FALSE(tree.add_texts(MoveTree::kRoot, {"A", "", "several"}));
  EXPECT_TRUE(tree.add_texts(MoveTree::kRoot, {"B", "one", "others"}));
  EXPECT_THAT(described(tree), ElementsAre("root  [A / B] {one|several\nothers}"));
}

TEST(MoveTree, SortsChildrenByAnyRank) {
  MoveTree tree;
  for (const Point point : {"h8"_pt, "a1"_pt, "o15"_pt}) tree.add_move(MoveTree::kRoot, point);
  tree.add_move(MoveTree::kRoot, db::Move::pass());
  tree.sort_children([](Point point) { return -int{point.code()}; });
  EXPECT_THAT(described(tree), ElementsAre("root  [] {|}", "pass -- [] {|}", "move o15 [] {|}",
                                           "move h8 [] {|}", "move a1 [] {|}"));
}

}  // namespace
}  // namespace shukei::analyzer

#include "analyzer/exporters/move_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "analyzer/exporters/library_collector.h"
#include "rules/parse_error.h"
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

/// What comes of taking so many nodes with so long a text each.
std::string refusal_of_library(std::uint64_t nodes, std::size_t text, LibraryCollector collector) {
  db::LibraryNode node;
  node.multi_line_comment.value = std::string(text, 'x');
  try {
    for (; nodes > 0; --nodes) collector.take_node(node);
  } catch (const ParseError& error) {
    return error.what();
  }
  return "";
}

TEST(LibraryCollector, RefusesMoreThanALibraryMayHave) {
  const std::string refusal =
      "a library may have 3 nodes and 100 bytes of texts; this one has more";
  EXPECT_EQ(refusal_of_library(3, 33, {3, 100}), "");
  EXPECT_EQ(refusal_of_library(4, 0, {3, 100}), refusal);
  EXPECT_EQ(refusal_of_library(3, 34, {3, 100}), refusal);
}

}  // namespace
}  // namespace shukei::analyzer

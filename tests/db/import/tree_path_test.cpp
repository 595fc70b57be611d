#include "db/import/tree_path.h"

#include <gtest/gtest.h>

namespace shukei::db {
namespace {

using Step = TreePath::Step;

TEST(ImportTreePath, KeepsTheLineDownToTheLastNode) {
  TreePath path;
  EXPECT_EQ(path.descend(NodeKind::move, "h8"_pt), Step::added);
  EXPECT_EQ(path.descend(NodeKind::pass, std::nullopt), Step::added);
  EXPECT_EQ(path.descend(NodeKind::move, "i9"_pt), Step::added);
  EXPECT_EQ(to_string(path.line()), "h8 -- i9");
  EXPECT_EQ(path.depth(), 3);
  path.rise_to(1);
  EXPECT_EQ(to_string(path.line()), "h8");
  EXPECT_EQ(path.descend(NodeKind::move, "i9"_pt), Step::added);
  path.rise_to(0);
  EXPECT_TRUE(path.line().empty());
}

TEST(ImportTreePath, LeavesOutOccupiedPointsAndAllBelow) {
  TreePath path;
  path.descend(NodeKind::move, "h8"_pt);
  EXPECT_EQ(path.descend(NodeKind::move, "h8"_pt), Step::occupied);
  EXPECT_EQ(path.descend(NodeKind::move, "h9"_pt), Step::below_skipped);
  EXPECT_EQ(to_string(path.line()), "h8");
  path.rise_to(1);
  EXPECT_EQ(path.descend(NodeKind::move, "h9"_pt), Step::added);
  path.rise_to(0);
  EXPECT_EQ(path.descend(NodeKind::move, "h8"_pt), Step::added);
}

TEST(ImportTreePath, KnowsWhichChildrenItHasSeen) {
  TreePath path;
  path.descend(NodeKind::move, "h8"_pt);
  EXPECT_FALSE(path.repeats_sibling());
  path.rise_to(0);
  path.descend(NodeKind::move, "h9"_pt);
  EXPECT_FALSE(path.repeats_sibling());
  path.rise_to(0);
  path.descend(NodeKind::label, "h8"_pt);
  EXPECT_TRUE(path.repeats_sibling());
  path.rise_to(0);
  path.descend(NodeKind::pass, std::nullopt);
  EXPECT_FALSE(path.repeats_sibling());
}

TEST(ImportTreePath, GivesALabelNoChildren) {
  TreePath path;
  path.descend(NodeKind::move, "h8"_pt);
  EXPECT_EQ(path.descend(NodeKind::label, "h9"_pt), Step::added);
  EXPECT_EQ(to_string(path.line()), "h8");
  EXPECT_EQ(path.descend(NodeKind::move, "h10"_pt), Step::below_label);
}

}  // namespace
}  // namespace shukei::db

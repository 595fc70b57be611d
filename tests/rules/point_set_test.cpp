#include "rules/point_set.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "tests/support/random_board.h"

namespace shukei {
namespace {

using Model = std::set<Point>;

Model model_of(const PointSet& points) { return {points.begin(), PointSet::end()}; }

struct Pair {
  PointSet set;
  Model model;
};

Pair random_pair(RandomBoards& random) {
  Pair pair;
  for (int i = random.below(60); i > 0; --i) {
    const Point point = random.point();
    pair.set.insert(point);
    pair.model.insert(point);
  }
  for (int i = random.below(20); i > 0; --i) {
    const Point point = random.point();
    pair.set.erase(point);
    pair.model.erase(point);
  }
  return pair;
}

TEST(PointSet, BehavesAsASetOfPoints) {
  RandomBoards random(1);
  for (int round = 0; round < 300; ++round) {
    const Pair a = random_pair(random);
    const Pair b = random_pair(random);
    EXPECT_EQ(model_of(a.set), a.model);
    EXPECT_EQ(a.set.size(), static_cast<int>(a.model.size()));
    EXPECT_EQ(a.set.empty(), a.model.empty());
    if (!a.model.empty()) {
      EXPECT_EQ(a.set.first(), *a.model.begin());
    }
    Model both = a.model;
    both.insert(b.model.begin(), b.model.end());
    Model shared;
    Model only_a;
    for (const Point point : PointSet::all()) {
      EXPECT_EQ(a.set.contains(point), a.model.contains(point));
      if (!a.model.contains(point)) continue;
      (b.model.contains(point) ? shared : only_a).insert(point);
    }
    EXPECT_EQ(model_of(a.set | b.set), both);
    EXPECT_EQ(model_of(a.set & b.set), shared);
    EXPECT_EQ(model_of(a.set - b.set), only_a);
    EXPECT_EQ(a.set == b.set, a.model == b.model);
  }
}

TEST(PointSet, CompoundOperatorsChangeTheLeftSide) {
  PointSet set{"a1"_pt, "h8"_pt};
  set |= PointSet{"o15"_pt};
  EXPECT_EQ(set, (PointSet{"a1"_pt, "h8"_pt, "o15"_pt}));
  set &= PointSet{"h8"_pt, "o15"_pt, "b2"_pt};
  EXPECT_EQ(set, (PointSet{"h8"_pt, "o15"_pt}));
  set -= PointSet{"h8"_pt};
  EXPECT_EQ(set, PointSet{"o15"_pt});
}

TEST(PointSet, AllHoldsThe225PointsAndNoOtherBit) {
  const PointSet all = PointSet::all();
  EXPECT_EQ(all.size(), kBoardPoints);
  PointSet one_by_one;
  for (int column = 0; column < 15; ++column) {
    for (int row = 0; row < 15; ++row) one_by_one.insert(Point::at(column, row).value());
  }
  EXPECT_EQ(all, one_by_one);
  EXPECT_EQ(PointSet::from_words(all.words()), all);
}

TEST(PointSet, IteratesInAscendingOrder) {
  const std::vector<Point> points(PointSet::all().begin(), PointSet::end());
  EXPECT_TRUE(std::is_sorted(points.begin(), points.end()));
  EXPECT_EQ(points.size(), 225U);
  const PointSet empty;
  EXPECT_TRUE(empty.begin() == PointSet::end());
}

// The law of the keys' order: of two sets of one size the lesser is the one whose ascending list
// comes first.
TEST(PointSet, PrecedesIsTheOrderOfAscendingLists) {
  RandomBoards random(2);
  int differing_late = 0;
  for (int round = 0; round < 3000; ++round) {
    PointSet a = random.board(1 + round % 5, 0).black();
    PointSet b = a;
    for (int i = random.below(3); i > 0; --i) {
      b.erase(random.point(b));
      b.insert(random.point(PointSet::all() - b));
    }
    const std::vector<Point> list_a(a.begin(), PointSet::end());
    const std::vector<Point> list_b(b.begin(), PointSet::end());
    ASSERT_EQ(list_a.size(), list_b.size());
    EXPECT_EQ(precedes(a, b), list_a < list_b) << to_string(a) << " | " << to_string(b);
    EXPECT_EQ(precedes(b, a), list_b < list_a);
    if (a != b && a.first() == b.first()) ++differing_late;
  }
  EXPECT_GT(differing_late, 100);
}

TEST(PointSet, PrintsItsPointsInOrder) {
  EXPECT_EQ(to_string(PointSet{}), "");
  EXPECT_EQ(to_string(PointSet{"i10"_pt, "h8"_pt, "a8"_pt}), "a8 h8 i10");
}

TEST(PointSet, CentralBoxes) {
  EXPECT_EQ(central_box(1), PointSet{kCentre});
  EXPECT_EQ(central_box(15), PointSet::all());
  for (int size = 1; size <= 15; size += 2) {
    const PointSet box = central_box(size);
    EXPECT_EQ(box.size(), size * size);
    for (const Point point : box) {
      EXPECT_LE(std::max(std::abs(point.column() - 7), std::abs(point.row() - 7)), size / 2);
    }
  }
  EXPECT_TRUE(central_box(9).contains("d4"_pt));
  EXPECT_FALSE(central_box(9).contains("c8"_pt));
}

}  // namespace
}  // namespace shukei

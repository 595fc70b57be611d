#include "rules/symmetry.h"

#include <gtest/gtest.h>

namespace shukei {
namespace {

TEST(Symmetry, ComposeActsAsFirstThenSecond) {
  for (const Symmetry first : kSymmetries) {
    for (const Symmetry second : kSymmetries) {
      for (const Point point : PointSet::all()) {
        EXPECT_EQ(apply(compose(first, second), point), apply(second, apply(first, point)));
      }
    }
  }
}

TEST(Symmetry, InverseUndoes) {
  for (const Symmetry symmetry : kSymmetries) {
    EXPECT_EQ(compose(symmetry, inverse(symmetry)), Symmetry::identity);
    EXPECT_EQ(compose(inverse(symmetry), symmetry), Symmetry::identity);
  }
}

TEST(Symmetry, NamesSayWhatStaysInPlace) {
  EXPECT_EQ(apply(Symmetry::reflect_file_h, "h3"_pt), "h3"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_file_h, "a3"_pt), "o3"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_rank_8, "c8"_pt), "c8"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_rank_8, "c1"_pt), "c15"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_a1_o15, "d4"_pt), "d4"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_a1_o15, "a15"_pt), "o1"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_a15_o1, "a15"_pt), "a15"_pt);
  EXPECT_EQ(apply(Symmetry::reflect_a15_o1, "a1"_pt), "o15"_pt);
  EXPECT_EQ(apply(Symmetry::rotate_90, "o8"_pt), "h15"_pt);
}

}  // namespace
}  // namespace shukei

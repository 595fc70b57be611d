#include "analyzer/enumeration/record_maker.h"

#include <gtest/gtest.h>

#include "analyzer/enumeration/position_facts.h"

namespace shukei::analyzer {
namespace {

/// Compares every `step`-th position of a level with what the plain functions say.
void compare_level(int stones, std::size_t step) {
  const std::vector<RuleChoice> rules = rule_choices(RuleBook::standard());
  const PositionFamily family = PositionFamily::of_openings(stones);
  RecordMaker maker(rules, stones);
  std::size_t seen = 0;
  std::size_t compared = 0;
  for (const BlackSet& black : black_sets(family)) {
    maker.start(black);
    const auto compare = [&](const PointSet& white) {
      if (seen++ % step != 0) return;
      ++compared;
      ASSERT_EQ(maker.make(white), position_facts(Board(black.stones, white), rules))
          << to_string(black.stones) << " / " << to_string(white);
    };
    if (white_stones(stones) == 0)
      compare({});
    else
      for_each_white_set(family, black, [&](const PointSet& rest, const PointSet& lasts) {
        for (const Point last : lasts) compare(rest | PointSet{last});
      });
  }
  EXPECT_GT(compared, 0U);
}

TEST(RecordMaker, AgreesWithPlainFactsUpToFourStones) {
  for (int stones = 1; stones <= 4; ++stones) compare_level(stones, 1);
}

TEST(RecordMaker, AgreesWithPlainFactsOnFiveStones) { compare_level(5, 97); }

TEST(RecordMaker, AgreesWithPlainFactsOnSixStones) { compare_level(6, 10007); }

TEST(PositionFacts, AreNothingForPositionsTheDatabaseCannotHold) {
  const std::vector<RuleChoice> rules = rule_choices(RuleBook::standard());
  EXPECT_FALSE(position_facts(Board({}, {}), rules));
  EXPECT_FALSE(position_facts(Board({"a1"_pt}, {}), rules));
  EXPECT_FALSE(position_facts(Board({kCentre, "a1"_pt, "a2"_pt}, {}), rules));
}

}  // namespace
}  // namespace shukei::analyzer

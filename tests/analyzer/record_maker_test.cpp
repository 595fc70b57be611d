#include "analyzer/enumeration/record_maker.h"

#include <gtest/gtest.h>

#include <functional>

#include "analyzer/enumeration/position_count.h"
#include "analyzer/enumeration/position_facts.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::analyzer {
namespace {

/// Compares every `step`-th position of a level with what the plain functions say.
void compare_level(int stones, std::size_t step) {
  const std::vector<RuleChoice> rules = rule_choices(RuleBook::standard());
  const PositionFamily family = PositionFamily::of_openings(stones);
  RecordMaker maker(rules, family);
  std::size_t seen = 0;
  std::size_t compared = 0;
  for (const BlackSet& black : black_sets(family)) {
    maker.for_each_record(black, [&](const Board& board, const db::PositionRecord& record) {
      if (seen++ % step != 0) return;
      ++compared;
      ASSERT_EQ(record, position_facts(board, rules))
          << to_string(board.black()) << " / " << to_string(board.white());
    });
  }
  EXPECT_EQ(seen, count_positions(family, std::function<void(std::uint64_t)>()).positions);
  EXPECT_GT(compared, 0U);
}

TEST(RecordMaker, AgreesWithPlainFactsUpToFourStones) {
  for (int stones = 1; stones <= 4; ++stones) compare_level(stones, 1);
}

TEST(RecordMaker, AgreesWithPlainFactsOnFiveStones) { compare_level(5, 97); }

TEST(RecordMaker, AgreesWithPlainFactsOnSixStones) {
  compare_level(6, 10007 * static_cast<std::size_t>(stride()));
}

TEST(PositionFacts, AreNothingForPositionsTheDatabaseCannotHold) {
  const std::vector<RuleChoice> rules = rule_choices(RuleBook::standard());
  EXPECT_FALSE(position_facts(Board({}, {}), rules));
  EXPECT_FALSE(position_facts(Board({"a1"_pt}, {}), rules));
  EXPECT_FALSE(position_facts(Board({kCentre, "a1"_pt, "a2"_pt}, {}), rules));
}

}  // namespace
}  // namespace shukei::analyzer

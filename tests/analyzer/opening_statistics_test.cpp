#include "analyzer/reports/opening_statistics.h"

#include <gtest/gtest.h>

#include "analyzer/reports/offer_count.h"
#include "analyzer/reports/rule_figures.h"
#include "rules/fifth_moves.h"
#include "rules/opening_rule_tables.h"

namespace shukei::analyzer {
namespace {

RuleChoice rule(std::string_view name, Choice choice) {
  return {RuleBook::standard().parse(name).value(), choice};
}

/// Every set of `offered` points, counted when no two are in one class.
int count_by_trying(const std::vector<int>& class_sizes, int offered) {
  std::vector<std::size_t> class_of;
  for (std::size_t i = 0; i < class_sizes.size(); ++i) {
    class_of.insert(class_of.end(), static_cast<std::size_t>(class_sizes[i]), i);
  }
  int count = 0;
  for (std::uint32_t bits = 0; bits < 1U << class_of.size(); ++bits) {
    if (std::popcount(bits) != offered) continue;
    std::vector<int> taken(class_sizes.size());
    bool valid = true;
    for (std::size_t i = 0; i < class_of.size(); ++i) {
      if ((bits >> i & 1U) != 0 && ++taken[class_of[i]] > 1) valid = false;
    }
    count += valid ? 1 : 0;
  }
  return count;
}

TEST(OfferCount, AgreesWithTryingAllSets) {
  const std::vector<std::vector<int>> lists{
      {1}, {1, 1, 1}, {2, 1, 4}, {2, 2, 2, 2, 1, 1}, {8, 4, 2}};
  for (const auto& sizes : lists) {
    OfferCounter counter(3);
    EXPECT_EQ(counter(sizes), count_by_trying(sizes, 3));
    EXPECT_EQ(counter(sizes), count_by_trying(sizes, 3)) << "remembered";
    for (int offered = 0; offered <= 6; ++offered) {
      EXPECT_EQ(count_offers(sizes, offered), count_by_trying(sizes, offered));
    }
  }
}

TEST(OfferCount, OfDistinctPointsIsABinomialCoefficient) {
  EXPECT_EQ(count_offers(std::vector<int>(221, 1), 10), ExactInteger("62292206224983306"));
}

TEST(OpeningStatistics, FourthMovesOfEveryOpening) {
  const auto statistics = opening_statistics(rule("soosorv-8", Choice::offer), std::nullopt);
  const auto small = opening_statistics(rule("taraguchi-10", Choice::offer), std::nullopt);
  const auto rows = statistics.by_opening();
  const auto small_rows = small.by_opening();
  ASSERT_EQ(rows.size(), 26U);
  ASSERT_EQ(small_rows.size(), 26U);
  std::uint64_t sum = 0;
  std::uint64_t small_sum = 0;
  std::uint64_t doubled = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool symmetric = board_stabiliser(opening(*rows[i].opening).board()).size() == 2;
    EXPECT_EQ(rows[i].fourths, symmetric ? 117U : 222U) << to_string(*rows[i].opening);
    EXPECT_EQ(small_rows[i].fourths, symmetric ? 25U : 46U) << to_string(*rows[i].opening);
    sum += rows[i].fourths;
    small_sum += small_rows[i].fourths;
    doubled += rows[i].transposed;
  }
  EXPECT_EQ(sum, 5142U);
  EXPECT_EQ(small_sum, 1070U);
  EXPECT_EQ(statistics.total().fourths, 5070U);
  EXPECT_EQ(small.total().fourths, 998U);
  EXPECT_EQ(doubled, 2 * (5142U - 5070U));
  EXPECT_EQ(statistics.total().transposed, 5142U - 5070U);
}

TEST(OpeningStatistics, ClassesAndOffersAddUp) {
  const RuleChoice asked = rule("taraguchi-10", Choice::single);
  const auto statistics = opening_statistics(asked, 2);
  const StatisticsRow& total = statistics.total();
  EXPECT_EQ(total.fourths, rule_figures(asked).fourth_positions);
  EXPECT_EQ(total.pattern.total, rule_figures(asked).fifth_classes);
  EXPECT_LE(total.pattern.total, total.board.total);
  EXPECT_GT(total.board.total, rule_figures(asked).five_stone_positions)
      << "positions of five stones that two orders of moves give are counted for each";
  EXPECT_EQ(total.offered, 2);
  EXPECT_LE(total.pattern.offers, total.board.offers);
}

TEST(RuleFigures, AreThePublishedOnes) {
  const RuleFigures single = rule_figures(rule("taraguchi-10", Choice::single));
  EXPECT_EQ(single.fourth_positions, 998U);
  EXPECT_EQ(single.five_stone_positions, 65104U);
  const RuleFigures offer = rule_figures(rule("taraguchi-10", Choice::offer));
  EXPECT_EQ(offer.fourth_positions, 998U);
  EXPECT_EQ(offer.five_stone_positions, 206470U);
  const RuleFigures soosorv = rule_figures(rule("soosorv-8", Choice::offer));
  EXPECT_EQ(soosorv.fourth_positions, 5070U);
  EXPECT_EQ(soosorv.five_stone_positions, 1056870U);
}

}  // namespace
}  // namespace shukei::analyzer

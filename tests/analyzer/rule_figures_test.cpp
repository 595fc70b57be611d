#include "analyzer/reports/rule_figures.h"

#include <gtest/gtest.h>

#include "analyzer/enumeration/record_maker.h"

namespace shukei::analyzer {
namespace {

TEST(RuleTally, CountsWhatTheRulesOwnBoxesGive) {
  const std::vector<RuleChoice> rules = rule_choices(RuleBook::standard());
  RuleTally tally(rules);
  for (const int stones : {4, 5}) {
    const PositionFamily family = PositionFamily::of_openings(stones);
    RecordMaker maker(rules, family);
    RuleTally part(rules);
    for (const BlackSet& black : black_sets(family)) {
      maker.for_each_record(black, [&](const Board& board, const db::PositionRecord& record) {
        stones == 4 ? part.add_four(board, record) : part.add_five(record);
      });
    }
    tally += part;
  }
  const std::vector<RuleFigures> figures = tally.figures();
  ASSERT_EQ(figures.size(), rules.size());
  std::size_t compared = 0;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (!reaches_only_openings(rules[i])) continue;
    ++compared;
    const RuleFigures plain = rule_figures(rules[i]);
    EXPECT_GT(plain.five_stone_positions, 0U);
    EXPECT_EQ(figures[i], plain) << rules[i].rule.name() << ' ' << to_string(rules[i].choice);
  }
  EXPECT_EQ(compared, rules.size() - 2) << "all but super-taraguchi's two";
}

}  // namespace
}  // namespace shukei::analyzer

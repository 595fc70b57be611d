#include "analyzer/reports/rule_figures.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_reduce.h>

#include <functional>

#include "analyzer/enumeration/position_family.h"
#include "rules/fifth_moves.h"

namespace shukei::analyzer {
namespace {

/// Adds what `count` gives for each black set of a family.
template <typename Count>
RuleFigures sum_over_black_sets(const PositionFamily& family, const RuleFigures& zero,
                                const Count& count) {
  const std::vector<BlackSet> sets = black_sets(family);
  using Range = oneapi::tbb::blocked_range<std::size_t>;
  return oneapi::tbb::parallel_reduce(
      Range(0, sets.size()), zero,
      [&](const Range& range, RuleFigures figures) {
        for (std::size_t i = range.begin(); i < range.end(); ++i) count(sets[i], figures);
        return figures;
      },
      [](RuleFigures a, const RuleFigures& b) {
        a.fourth_positions += b.fourth_positions;
        a.five_stone_positions += b.five_stone_positions;
        a.fifth_classes += b.fifth_classes;
        return a;
      });
}

std::uint64_t count_fifth_classes(const RuleChoice& rule, const Board& four) {
  const PointSet candidates = fifth_candidates(rule.rule, rule.choice, four);
  return class_sizes(four, candidates, SymmetryReading::pattern).size();
}

}  // namespace

RuleFigures rule_figures(const RuleChoice& rule) {
  const PositionFamily four = PositionFamily::of_rule(rule.rule, rule.choice, 4);
  const PositionFamily five = PositionFamily::of_rule(rule.rule, rule.choice, 5);
  const RuleFigures zero{.rule = rule};
  const RuleFigures fours =
      sum_over_black_sets(four, zero, [&](const BlackSet& black, RuleFigures& figures) {
        for_each_white_set(four, black, [&](const PointSet& rest, const PointSet& lasts) {
          for (const Point last : lasts) {
            ++figures.fourth_positions;
            figures.fifth_classes +=
                count_fifth_classes(rule, Board(black.stones, rest | PointSet{last}));
          }
        });
      });
  RuleFigures figures =
      sum_over_black_sets(five, zero, [&](const BlackSet& black, RuleFigures& sum) {
        for_each_white_set(five, black, [&](const PointSet&, const PointSet& lasts) {
          sum.five_stone_positions += static_cast<std::uint64_t>(lasts.size());
        });
      });
  figures.fourth_positions = fours.fourth_positions;
  figures.fifth_classes = fours.fifth_classes;
  return figures;
}

}  // namespace shukei::analyzer

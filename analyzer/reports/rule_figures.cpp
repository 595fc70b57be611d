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

std::uint64_t count_fifth_classes(const RuleChoice& rule, const Board& four,
                                  const IsometryGroup& group) {
  const PointSet candidates = fifth_candidates(rule.rule, rule.choice, four);
  return static_cast<std::uint64_t>(orbit_count(group, candidates));
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
            const Board board(black.stones, rest | PointSet{last});
            ++figures.fourth_positions;
            figures.fifth_classes +=
                count_fifth_classes(rule, board, stabiliser(board, SymmetryReading::pattern));
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

bool reaches_only_openings(const RuleChoice& rule) {
  const PositionFamily reached = PositionFamily::of_rule(rule.rule, rule.choice, 5);
  const PositionFamily openings = PositionFamily::of_openings(5);
  return (reached.black_touching - openings.black_touching).empty() &&
         (reached.white_touching - openings.white_touching).empty();
}

RuleTally::RuleTally(const std::vector<RuleChoice>& rules)
    : fives_(std::size_t{1} << rules.size()) {
  for (const RuleChoice& rule : rules) figures_.push_back({.rule = rule});
}

void RuleTally::add_four(const Board& four, const db::PositionRecord& record) {
  IsometryGroup group;
  group.insert(Isometry());
  if (record.pattern_symmetries.size() > 1) group = stabiliser(four, SymmetryReading::pattern);
  for (std::size_t i = 0; i < figures_.size(); ++i) {
    if ((record.possible >> i & 1U) == 0) continue;
    ++figures_[i].fourth_positions;
    figures_[i].fifth_classes += count_fifth_classes(figures_[i].rule, four, group);
  }
}

RuleTally& RuleTally::operator+=(const RuleTally& other) {
  for (std::size_t i = 0; i < figures_.size(); ++i) {
    figures_[i].fourth_positions += other.figures_[i].fourth_positions;
    figures_[i].fifth_classes += other.figures_[i].fifth_classes;
  }
  for (std::size_t mask = 0; mask < fives_.size(); ++mask) fives_[mask] += other.fives_[mask];
  return *this;
}

std::vector<RuleFigures> RuleTally::figures() const {
  std::vector<RuleFigures> figures = figures_;
  for (std::size_t mask = 0; mask < fives_.size(); ++mask) {
    for (std::size_t i = 0; i < figures.size(); ++i) {
      if ((mask >> i & 1U) != 0) figures[i].five_stone_positions += fives_[mask];
    }
  }
  return figures;
}

}  // namespace shukei::analyzer

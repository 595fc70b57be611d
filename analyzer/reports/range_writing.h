#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "analyzer/enumeration/record_maker.h"
#include "analyzer/reports/level_ranges.h"
#include "analyzer/reports/rule_figures.h"
#include "db/build_work.h"

namespace shukei::analyzer {

/// What is counted while the positions of levels are written: what a build tells of the rules.
/// Not thread safe; tallies of several threads are added up.
class BuildTally {
 public:
  /// `rules` must outlive it.
  explicit BuildTally(const std::vector<RuleChoice>& rules) : by_rule_(rules) {}

  /// Adds the position of `rest` and the white stone `last`, together `stones` stones. Positions of
  /// four and five stones are what counts.
  void add(int stones, const Board& rest, Point last, const db::PositionRecord& record) {
    if (stones == 5) {
      by_rule_.add_five(record);
      if (record.forbidden != 0) ++forbidden_fifths_;
    } else if (stones == 4) {
      Board four = rest;
      four.place(Colour::white, last);
      by_rule_.add_four(four, record);
    }
  }
  BuildTally& operator+=(const BuildTally& other) {
    by_rule_ += other.by_rule_;
    forbidden_fifths_ += other.forbidden_fifths_;
    return *this;
  }

  /// RuleFigures of every rule: of those that reach other openings too, by rule_figures().
  [[nodiscard]] std::vector<RuleFigures> figures(const std::vector<RuleChoice>& rules) const;
  /// Five-stone positions with a black stone that was a forbidden last move.
  [[nodiscard]] std::uint64_t forbidden_fifths() const { return forbidden_fifths_; }

 private:
  RuleTally by_rule_;
  std::uint64_t forbidden_fifths_ = 0;
};

/// Told how many positions have been done since the last call; from any thread. May be empty.
using OnPositions = std::function<void(std::uint64_t)>;

/// Writes the positions of one range with a writer, and finishes it.
BuildTally write_range(const LevelRange& range, const std::vector<RuleChoice>& rules,
                       db::LevelWriter writer, const OnPositions& on_progress);

/// Writes all ranges that the work has not finished, in parallel on the current TBB arena; what is
/// counted is counted of the finished ones too. What is written does not depend on the number of
/// threads. Throws db::StorageError.
BuildTally write_ranges(db::BuildWork& work, const std::vector<LevelRange>& ranges,
                        const std::vector<RuleChoice>& rules, const OnPositions& on_progress);

/// What write_ranges() counts, of ranges that were written before or elsewhere.
BuildTally tally_ranges(const std::vector<LevelRange>& ranges,
                        const std::vector<RuleChoice>& rules);

}  // namespace shukei::analyzer

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "analyzer/enumeration/burnside_count.h"
#include "analyzer/enumeration/rule_list.h"
#include "rules/opening.h"
#include "rules/pattern_symmetry.h"

namespace shukei::analyzer {

/// Numbers of classes of fifth moves over a row's positions of four stones.
struct ClassFigures {
  int least = 0;
  int greatest = 0;
  std::uint64_t total = 0;
  ExactInteger offers;  ///< Different valid offers of StatisticsRow::offered fifths, summed.
};

/// The exhaustive figures of one opening under one rule and choice, or of all openings together.
struct StatisticsRow {
  std::optional<OpeningCode> opening;  ///< Nothing: all positions of the rule, each once.
  RuleChoice rule;
  int offered = 1;               ///< The number of fifths that `offers` counts.
  std::uint64_t fourths = 0;     ///< Fourth moves up to symmetry: positions of four stones.
  std::uint64_t symmetric = 0;   ///< Those with a symmetry of the board.
  std::uint64_t patterns = 0;    ///< Those whose pattern has a symmetry.
  std::uint64_t transposed = 0;  ///< Those that another opening or fourth move gives too.
  OpeningSet transposes_to{};    ///< The other openings that give them.
  ClassFigures pattern{};        ///< Under the pattern reading.
  ClassFigures board{};          ///< Under the board reading.

  [[nodiscard]] double mean(const ClassFigures& classes) const {
    return fourths == 0 ? 0.0 : static_cast<double>(classes.total) / static_cast<double>(fourths);
  }
};

/// Gathers the rows of one rule from positions of four stones, each given once up to symmetry.
class OpeningStatistics {
 public:
  /// `offered`: how many fifths an offer has; nothing: as many as the rule allows at most.
  OpeningStatistics(const RuleChoice& rule, std::optional<int> offered);
  ~OpeningStatistics();
  OpeningStatistics(OpeningStatistics&&) noexcept;
  OpeningStatistics& operator=(OpeningStatistics&&) noexcept;

  /// Counts a position in if it can arise under the rule. REQUIRES four stones in turns.
  void add(const Board& four);

  /// A row for each opening that the rule can give, in the order of codes.
  [[nodiscard]] std::vector<StatisticsRow> by_opening() const;
  /// The row over all openings.
  [[nodiscard]] const StatisticsRow& total() const;

 private:
  struct Rows;
  std::unique_ptr<Rows> rows_;
};

/// The statistics over all positions of four stones of a rule and choice, generated anew.
OpeningStatistics opening_statistics(const RuleChoice& rule, std::optional<int> offered);

}  // namespace shukei::analyzer

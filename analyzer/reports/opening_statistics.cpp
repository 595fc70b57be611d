#include "analyzer/reports/opening_statistics.h"

#include <algorithm>

#include "analyzer/enumeration/position_family.h"
#include "analyzer/reports/offer_count.h"
#include "rules/fifth_moves.h"

namespace shukei::analyzer {
namespace {

/// The two white stones' places in a reading: which was move 2 and which is left as move 4.
Point fourth_of(const Board& four, const OpeningReading& reading) {
  return (four.white() - PointSet{reading.second}).first();
}

void count_in(ClassFigures& figures, int classes, const ExactInteger& offers, bool first) {
  figures.least = first ? classes : std::min(figures.least, classes);
  figures.greatest = std::max(figures.greatest, classes);
  figures.total += static_cast<std::uint64_t>(classes);
  figures.offers += offers;
}

/// What a position adds to every row it belongs to.
struct PositionFigures {
  bool symmetric;
  bool pattern_symmetric;
  int pattern_classes;
  int board_classes;
  ExactInteger pattern_offers;
  ExactInteger board_offers;
};

void count_position(StatisticsRow& row, const PositionFigures& position) {
  const bool first = row.fourths == 0;
  ++row.fourths;
  row.symmetric += position.symmetric ? 1 : 0;
  row.patterns += position.pattern_symmetric ? 1 : 0;
  count_in(row.pattern, position.pattern_classes, position.pattern_offers, first);
  count_in(row.board, position.board_classes, position.board_offers, first);
}

}  // namespace

struct OpeningStatistics::Rows {
  Rows(const RuleChoice& asked, int offered)
      : rule(asked),
        pattern_offers(offered),
        board_offers(offered),
        total{.opening = {}, .rule = asked, .offered = offered} {
    for (int i = 0; i < kOpeningCount; ++i) {
      openings.push_back(total);
      openings.back().opening = OpeningCode::from_index(i);
    }
  }

  PositionFigures figures_of(const Board& four) {
    const PointSet candidates = fifth_candidates(rule.rule, rule.choice, four);
    const auto pattern = class_sizes(four, candidates, SymmetryReading::pattern);
    const auto board = class_sizes(four, candidates, SymmetryReading::board);
    return {.symmetric = board_stabiliser(four).size() > 1,
            .pattern_symmetric = stabiliser(four, SymmetryReading::pattern).size() > 1,
            .pattern_classes = static_cast<int>(pattern.size()),
            .board_classes = static_cast<int>(board.size()),
            .pattern_offers = pattern_offers(pattern),
            .board_offers = board_offers(board)};
  }

  /// The readings whose moves lie in the rule's boxes.
  [[nodiscard]] std::vector<OpeningReading> readings_of(const Board& four) const {
    const PointSet box = central_box(rule.rule.box_of_move(4, rule.choice));
    std::vector<OpeningReading> readings = distinct_opening_readings(four);
    std::erase_if(readings, [&](const OpeningReading& reading) {
      return !box.contains(fourth_of(four, reading));
    });
    return readings;
  }

  RuleChoice rule;
  OfferCounter pattern_offers;
  OfferCounter board_offers;
  std::vector<StatisticsRow> openings;
  StatisticsRow total;
};

OpeningStatistics::OpeningStatistics(const RuleChoice& rule, std::optional<int> offered)
    : rows_(std::make_unique<Rows>(
          rule, offered.value_or(rule.rule.offer_range(rule.choice).greatest))) {}
OpeningStatistics::~OpeningStatistics() = default;
OpeningStatistics::OpeningStatistics(OpeningStatistics&&) noexcept = default;
OpeningStatistics& OpeningStatistics::operator=(OpeningStatistics&&) noexcept = default;

void OpeningStatistics::add(const Board& four) {
  if (!is_possible(rows_->rule.rule, rows_->rule.choice, four)) return;
  const PositionFigures figures = rows_->figures_of(four);
  const std::vector<OpeningReading> readings = rows_->readings_of(four);
  const bool transposed = readings.size() > 1;
  count_position(rows_->total, figures);
  rows_->total.transposed += transposed ? 1 : 0;
  for (const OpeningReading& reading : readings) {
    StatisticsRow& row = rows_->openings[static_cast<std::size_t>(reading.code.index())];
    count_position(row, figures);
    row.transposed += transposed ? 1 : 0;
    for (const OpeningReading& other : readings) {
      if (other.code != reading.code) row.transposes_to.insert(other.code);
    }
  }
}

std::vector<StatisticsRow> OpeningStatistics::by_opening() const {
  std::vector<StatisticsRow> rows;
  for (const StatisticsRow& row : rows_->openings) {
    if (row.fourths > 0) rows.push_back(row);
  }
  return rows;
}

const StatisticsRow& OpeningStatistics::total() const { return rows_->total; }

OpeningStatistics opening_statistics(const RuleChoice& rule, std::optional<int> offered) {
  OpeningStatistics statistics(rule, offered);
  const PositionFamily family = PositionFamily::of_rule(rule.rule, rule.choice, 4);
  for (const BlackSet& black : black_sets(family)) {
    for_each_white_set(family, black, [&](const PointSet& rest, const PointSet& lasts) {
      for (const Point last : lasts) statistics.add(Board(black.stones, rest | PointSet{last}));
    });
  }
  return statistics;
}

}  // namespace shukei::analyzer

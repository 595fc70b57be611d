#include "analyzer/commands/game_statistics_chart.h"

#include <fmt/core.h>

#include <algorithm>

#include "analyzer/game_text.h"

namespace shukei::analyzer {
namespace {

BarChart::Bar bar_of(const GameStatisticsRow& row, bool offers) {
  BarChart::Bar bar;
  for (const std::string& value : row.values) {
    bar.label += (bar.label.empty() ? "" : ", ") + value;
  }
  const db::OutcomeCounts& all = row.results;
  if (offers) {
    bar.values = {static_cast<double>(all.total()), static_cast<double>(row.offered - all.total())};
    bar.note = fmt::format("{} of {} picked", all.total(), row.offered);
    return bar;
  }
  for (const std::uint64_t count : {all.black, all.draw, all.white, all.unknown}) {
    bar.values.push_back(static_cast<double>(count));
  }
  bar.note = fmt::format("{}: {}", all.total(), in_words(black_score(all)));
  return bar;
}

/// Whether the games of a row tell every key. Those that do not are no bar: they are many where a
/// source tells little, and would leave no room for the others.
bool is_told(const GameStatisticsRow& row) {
  return std::none_of(row.values.begin(), row.values.end(),
                      [](const std::string& value) { return value.empty(); });
}

std::vector<std::string> caption_of(const std::vector<GameStatisticsRow>& rows,
                                    std::size_t all_rows, std::size_t bars, bool offers) {
  std::vector<std::string> caption;
  if (!offers) {
    caption.emplace_back(
        "At the right: games, Black's score (a draw is half a win) and its 95 % interval.");
  }
  std::uint64_t left_out = 0;
  for (const GameStatisticsRow& row : rows) left_out += is_told(row) ? 0 : row.offered;
  if (left_out > 0) {
    caption.push_back(
        fmt::format("Left out: {} games that do not tell, or whose first moves are "
                    "none of the 26 openings.",
                    left_out));
  }
  if (bars < all_rows) {
    caption.push_back(fmt::format("{} of {} rows.", bars, all_rows));
  }
  return caption;
}

}  // namespace

BarChart game_statistics_chart(const GameStatistics& statistics,
                               const std::vector<GameStatisticsRow>& rows, std::size_t all_rows) {
  constexpr std::size_t kMostBars = 60;
  const bool offers = statistics.has(GameKey::offer);
  BarChart chart;
  chart.parts = offers ? std::vector<std::string>{"picked", "offered and not picked"}
                       : std::vector<std::string>{"Black wins", "draws", "White wins", "unknown"};
  for (const GameStatisticsRow& row : rows) {
    if (is_told(row) && chart.bars.size() < kMostBars) chart.bars.push_back(bar_of(row, offers));
  }
  std::string keys;
  for (const GameKey key : statistics.keys()) {
    keys.append(keys.empty() ? "" : ", ").append(to_string(key));
  }
  chart.title = fmt::format("{} games by {}", statistics.games(), keys);
  chart.caption = caption_of(rows, all_rows, chart.bars.size(), offers);
  return chart;
}

}  // namespace shukei::analyzer

#include "db/games/visit_sums.h"

#include <algorithm>
#include <utility>

namespace shukei::db {

VisitSums::VisitSums(std::vector<std::span<const GameVisit>> runs, Facts facts)
    : runs_(std::move(runs)), facts_(std::move(facts)) {
  std::erase_if(runs_, [](const auto& run) { return run.empty(); });
  std::make_heap(runs_.begin(), runs_.end(), &later);
}

const GameVisit* VisitSums::take() {
  std::pop_heap(runs_.begin(), runs_.end(), &later);
  auto& run = runs_.back();
  const GameVisit* const visit = run.data();
  run = run.subspan(1);
  if (run.empty())
    runs_.pop_back();
  else
    std::push_heap(runs_.begin(), runs_.end(), &later);
  return visit;
}

void VisitSums::take_position(const StatisticsKey& position) {
  here_.clear();
  while (!runs_.empty() && runs_.front().front().position == position) {
    const GameVisit* const visit = take();
    if (const auto facts = facts_(*visit)) here_.push_back({visit, *facts});
  }
}

void VisitSums::write_value() {
  value_.clear();
  if (here_.size() == 1) {
    append_single_visit(here_.front().facts, here_.front().visit->move, value_);
    return;
  }
  PositionStatistics sum;
  for (const auto& [visit, facts] : here_) {
    if (!visit->again) sum.add_visit(facts);
    if (visit->move) sum.add_move(*visit->move, facts);
  }
  value_ = encode_statistics(sum);
}

bool VisitSums::next() {
  here_.clear();
  while (here_.empty() && !runs_.empty()) {
    key_ = runs_.front().front().position;
    take_position(key_);
  }
  if (here_.empty()) return false;
  write_value();
  return true;
}

}  // namespace shukei::db

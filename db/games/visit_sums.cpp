#include "db/games/visit_sums.h"

#include <algorithm>
#include <string>

#include "db/games/position_statistics.h"

namespace shukei::db {
namespace {

/// The visits of all chunks in one ascending order.
class MergedVisits {
 public:
  explicit MergedVisits(const ParsedFile& file) {
    for (const auto& chunk : file.chunks) {
      const std::vector<GameVisit>& visits = chunk->visits();
      if (!visits.empty()) runs_.push_back({visits.data(), visits.data() + visits.size()});
    }
    std::make_heap(runs_.begin(), runs_.end(), &later);
  }

  /// The next visit; nullptr at the end.
  const GameVisit* next() {
    if (runs_.empty()) return nullptr;
    std::pop_heap(runs_.begin(), runs_.end(), &later);
    Run& run = runs_.back();
    const GameVisit* const visit = run.next++;
    if (run.next == run.end)
      runs_.pop_back();
    else
      std::push_heap(runs_.begin(), runs_.end(), &later);
    return visit;
  }

 private:
  struct Run {
    const GameVisit* next;
    const GameVisit* end;
  };
  static bool later(const Run& a, const Run& b) { return precedes(*b.next, *a.next); }

  std::vector<Run> runs_;
};

class Summing {
 public:
  Summing(const ParsedFile& file, const std::vector<std::uint32_t>& numbers,
          const std::vector<RuleNumber>& rules, ImportTransaction& transaction)
      : file_(file), numbers_(numbers), rules_(rules), transaction_(transaction) {}

  void run() {
    MergedVisits visits(file_);
    while (const GameVisit* const visit = visits.next()) {
      if (numbers_[visit->game] == 0) continue;
      if (!here_.empty() && here_.front()->position != visit->position) write();
      here_.push_back(visit);
    }
    if (!here_.empty()) write();
  }

 private:
  [[nodiscard]] PositionVisit facts_of(const GameVisit& visit) const {
    const GameClass& known = file_.game_class(visit.game);
    return {static_cast<GameNumber>(numbers_[visit.game]), rules_[known.rule], known.year,
            known.result};
  }

  [[nodiscard]] std::string sum() const {
    PositionStatistics statistics;
    for (const GameVisit* const visit : here_) {
      const PositionVisit facts = facts_of(*visit);
      if (!visit->again) statistics.add_visit(facts);
      if (visit->move) statistics.add_move(*visit->move, facts);
    }
    return encode_statistics(statistics);
  }

  void write() {
    value_.clear();
    if (here_.size() == 1)
      append_single_visit(facts_of(*here_.front()), here_.front()->move, value_);
    else
      value_ = sum();
    transaction_.merge(GamesFamily::position_statistics, here_.front()->position.bytes(), value_);
    here_.clear();
  }

  const ParsedFile& file_;
  const std::vector<std::uint32_t>& numbers_;
  const std::vector<RuleNumber>& rules_;
  ImportTransaction& transaction_;
  std::vector<const GameVisit*> here_;  ///< Those of one position.
  std::string value_;
};

}  // namespace

void add_statistics(ParsedFile& file, const std::vector<std::uint32_t>& numbers,
                    const std::vector<RuleNumber>& rules, ImportTransaction& transaction) {
  Summing(file, numbers, rules, transaction).run();
  for (const auto& chunk : file.chunks) chunk->drop_visits();
}

}  // namespace shukei::db

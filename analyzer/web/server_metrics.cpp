#include "analyzer/web/server_metrics.h"

#include "analyzer/output/output.h"

namespace shukei::analyzer {

void ServerMetrics::count(std::string_view kind, unsigned status, std::chrono::microseconds took) {
  const std::lock_guard lock(mutex_);
  ++answers_[{std::string(kind), status}];
  for (std::size_t i = 0; i < kTimes.size(); ++i) {
    if (took.count() <= kTimes[i]) ++within_[i];
  }
  ++all_;
  microseconds_ += took.count();
}

std::string ServerMetrics::text() const {
  const std::lock_guard lock(mutex_);
  Output text = Output::in_memory({});
  text.print(
      "# HELP shukei_connections Connections that are open.\n# TYPE shukei_connections gauge\n");
  text.print("shukei_connections {}\n", connections_.load());
  text.print("# HELP shukei_answers_total Answers by what was asked and by HTTP status.\n");
  text.print("# TYPE shukei_answers_total counter\n");
  for (const auto& [what, number] : answers_) {
    text.print("shukei_answers_total{{kind=\"{}\",status=\"{}\"}} {}\n", what.first, what.second,
               number);
  }
  text.print("# HELP shukei_answer_seconds Time from a whole request to its answer.\n");
  text.print("# TYPE shukei_answer_seconds histogram\n");
  for (std::size_t i = 0; i < kTimes.size(); ++i) {
    text.print("shukei_answer_seconds_bucket{{le=\"{}\"}} {}\n",
               static_cast<double>(kTimes[i]) / 1e6, within_[i]);
  }
  text.print("shukei_answer_seconds_bucket{{le=\"+Inf\"}} {}\n", all_);
  text.print("shukei_answer_seconds_sum {}\n", static_cast<double>(microseconds_) / 1e6);
  text.print("shukei_answer_seconds_count {}\n", all_);
  return text.text();
}

}  // namespace shukei::analyzer

#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace shukei::analyzer {

/// Figures of a running server. Thread safe.
class ServerMetrics {
 public:
  void connection_opened() { ++connections_; }
  void connection_closed() { --connections_; }
  [[nodiscard]] std::int64_t connections() const { return connections_; }
  /// Counts an answer; `kind` is one of a few words (HttpAnswer::kind).
  void count(std::string_view kind, unsigned status, std::chrono::microseconds took);

  /// All of it in the text form of Prometheus (version 0.0.4).
  [[nodiscard]] std::string text() const;

 private:
  /// Upper ends of the classes by which times are counted, in microseconds.
  static constexpr std::array<std::int64_t, 11> kTimes{
      250, 500, 1000, 2500, 5000, 10'000, 20'000, 50'000, 100'000, 500'000, 2'000'000};

  std::atomic<std::int64_t> connections_{0};
  mutable std::mutex mutex_;
  std::map<std::pair<std::string, unsigned>, std::uint64_t, std::less<>> answers_;
  std::array<std::uint64_t, kTimes.size()> within_{};
  std::uint64_t all_ = 0;
  std::int64_t microseconds_ = 0;
};

}  // namespace shukei::analyzer

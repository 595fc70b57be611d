#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>

#include "analyzer/output/output_settings.h"

namespace shukei::analyzer {

/// Shows on standard error how far a long piece of work is: the part done, the rate, the time that
/// remains. Silent unless standard error is a terminal and quiet is off; the line is wiped when the
/// work ends. advance() is thread safe and costs an atomic addition and a look at the clock.
class Progress {
 public:
  /// `total` is how many `units` there are to do; 0 when that is not known.
  Progress(const OutputSettings& settings, std::string label, std::string units,
           std::uint64_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Progress of answers that are written while the work goes on: nothing is known of how many
  /// there will be, and nothing is painted where it would mingle with them.
  static Progress of_answers(OutputSettings settings, std::string label, std::string units) {
    settings.progress = settings.progress && !settings.terminal;
    return Progress(settings, std::move(label), std::move(units), 0);
  }

  void advance(std::uint64_t count);

  /// Tells on standard error what was done and how fast, as total_line() says it: on a terminal
  /// that progress was shown on always, elsewhere when that was kWorthTelling units or more, with
  /// quiet never.
  void tell_total();
  static constexpr std::uint64_t kWorthTelling = 100'000;

 private:
  using Clock = std::chrono::steady_clock;
  void repaint(Clock::time_point now);

  std::string label_;
  std::string units_;
  std::uint64_t total_;
  bool shown_;
  bool quiet_;
  int width_;
  Clock::time_point began_ = Clock::now();
  std::atomic<std::uint64_t> done_{0};
  std::atomic<std::int64_t> next_repaint_{0};  ///< Milliseconds after began_.
  std::mutex painting_;
};

/// What the progress line says: "label  43 %  12.3 M units/s  0:12 left". `done` may exceed
/// `total`; a total of 0 is not known.
std::string progress_line(std::string_view label, std::string_view units, std::uint64_t done,
                          std::uint64_t total, double seconds);

/// "offer: 2,000,000 lines in 5.2 s, 388,000/s"; the rate to three digits.
std::string total_line(std::string_view label, std::string_view units, std::uint64_t done,
                       double seconds);

}  // namespace shukei::analyzer

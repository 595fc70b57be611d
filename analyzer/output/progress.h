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

  void advance(std::uint64_t count);

 private:
  using Clock = std::chrono::steady_clock;
  void repaint(Clock::time_point now);

  std::string label_;
  std::string units_;
  std::uint64_t total_;
  bool shown_;
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

}  // namespace shukei::analyzer

#include "analyzer/output/progress.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>

namespace shukei::analyzer {
namespace {

constexpr std::int64_t kRepaintEvery = 100;  // milliseconds

std::string with_magnitude(double number) {
  if (number >= 1e9) return fmt::format("{:.1f} G ", number / 1e9);
  if (number >= 1e6) return fmt::format("{:.1f} M ", number / 1e6);
  if (number >= 1e3) return fmt::format("{:.1f} k ", number / 1e3);
  return fmt::format("{:.0f} ", number);
}

/// "2,000,000".
std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t end = digits.size(); end > 3; end -= 3) digits.insert(end - 3, ",");
  return digits;
}

/// The nearest number of at most three digits and zeros.
std::uint64_t to_three_digits(double number) {
  double unit = 1;
  while (number / unit >= 1000) unit *= 10;
  return static_cast<std::uint64_t>(std::llround(number / unit) * std::llround(unit));
}

std::string minutes_and_seconds(double seconds) {
  const auto whole = std::llround(seconds);
  if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
  return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

void write_to_standard_error(std::string_view text) {
  // What cannot be shown is not worth an error.
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace

std::string progress_line(std::string_view label, std::string_view units, std::uint64_t done,
                          std::uint64_t total, double seconds) {
  std::string line(label);
  const auto finished = static_cast<double>(std::min(done, total == 0 ? done : total));
  const double rate = seconds > 0 ? finished / seconds : 0;
  if (total > 0) {
    line += fmt::format("  {:.0f} %", 100 * finished / static_cast<double>(total));
  } else {
    line += fmt::format("  {}{}", with_magnitude(finished), units);
  }
  line += fmt::format("  {}{}/s", with_magnitude(rate), units);
  if (total > 0 && rate > 0) {
    const double left = (static_cast<double>(total) - finished) / rate;
    line += fmt::format("  {} left", minutes_and_seconds(left));
  }
  return line;
}

std::string total_line(std::string_view label, std::string_view units, std::uint64_t done,
                       double seconds) {
  std::string line = fmt::format("{}: {} {} in {:.1f} s", label, grouped(done), units, seconds);
  if (seconds > 0) {
    const double rate = static_cast<double>(done) / seconds;
    line += fmt::format(", {}/s", grouped(to_three_digits(rate)));
  }
  return line;
}

Progress::Progress(const OutputSettings& settings, std::string label, std::string units,
                   std::uint64_t total)
    : label_(std::move(label)),
      units_(std::move(units)),
      total_(total),
      shown_(settings.progress && !settings.quiet),
      quiet_(settings.quiet),
      width_(settings.width) {}

Progress::~Progress() {
  if (shown_) write_to_standard_error("\r\x1b[K");
}

void Progress::advance(std::uint64_t count) {
  done_.fetch_add(count, std::memory_order_relaxed);
  if (!shown_) return;
  const auto now = Clock::now();
  const auto elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(now - began_).count();
  std::int64_t due = next_repaint_.load(std::memory_order_relaxed);
  if (elapsed < due || !next_repaint_.compare_exchange_strong(due, elapsed + kRepaintEvery)) return;
  const std::unique_lock lock(painting_, std::try_to_lock);
  if (lock) repaint(now);
}

void Progress::tell_total() {
  const std::uint64_t done = done_.load();
  if (quiet_ || (!shown_ && done < kWorthTelling)) return;
  const double seconds = std::chrono::duration<double>(Clock::now() - began_).count();
  const std::string line = total_line(label_, units_, done, seconds);
  write_to_standard_error((shown_ ? "\r\x1b[K" : "") + line + "\n");
}

void Progress::repaint(Clock::time_point now) {
  const double seconds = std::chrono::duration<double>(now - began_).count();
  std::string line = progress_line(label_, units_, done_.load(), total_, seconds);
  const auto room = static_cast<std::size_t>(std::max(1, width_ - 1));
  if (line.size() > room) line.resize(room);
  write_to_standard_error("\r" + line + "\x1b[K");
}

}  // namespace shukei::analyzer

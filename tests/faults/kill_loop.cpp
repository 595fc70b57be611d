#include "tests/faults/kill_loop.h"

#include <gtest/gtest.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): SIGKILL is POSIX

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <thread>

namespace shukei::faults {
namespace {

constexpr std::uint64_t kUsualSeed = 20261130;
constexpr double kBeyond = 1.1;  ///< Some runs are let go to their end.

std::uint64_t seed_of_environment() {
  const char* const given = std::getenv("SHUKEI_FAULTS_SEED");
  return given == nullptr ? kUsualSeed : std::strtoull(given, nullptr, 10);
}

}  // namespace

KillLoop::KillLoop(std::string name, int kills, std::chrono::microseconds duration)
    : name_(std::move(name)), duration_(duration), seed_(seed_of_environment()), random_(seed_) {
  const double part = kBeyond * static_cast<double>(duration.count()) / kills;
  for (int i = 0; i < kills; ++i) {
    const double inside = std::uniform_real_distribution<double>(0, 1)(random_);
    moments_.emplace_back(static_cast<std::int64_t>((i + inside) * part));
  }
  std::shuffle(moments_.begin(), moments_.end(), random_);
}

KillLoop::~KillLoop() {
  std::cout << name_ << ": " << next_ << " runs, " << killed_ << " ended before they were done, in "
            << duration_.count() / 1000 << " ms each, seed " << seed_ << "\n";
  EXPECT_GT(killed_, 0) << "no run was ended before it was done";
}

Answer KillLoop::end_next(const std::vector<std::string>& arguments, int signal) {
  ProgramRun program(arguments);
  std::this_thread::sleep_for(moments_[next_++ % moments_.size()]);
  if (program.is_running()) ++killed_;
  program.send(signal);
  return program.wait();
}

bool KillLoop::kill_next(const std::vector<std::string>& arguments) {
  return end_next(arguments, SIGKILL).signal == SIGKILL;
}

std::size_t KillLoop::choose(std::size_t limit) {
  return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random_);
}

}  // namespace shukei::faults

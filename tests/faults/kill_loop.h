#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "tests/faults/fault_place.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::faults {

/// How many runs of each command are killed; together 200 at least.
struct Kills {
  static constexpr int kBuilds = rounds(30);
  static constexpr int kImportsOfFiles = rounds(40);
  static constexpr int kImportsOneByOne = rounds(25);
  static constexpr int kLargeImports = rounds(20);
  static constexpr int kLibraries = rounds(20);
  static constexpr int kBackups = rounds(30);
  static constexpr int kRestores = rounds(20);
  static constexpr int kUpgrades = rounds(25);
  static constexpr int kNotes = rounds(40);
};
static_assert(Kills::kBuilds + Kills::kImportsOfFiles + Kills::kImportsOneByOne +
                      Kills::kLargeImports + Kills::kLibraries + Kills::kBackups +
                      Kills::kRestores + Kills::kUpgrades + Kills::kNotes >=
                  200 ||
              kIsSanitized);

/// Ends runs of a command at random moments that are spread over the whole of its duration, one
/// in each of `kills` equal parts, in random order. The seed is printed; SHUKEI_FAULTS_SEED sets
/// it.
class KillLoop {
 public:
  /// `duration` is how long a run takes that nobody kills.
  KillLoop(std::string name, int kills, std::chrono::microseconds duration);
  /// Prints how many runs were killed before their end; adds a failure when none was.
  ~KillLoop();
  KillLoop(const KillLoop&) = delete;
  KillLoop& operator=(const KillLoop&) = delete;

  /// Starts the next run and kills it at its moment. Whether it was still running then.
  bool kill_next(const std::vector<std::string>& arguments);
  /// The same by another signal; how it ended.
  Answer end_next(const std::vector<std::string>& arguments, int signal);
  /// A number below `limit`.
  std::size_t choose(std::size_t limit);

 private:
  std::string name_;
  std::chrono::microseconds duration_;
  std::uint64_t seed_;
  std::mt19937_64 random_;
  std::vector<std::chrono::microseconds> moments_;
  std::size_t next_ = 0;
  int killed_ = 0;
};

}  // namespace shukei::faults

#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace shukei::faults {

/// Under which conditions the program is started.
struct Conditions {
  std::optional<std::uint64_t> open_files = {};  ///< The most that may be open (RLIMIT_NOFILE).
  std::optional<std::uint64_t> file_size = {};   ///< The greatest file, in bytes (RLIMIT_FSIZE).
  std::string clock = {};                        ///< How far its clock is off: "-10y" (faketime).
  bool reader_gone = false;  ///< Standard output is a pipe that nobody reads any more.
};

/// How a run of the program ended.
struct Answer {
  int status = -1;  ///< Its exit status; -1 when a signal ended it.
  int signal = 0;
  std::string output;
  std::string errors;

  [[nodiscard]] bool is_done() const { return status == 0; }
  /// Whether it says what is wrong as it should: status 3 and one line.
  [[nodiscard]] bool is_fault() const;
};

/// The real program, running beside the test.
class ProgramRun {
 public:
  explicit ProgramRun(const std::vector<std::string>& arguments, const Conditions& conditions = {});
  /// Kills it when it still runs.
  ~ProgramRun();
  ProgramRun(const ProgramRun&) = delete;
  ProgramRun& operator=(const ProgramRun&) = delete;

  /// Does nothing when the program is known to have ended.
  void send(int signal) const;
  [[nodiscard]] bool is_running();
  Answer wait();

 private:
  [[noreturn]] void become_program(const std::vector<std::string>& arguments,
                                   const Conditions& conditions) const;
  void reap(int options);

  int output_;
  int errors_;
  pid_t process_ = -1;
  std::optional<int> ended_;
};

/// Runs it to its end.
Answer run(const std::vector<std::string>& arguments, const Conditions& conditions = {});

/// How long a run takes; adds a failure when it does not end well.
std::chrono::microseconds duration_of(const std::vector<std::string>& arguments);

}  // namespace shukei::faults

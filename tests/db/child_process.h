#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace shukei::db {

/// A started storage_child, its standard output read through a pipe. It is started as a new
/// program, so threads of the test do not matter.
class ChildProcess {
 public:
  explicit ChildProcess(const std::vector<std::string>& arguments);
  /// Kills it when it still runs.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  [[nodiscard]] pid_t pid() const { return pid_; }
  /// The next line it prints; "" when it prints no more.
  std::string read_line();
  /// kill -9, and waits until it is gone.
  void kill();
  /// Waits for its end: its exit status, or -1 when it was killed.
  int wait();

 private:
  pid_t pid_ = -1;
  int output_ = -1;
  bool running_ = false;
};

}  // namespace shukei::db

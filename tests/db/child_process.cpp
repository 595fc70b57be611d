#include "tests/db/child_process.h"

#include <fcntl.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): kill is POSIX
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <stdexcept>

namespace shukei::db {

ChildProcess::ChildProcess(const std::vector<std::string>& arguments) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  std::string program = SHUKEI_STORAGE_CHILD;
  std::vector<std::string> texts = arguments;
  std::vector<char*> pointers{program.data()};
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  const int error =
      ::posix_spawn(&pid_, program.c_str(), &actions, nullptr, pointers.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  output_ = ends[0];
  if (error != 0) throw std::runtime_error("cannot start " + program);
  running_ = true;
}

ChildProcess::~ChildProcess() {
  if (running_) kill();
  ::close(output_);
}

std::string ChildProcess::read_line() {
  std::string line;
  char letter = 0;
  while (::read(output_, &letter, 1) == 1 && letter != '\n') line += letter;
  return line;
}

void ChildProcess::kill() {
  ::kill(pid_, SIGKILL);
  wait();
}

int ChildProcess::wait() {
  int status = 0;
  ::waitpid(pid_, &status, 0);
  running_ = false;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace shukei::db

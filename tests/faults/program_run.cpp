#include "tests/faults/program_run.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): kill is POSIX
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace shukei::faults {
namespace {

/// A file in memory, so that no reader is needed while the program writes.
int memory_file(const char* name) {
  const int file = ::memfd_create(name, MFD_CLOEXEC);
  if (file < 0) throw std::runtime_error("no file in memory");
  return file;
}

std::string text_of(int file) {
  std::string text;
  std::array<char, 1 << 14> part{};
  ::lseek(file, 0, SEEK_SET);
  for (ssize_t size = 0; (size = ::read(file, part.data(), part.size())) > 0;)
    text.append(part.data(), static_cast<std::size_t>(size));
  return text;
}

void limit(int what, std::optional<std::uint64_t> most) {
  if (!most) return;
  const rlimit both{*most, *most};
  ::setrlimit(static_cast<__rlimit_resource>(what), &both);
}

/// Gives standard output to a pipe whose reading end is closed.
void lose_reader() {
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) != 0) ::_exit(126);
  ::close(ends[0]);
  ::dup2(ends[1], STDOUT_FILENO);
  ::close(ends[1]);
}

}  // namespace

bool Answer::is_fault() const {
  return status == 3 && std::count(errors.begin(), errors.end(), '\n') == 1 &&
         errors.starts_with("shukei: ");
}

ProgramRun::ProgramRun(const std::vector<std::string>& arguments, const Conditions& conditions)
    : output_(memory_file("output")), errors_(memory_file("errors")), process_(::fork()) {
  if (process_ < 0) throw std::runtime_error("cannot fork");
  if (process_ == 0) become_program(arguments, conditions);
}

void ProgramRun::become_program(const std::vector<std::string>& arguments,
                                const Conditions& conditions) const {
  ::dup2(::open("/dev/null", O_RDONLY), STDIN_FILENO);
  ::dup2(output_, STDOUT_FILENO);
  ::dup2(errors_, STDERR_FILENO);
  if (conditions.reader_gone) lose_reader();
  limit(RLIMIT_NOFILE, conditions.open_files);
  limit(RLIMIT_FSIZE, conditions.file_size);
  std::vector<std::string> words{SHUKEI_PROGRAM};
  if (!conditions.clock.empty()) words = {"faketime", "-f", conditions.clock, SHUKEI_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  ::execvp(pointers[0], pointers.data());
  ::_exit(127);
}

ProgramRun::~ProgramRun() {
  if (!ended_) {
    send(SIGKILL);
    reap(0);
  }
  ::close(output_);
  ::close(errors_);
}

void ProgramRun::send(int signal) const {
  // Until it is waited for nobody else can have its number, afterwards anybody.
  if (!ended_) ::kill(process_, signal);
}

void ProgramRun::reap(int options) {
  int status = 0;
  if (!ended_ && ::waitpid(process_, &status, options) == process_) ended_ = status;
}

bool ProgramRun::is_running() {
  reap(WNOHANG);
  return !ended_;
}

Answer ProgramRun::wait() {
  reap(0);
  Answer answer;
  if (WIFEXITED(*ended_)) answer.status = WEXITSTATUS(*ended_);
  if (WIFSIGNALED(*ended_)) answer.signal = WTERMSIG(*ended_);
  answer.output = text_of(output_);
  answer.errors = text_of(errors_);
  return answer;
}

Answer run(const std::vector<std::string>& arguments, const Conditions& conditions) {
  return ProgramRun(arguments, conditions).wait();
}

std::chrono::microseconds duration_of(const std::vector<std::string>& arguments) {
  const auto start = std::chrono::steady_clock::now();
  const Answer answer = run(arguments);
  EXPECT_EQ(answer.status, 0) << answer.errors;
  return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() -
                                                               start);
}

}  // namespace shukei::faults

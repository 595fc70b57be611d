#include "db/build_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string>

#include "db/storage_error.h"

namespace shukei::db {
namespace {

/// " (process 4711)", or nothing when the file does not say.
std::string holder(int file) {
  std::array<char, 16> text{};
  const ssize_t size = ::pread(file, text.data(), text.size(), 0);
  std::string number;
  for (ssize_t i = 0; i < size; ++i) {
    const char digit = text[static_cast<std::size_t>(i)];
    if (digit < '0' || digit > '9') break;
    number += digit;
  }
  return number.empty() ? "" : " (process " + number + ")";
}

}  // namespace

BuildLock::BuildLock(const std::filesystem::path& database, std::string_view doing)
    : file_(::open((database.string() + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644)) {
  if (file_ < 0) throw system_error(errno, database.string() + ".lock", "cannot lock");
  if (::flock(file_, LOCK_EX | LOCK_NB) != 0) {
    const int error = errno;
    const std::string who = holder(file_);
    ::close(file_);
    if (error != EWOULDBLOCK) throw system_error(error, database.string(), "cannot lock");
    throw StorageError(
        StorageFault::locked, database.string(),
        "another process" + who + " is " + std::string(doing) + " here; wait until it has ended");
  }
  const std::string pid = std::to_string(::getpid()) + "\n";
  if (::ftruncate(file_, 0) != 0 || ::pwrite(file_, pid.data(), pid.size(), 0) < 0) {
    const int error = errno;
    ::close(file_);
    throw system_error(error, database.string() + ".lock", "cannot write");
  }
}

BuildLock::~BuildLock() { ::close(file_); }

}  // namespace shukei::db

#include "db/import/byte_source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "rules/parse_error.h"

namespace shukei::db {
namespace {

[[noreturn]] void refuse(const std::string& name, const std::string& why) {
  throw ParseError(name, 0, 0, why);
}

[[noreturn]] void refuse_for_errno(const std::string& name, const std::string& what) {
  refuse(name, what + ": " + std::strerror(errno));
}

/// An open file descriptor, closed with its owner.
class FileDescriptor {
 public:
  explicit FileDescriptor(int number) : number_(number) {}
  FileDescriptor(FileDescriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  FileDescriptor& operator=(FileDescriptor&&) = delete;
  ~FileDescriptor() {
    if (number_ >= 0) ::close(number_);
  }
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

struct stat status_of(const FileDescriptor& file, const std::string& name) {
  struct stat status {};
  if (::fstat(file.number(), &status) != 0) refuse_for_errno(name, "cannot be examined");
  return status;
}

bool same_state(const struct stat& a, const struct stat& b) {
  return a.st_size == b.st_size && a.st_mtim.tv_sec == b.st_mtim.tv_sec &&
         a.st_mtim.tv_nsec == b.st_mtim.tv_nsec;
}

class FileSource : public ByteSource {
 public:
  FileSource(std::string name, FileDescriptor file)
      : ByteSource(std::move(name)),
        file_(std::move(file)),
        opened_(status_of(file_, this->name())) {
    ::posix_fadvise(file_.number(), 0, 0, POSIX_FADV_SEQUENTIAL);
  }

  std::size_t read(std::span<char> buffer) override {
    ssize_t count = 0;
    do {
      count = ::pread(file_.number(), buffer.data(), buffer.size(), offset_);
    } while (count < 0 && errno == EINTR);
    if (count < 0) refuse_for_errno(name(), "cannot be read at byte " + std::to_string(offset_));
    offset_ += count;
    return static_cast<std::size_t>(count);
  }

  void rewind() override { offset_ = 0; }

  [[nodiscard]] std::uint64_t size() const override {
    return static_cast<std::uint64_t>(opened_.st_size);
  }

  void check_unchanged() override {
    if (!same_state(opened_, status_of(file_, name()))) {
      refuse(name(), "was changed while it was read");
    }
  }

 private:
  FileDescriptor file_;
  struct stat opened_;
  off_t offset_ = 0;
};

std::string kind_of(mode_t mode) {
  if (S_ISDIR(mode)) return "a directory";
  if (S_ISFIFO(mode)) return "a pipe";
  if (S_ISSOCK(mode)) return "a socket";
  return "a device";
}

void write_all(int file, std::span<const char> bytes, const std::string& name) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(file, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) refuse_for_errno(name, "cannot be copied to a temporary file");
    bytes = bytes.subspan(static_cast<std::size_t>(count));
  }
}

std::string too_large(std::uint64_t largest) {
  return "is larger than " + std::to_string(largest) + " bytes, the most that is read";
}

/// A nameless temporary file with all that standard input has to give.
FileDescriptor spool_standard_input(const std::string& name, std::uint64_t largest,
                                    std::string_view taken) {
  std::FILE* const temporary = std::tmpfile();
  if (temporary == nullptr) refuse_for_errno(name, "cannot be copied to a temporary file");
  FileDescriptor file(::dup(::fileno(temporary)));
  std::fclose(temporary);
  write_all(file.number(), taken, name);
  std::array<char, 65536> buffer;
  std::uint64_t total = taken.size();
  for (;;) {
    const ssize_t count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) refuse_for_errno(name, "cannot be read");
    if (count == 0) return file;
    total += static_cast<std::uint64_t>(count);
    if (total > largest) refuse(name, too_large(largest));
    write_all(file.number(), {buffer.data(), static_cast<std::size_t>(count)}, name);
  }
}

FileDescriptor open_standard_input(const std::string& name, std::uint64_t largest,
                                   std::string_view taken) {
  FileDescriptor input(::dup(STDIN_FILENO));
  if (input.number() < 0) refuse_for_errno(name, "cannot be read");
  const struct stat status = status_of(input, name);
  if (S_ISDIR(status.st_mode)) refuse(name, "is a directory, not a file");
  if (S_ISREG(status.st_mode)) return input;
  return spool_standard_input(name, largest, taken);
}

/// Opened so that a pipe without a writer does not block.
FileDescriptor open_path(const std::string& path) {
  FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
  if (file.number() < 0) refuse_for_errno(path, "cannot be opened");
  const struct stat status = status_of(file, path);
  if (!S_ISREG(status.st_mode)) refuse(path, "is " + kind_of(status.st_mode) + ", not a file");
  return file;
}

}  // namespace

std::size_t ByteSource::fill(std::span<char> buffer) {
  std::size_t filled = 0;
  while (filled < buffer.size()) {
    const std::size_t count = read(buffer.subspan(filled));
    if (count == 0) break;
    filled += count;
  }
  return filled;
}

std::size_t MemorySource::read(std::span<char> buffer) {
  const std::size_t count = std::min(buffer.size(), bytes_.size() - offset_);
  std::copy_n(bytes_.begin() + static_cast<std::ptrdiff_t>(offset_), count, buffer.begin());
  offset_ += count;
  return count;
}

std::unique_ptr<ByteSource> open_source(const std::string& path, std::uint64_t largest,
                                        std::string_view taken) {
  const bool is_input = path == "-";
  const std::string name = is_input ? "standard input" : path;
  auto source = std::make_unique<FileSource>(
      name, is_input ? open_standard_input(name, largest, taken) : open_path(path));
  if (source->size() == 0) refuse(name, "is empty");
  if (source->size() > largest) refuse(name, too_large(largest));
  return source;
}

}  // namespace shukei::db

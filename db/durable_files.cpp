#include "db/durable_files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <system_error>
#include <vector>

#include "db/parallel_tasks.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

/// A file descriptor that is closed again.
class OpenFile {
 public:
  OpenFile(const std::filesystem::path& path, int flags, const char* doing)
      : number_(::open(path.c_str(), flags | O_CLOEXEC, 0644)) {
    if (number_ < 0) throw system_error(errno, path.string(), doing);
  }
  ~OpenFile() { ::close(number_); }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

void write_all(const OpenFile& file, const std::filesystem::path& path, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file.number(), text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) throw system_error(errno, path.string(), "cannot write");
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

/// Why a copy failed: the library tells of a full disk as of any other fault.
std::error_code full_disk_or(const std::error_code& told, const std::filesystem::path& from,
                             const std::filesystem::path& to) {
  std::error_code ignored;
  std::filesystem::remove(to, ignored);
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(from, error);
  if (error) return error;
  const std::uintmax_t room = std::filesystem::space(to.parent_path(), error).available;
  return !error && room < size ? std::make_error_code(std::errc::no_space_on_device) : told;
}

}  // namespace

void sync_path(const std::filesystem::path& path) {
  const OpenFile file(path, O_RDONLY, "cannot open");
  // Some file systems cannot hand over a directory by itself, and say EINVAL.
  if (::fsync(file.number()) != 0 && errno != EINVAL)
    throw system_error(errno, path.string(), "cannot write to the disk");
}

void sync_tree(const std::filesystem::path& directory) {
  // File systems answer several requests at once in little more time than one.
  constexpr int kAtOnce = 8;
  std::vector<std::function<void()>> tasks;
  for (const auto& entry : std::filesystem::directory_iterator(directory))
    tasks.emplace_back([path = entry.path()] { sync_path(path); });
  run_in_parallel(kAtOnce, tasks);
  sync_path(directory);
}

void write_file(const std::filesystem::path& path, std::string_view text) {
  const OpenFile file(path, O_WRONLY | O_CREAT | O_EXCL, "cannot make the file");
  write_all(file, path, text);
}

void append_durably(const std::filesystem::path& path, std::string_view text) {
  const OpenFile file(path, O_WRONLY | O_APPEND, "cannot open");
  write_all(file, path, text);
  if (::fsync(file.number()) != 0)
    throw system_error(errno, path.string(), "cannot write to the disk");
}

void place_file(const std::filesystem::path& from, const std::filesystem::path& to,
                MayMove may_move) {
  std::error_code error;
  std::filesystem::create_hard_link(from, to, error);
  if (!error) return;
  if (may_move == MayMove::yes)
    std::filesystem::rename(from, to, error);
  else if (!std::filesystem::copy_file(from, to, error))
    error = full_disk_or(error, from, to);
  if (error) throw system_error(error.value(), from.string(), "cannot bring the file over");
}

void replace_file(const std::filesystem::path& file, std::string_view text) {
  const std::filesystem::path fresh = file.string() + ".new";
  std::error_code ignored;
  std::filesystem::remove(fresh, ignored);
  write_file(fresh, text);
  sync_path(fresh);
  if (::rename(fresh.c_str(), file.c_str()) != 0)
    throw system_error(errno, file.string(), "cannot write");
  sync_path(file.parent_path());
}

std::string read_file(const std::filesystem::path& path) {
  const auto require_size = [&path](std::uint64_t size) {
    if (size > kGreatestFile)
      throw StorageError(StorageFault::damaged, path.string(),
                         "the file is larger than any of its kind");
  };
  const OpenFile file(path, O_RDONLY, "cannot open");
  struct stat status {};
  if (::fstat(file.number(), &status) == 0)
    require_size(static_cast<std::uint64_t>(status.st_size));
  std::string text;
  std::array<char, 1 << 14> part{};
  for (;;) {
    const ssize_t size = ::read(file.number(), part.data(), part.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) throw system_error(errno, path.string(), "cannot read");
    if (size == 0) return text;
    text.append(part.data(), static_cast<std::size_t>(size));
    require_size(text.size());
  }
}

}  // namespace shukei::db

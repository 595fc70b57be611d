#include "tests/faults/small_disk.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <stdexcept>
#include <utility>

namespace shukei::faults {
namespace {

void write_line(const char* file, const std::string& line) { std::ofstream(file) << line; }

bool unshare_as_user() {
  const std::string user = std::to_string(::getuid());
  const std::string group = std::to_string(::getgid());
  if (::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return false;
  write_line("/proc/self/setgroups", "deny");
  write_line("/proc/self/uid_map", "0 " + user + " 1");
  write_line("/proc/self/gid_map", "0 " + group + " 1");
  return true;
}

void require(bool is_done, const char* doing) {
  if (!is_done) throw std::runtime_error(std::string(doing) + ": " + std::strerror(errno));
}

}  // namespace

std::string have_own_mounts() {
  const bool is_own = ::geteuid() == 0 ? ::unshare(CLONE_NEWNS) == 0 : unshare_as_user();
  if (is_own && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0) return "";
  return std::string("no file systems of our own may be mounted: ") + std::strerror(errno);
}

SmallDisk::SmallDisk(std::filesystem::path directory, std::uint64_t kibibytes)
    : directory_(std::move(directory)), size_("size=" + std::to_string(kibibytes) + "k") {
  std::filesystem::create_directories(directory_);
  require(::mount("tmpfs", directory_.c_str(), "tmpfs", 0, size_.c_str()) == 0, "mount");
}

SmallDisk::~SmallDisk() { ::umount2(directory_.c_str(), MNT_DETACH); }

void SmallDisk::leave_free(std::uint64_t kibibytes) const {
  clear();
  struct statvfs status {};
  require(::statvfs(directory_.c_str(), &status) == 0, "statvfs");
  const std::uint64_t free = status.f_bavail * status.f_frsize;
  if (free <= kibibytes << 10U) return;
  const int file = ::open(ballast().c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  require(file >= 0, "open");
  const auto size = static_cast<off_t>(free - (kibibytes << 10U));
  const int error = ::posix_fallocate(file, 0, size);
  ::close(file);
  if (error != 0) throw std::runtime_error("cannot fill the disk");
}

void SmallDisk::clear() const { std::filesystem::remove(ballast()); }

void SmallDisk::make_read_only(bool read_only) const {
  unsigned long flags = MS_REMOUNT;
  if (read_only) flags |= MS_RDONLY;
  require(::mount("tmpfs", directory_.c_str(), "tmpfs", flags, size_.c_str()) == 0, "remount");
}

}  // namespace shukei::faults

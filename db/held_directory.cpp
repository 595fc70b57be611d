#include "db/held_directory.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace shukei::db {

HeldDirectory::HeldDirectory(const std::filesystem::path& path)
    : file_(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)), error_(errno) {}

HeldDirectory::~HeldDirectory() {
  if (file_ >= 0) ::close(file_);
}

StorageError HeldDirectory::cannot_open(const std::filesystem::path& path) const {
  if (error_ == ENOENT) return {StorageFault::missing, path.string(), "there is no database here"};
  if (error_ == ENOTDIR)
    return {StorageFault::not_a_database, path.string(),
            "this is not a directory; a database is one"};
  return system_error(error_, path.string(), "cannot open the database");
}

bool HeldDirectory::is_at(const std::filesystem::path& path) const {
  struct stat held {};
  struct stat there {};
  return ::fstat(file_, &held) == 0 && ::stat(path.c_str(), &there) == 0 &&
         held.st_dev == there.st_dev && held.st_ino == there.st_ino;
}

}  // namespace shukei::db

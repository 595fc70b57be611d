#pragma once

#include <filesystem>
#include <string_view>

namespace shukei::db {

/// The right to build the database at a path or to import into it, held by one process at a time:
/// an exclusive flock on `<path>.lock`. The file stays where it is and holds the process number of
/// who had it last; the operating system lets go of the lock when its holder ends, however it ends.
class BuildLock {
 public:
  /// Throws StorageError: locked when another process has it (naming it and, by `doing`, what it
  /// may be at), else why the lock file cannot be made.
  explicit BuildLock(const std::filesystem::path& database,
                     std::string_view doing = "building or importing");
  ~BuildLock();
  BuildLock(const BuildLock&) = delete;
  BuildLock& operator=(const BuildLock&) = delete;

 private:
  int file_;
};

}  // namespace shukei::db

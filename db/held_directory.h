#pragma once

#include <filesystem>

#include "db/storage_error.h"

namespace shukei::db {

/// A directory held by its inode, whatever becomes of its name: while it is held no other
/// directory can have its number. Internal to db/.
class HeldDirectory {
 public:
  explicit HeldDirectory(const std::filesystem::path& path);
  ~HeldDirectory();
  HeldDirectory(const HeldDirectory&) = delete;
  HeldDirectory& operator=(const HeldDirectory&) = delete;

  [[nodiscard]] bool is_open() const { return file_ >= 0; }
  /// Why it is not open, told to who asked for the database at `path`. REQUIRES !is_open().
  [[nodiscard]] StorageError cannot_open(const std::filesystem::path& path) const;
  /// Whether this very directory is what stands at the path now.
  [[nodiscard]] bool is_at(const std::filesystem::path& path) const;

 private:
  int file_;
  int error_;
};

}  // namespace shukei::db

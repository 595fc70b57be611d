#pragma once

#include <filesystem>

namespace shukei::db {

/// The directory beside a database in which what shall take its place is put together: made empty,
/// and deleted at the end unless it was published. Internal to db/. REQUIRES that the caller holds
/// the BuildLock.
class BuildingDirectory {
 public:
  /// Deletes what killed builds have left here. Throws StorageError.
  explicit BuildingDirectory(const std::filesystem::path& database);
  ~BuildingDirectory();
  BuildingDirectory(const BuildingDirectory&) = delete;
  BuildingDirectory& operator=(const BuildingDirectory&) = delete;
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace shukei::db

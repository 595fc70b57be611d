#pragma once

#include <filesystem>

namespace shukei::db {

/// A new empty directory of its own, deleted with all that is in it at the end.
class TemporaryPlace {
 public:
  TemporaryPlace();
  ~TemporaryPlace();
  TemporaryPlace(const TemporaryPlace&) = delete;
  TemporaryPlace& operator=(const TemporaryPlace&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// `<place>/openings.db`: where tests put their database.
  [[nodiscard]] std::filesystem::path database() const { return path_ / "openings.db"; }
  /// The names in the place that are neither the database nor its lock: what was left over.
  [[nodiscard]] std::size_t leftovers() const;

 private:
  std::filesystem::path path_;
};

}  // namespace shukei::db

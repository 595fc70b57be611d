#pragma once

#include <filesystem>
#include <vector>

namespace shukei::db {

/// A database as it is at one moment, also while another process imports into it or replaces it: a
/// directory that is itself a database, for as long as the snapshot lives. Large files (SST) are
/// held open and stand in it as symbolic links to what is held, whatever becomes of their names;
/// the small ones and logs are copies. Nothing is written into the database.
class DatabaseSnapshot {
 public:
  /// Takes the snapshot of the database at `database` in the directory `place`, which is made anew
  /// and deleted at the end. Throws StorageError: missing, not_a_database, no_permission, io.
  DatabaseSnapshot(const std::filesystem::path& database, std::filesystem::path place);
  ~DatabaseSnapshot();
  DatabaseSnapshot(const DatabaseSnapshot&) = delete;
  DatabaseSnapshot& operator=(const DatabaseSnapshot&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return place_; }

 private:
  bool take(const std::filesystem::path& database);
  void hold_files(const std::filesystem::path& from, const std::filesystem::path& to);
  void hold(const std::filesystem::path& file, const std::filesystem::path& link);
  void let_go();

  std::filesystem::path place_;
  std::vector<int> held_;
};

}  // namespace shukei::db

#pragma once

#include "db/games/games_handle.h"
#include "db/games/import_transaction.h"
#include "db/games/library_conflict.h"
#include "db/games/packed_library.h"

namespace shukei::db {

/// Stores the libraries and grades of imported files. Internal to db/.
class LibraryWriter {
 public:
  /// REQUIRES a handle open for writing that outlives the writer.
  explicit LibraryWriter(const GamesHandle& handle) : handle_(handle) {}

  /// Adds all rows of a library as those of `source`. Throws StorageError.
  void add(const PackedLibrary& library, SourceNumber source, ImportTransaction& transaction) const;

  /// What this file says otherwise than the files before, and than itself elsewhere. Throws
  /// StorageError. Cost: a search for every board text and grade.
  [[nodiscard]] LibraryConflicts conflicts(const PackedLibrary& library) const;

 private:
  void find_label_conflicts(const PackedLibrary& library, LibraryConflicts& found) const;
  void find_grade_conflicts(const PackedLibrary& library, LibraryConflicts& found) const;
  void find_stored_labels(const PackedNote& note, LibraryConflicts& found,
                          rocksdb::Iterator& row) const;
  void find_stored_grades(const PackedGrade& grade, LibraryConflicts& found,
                          rocksdb::Iterator& row) const;

  const GamesHandle& handle_;
};

}  // namespace shukei::db

#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "db/games/position_note.h"
#include "rules/canonical_form.h"

namespace shukei::db {

/// Writes notes of positions into a database; GameStore::note() reads them. Each call is one atomic
/// step and on the disk when it returns. While it lives no other process builds, imports or writes
/// notes: make one for each change, or for a few. For one thread at a time.
class NoteWriter {
 public:
  /// Takes the BuildLock, makes the directory when there is none and room for games and notes in
  /// it. Throws StorageError: locked, not_a_database, older_games, newer_games, damaged,
  /// no_permission, io. Cost: tens of milliseconds.
  explicit NoteWriter(const std::filesystem::path& database);
  ~NoteWriter();
  NoteWriter(const NoteWriter&) = delete;
  NoteWriter& operator=(const NoteWriter&) = delete;

  /// Writes the note of a position, in whose orientation the text is; what stood there before.
  /// Throws StorageError: nothing has changed then. REQUIRES note_fault(text).empty().
  std::optional<PositionNote> put(const CanonicalForm& position, const std::string& text);
  /// Deletes the note of a position; what stood there.
  std::optional<PositionNote> remove(const CanonicalBoard& position);

 private:
  struct Store;
  std::unique_ptr<Store> store_;
};

}  // namespace shukei::db

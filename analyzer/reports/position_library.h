#pragma once

#include <string>
#include <vector>

#include "db/games/library_store.h"

namespace shukei::analyzer {

/// A note of a library, with the name of its file.
struct NamedNote {
  std::string file;
  db::LibraryNote note;
};

/// A grade, with the name of its file.
struct NamedGrade {
  std::string file;
  db::StoredGrade grade;
};

/// What libraries and graded positions say about a position.
struct PositionLibrary {
  static constexpr std::size_t kMostNotes = 100;
  std::vector<NamedNote> notes;  ///< The first kMostNotes, by source and node.
  std::vector<NamedGrade> grades;

  [[nodiscard]] bool empty() const { return notes.empty() && grades.empty(); }
  /// Whether sources, or lines of one, give the position different grades, or different board
  /// texts.
  [[nodiscard]] bool grades_disagree() const;
  [[nodiscard]] bool labels_disagree() const;
};

/// Throws db::StorageError. Cost: some rows for each note.
PositionLibrary library_of_position(const db::GameStore& games, const CanonicalForm& form);

/// The comment of a note: its one line, then the others.
std::string comment_of(const db::LibraryRow& row);

}  // namespace shukei::analyzer

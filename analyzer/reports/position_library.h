#pragma once

#include <string>
#include <vector>

#include "db/games/library_store.h"
#include "rules/fifth_moves.h"

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

/// What libraries and graded positions say about the position after a next move.
struct NextMoveNotes {
  MoveClass moves;                  ///< Next moves that are one by the symmetries of the board.
  std::vector<std::string> labels;  ///< Different ones, in the order of the notes.
  std::vector<int> grades;          ///< Different ones, ascending.
};

/// What libraries and graded positions say about a position.
struct PositionLibrary {
  static constexpr std::size_t kMostNotes = 100;
  std::vector<NamedNote> notes;  ///< The first kMostNotes, by source and node.
  std::vector<NamedGrade> grades;
  std::vector<NextMoveNotes> next;  ///< Those with a label or a grade, by their least points.

  [[nodiscard]] bool empty() const { return notes.empty() && grades.empty(); }
  /// Whether sources, or lines of one, give the position different grades, or different board
  /// texts.
  [[nodiscard]] bool grades_disagree() const;
  [[nodiscard]] bool labels_disagree() const;
};

/// Throws db::StorageError. `next` is told for a player whose turn it is by the stones: Black when
/// there are as many of both. Cost: some rows for each note, and two searches for each next move
/// when there are libraries or grades at all.
PositionLibrary library_of_position(const db::GameStore& games, const Board& asked);

/// The comment of a note: its one line, then the others.
std::string comment_of(const db::LibraryRow& row);

}  // namespace shukei::analyzer

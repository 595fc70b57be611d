#pragma once

#include <vector>

#include "db/games/game_store.h"
#include "db/games/grade_row.h"
#include "db/games/library_row.h"
#include "db/import/import_sink.h"
#include "rules/canonical_form.h"

namespace shukei::db {

/// What a library says where its tree comes to a position.
struct LibraryNote {
  SourceNumber source{};
  NodeNumber node{};
  std::vector<Move> line;  ///< As the library has it: perhaps an image of the position asked.
  LibraryRow row;
};

/// The libraries and grades of a database, as a GameStore has them open. For any number of threads
/// at once.
class LibraryStore {
 public:
  /// `games` must outlive it.
  explicit LibraryStore(const GameStore& games) : games_(games) {}

  /// The notes at a position, at most `most`: by source, then in the order of the library. All
  /// lines that come to the position have theirs, in any orientation. Throws StorageError. Cost:
  /// a row for each move of a line.
  [[nodiscard]] std::vector<LibraryNote> notes(const CanonicalBoard& position,
                                               std::size_t most) const;

  /// What sources say a position is worth: by source, then in the order of the file. They may say
  /// different things. Throws StorageError.
  [[nodiscard]] std::vector<StoredGrade> grades(const CanonicalBoard& position) const;

  /// Hands a library's nodes over as its reader did; returns how many. None when the source has no
  /// library. Throws StorageError.
  std::uint64_t replay(SourceNumber source, ImportSink& sink) const;

  /// Hands a source's graded positions over in the order of its file, each in its canonical
  /// orientation, its moves black and white in turn; returns how many. Throws StorageError. Cost:
  /// all grades; memory: those of the source.
  std::uint64_t replay_grades(SourceNumber source, ImportSink& sink) const;

 private:
  [[nodiscard]] LibraryRow node(SourceNumber source, NodeNumber number) const;
  [[nodiscard]] std::vector<Move> line_to(SourceNumber source, LibraryRow row) const;

  const GameStore& games_;
};

/// What a node adds to the line above it: its move or pass. Nothing for roots and labels.
std::optional<Move> move_of(const LibraryRow& row);

/// Builds up the line of each of a library's rows, one after the other in pre-order.
class LinePath {
 public:
  /// The node as its reader handed it over; its line is good until the next call. REQUIRES that
  /// the row above it was given before; a row that cannot follow is nothing.
  std::optional<LibraryNode> next(const LibraryRow& row);

 private:
  std::vector<Move> line_;
  std::vector<std::size_t> lengths_;  ///< Of the lines to the nodes from the root to the last one.
};

}  // namespace shukei::db

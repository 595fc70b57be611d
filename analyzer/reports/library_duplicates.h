#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/exporters/move_tree.h"
#include "analyzer/reports/opening_hint.h"
#include "rules/board.h"

namespace shukei::analyzer {

/// A line of a library and the board text of its last move.
struct LabelledLine {
  std::vector<db::Move> line;
  std::string label;
};

/// One position to which several lines lead, up to the symmetries of the board, with one side to
/// move, whose labels disagree: there are two different ones, of lines that have one.
struct ConflictingPosition {
  Board position;                   ///< Canonical.
  std::vector<LabelledLine> lines;  ///< In the order of the library; some may have no label.
};

/// Fifth moves of one line that a symmetry of its four stones takes to each other.
struct SymmetricFifths {
  std::vector<db::Move> four;        ///< The line of four moves.
  std::vector<LabelledLine> fifths;  ///< Two and more, in the order of the library.
  /// Whether each two of them are one position of the board. Else some are alike by the shape
  /// alone: one offer, but positions of their own with values of their own.
  bool is_one_position = false;
};

/// A comment with "see D7", "see Kagetsu" or the like in it. Nothing is ever merged by it.
struct OpeningHint {
  std::vector<db::Move> line;
  std::string text;  ///< From the word that sends the reader on to the opening's name.
  OpeningCode opening;
  HintVerdict verdict;
};

/// What stands more than once in a library.
struct LibraryDuplicates {
  std::uint64_t moves = 0;      ///< Nodes that are moves or passes.
  std::uint64_t positions = 0;  ///< Different ones after them, up to the symmetries of the board.
  std::uint64_t repeated = 0;   ///< Of those the ones to which several lines lead.
  std::vector<ConflictingPosition> conflicts;
  std::vector<SymmetricFifths> fifths;
  std::vector<OpeningHint> hints;
};

/// Looks a whole library through. Positions are told apart by all their stones and the side to
/// move, never by their hashes alone. Memory: 20 bytes a node beside the tree.
LibraryDuplicates library_duplicates(const MoveTree& tree);

}  // namespace shukei::analyzer

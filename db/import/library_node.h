#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "db/import/move.h"
#include "db/import/place.h"
#include "db/import/text.h"

namespace shukei::db {

/// What a node of a library is.
enum class NodeKind : std::uint8_t {
  root,   ///< The empty board.
  move,   ///< A stone is placed.
  pass,   ///< A player passes.
  label,  ///< No move: a board text on a point where nobody plays. It has no children.
};

/// "root", "move", "pass" or "label".
std::string_view to_string(NodeKind kind);

/// One node of a tree of moves. A library is handed over in pre-order: a node, then its children's
/// subtrees in the order of the file. The root comes first in any case.
///
/// A node's identity is its line. Files may hold one line twice: writers that merge libraries put
/// two children with the same move side by side. `repeats_sibling` marks the later of them; it and
/// what is below it continue lines that may have been handed over before. Whoever keeps nodes by
/// line has them merged, and finds there which texts disagree.
struct LibraryNode {
  NodeKind kind = NodeKind::root;
  /// The stone of a move, the place of a label; nothing for the others.
  std::optional<Point> point;
  /// All moves from the empty board to this node, a move or pass of its own included. No point
  /// stands twice. Valid only while the node is being handed over, like the node itself.
  std::span<const Move> line;
  /// How many nodes lie above it: 0 for the root.
  int depth = 0;
  bool repeats_sibling = false;

  Text board_text;  ///< What the parent's board shows on this point.
  Text one_line_comment;
  Text multi_line_comment;  ///< Lines parted by LF.
  bool is_marked = false;
  bool is_start = false;  ///< Marked as the position a reader starts from.

  Place place;
};

}  // namespace shukei::db

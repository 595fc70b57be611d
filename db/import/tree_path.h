#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "db/import/library_node.h"
#include "rules/point_set.h"

namespace shukei::db {

/// The path from the root of a tree of moves to the node being read: all that a reader holds of the
/// tree. Keeps the line of moves, whose points are different, and which children each node on the
/// path has had.
class TreePath {
 public:
  /// Stands at the root.
  TreePath();

  enum class Step : std::uint8_t {
    added,
    occupied,       ///< The stone's point is taken; the node is on the path but left out.
    too_many,       ///< There are kMostMoves already; likewise.
    below_skipped,  ///< Below a node that was left out; so is this one.
    below_label,    ///< Below a label, which has no board of its own; left out.
    unreadable,     ///< It cannot be told what the node is; left out.
  };

  /// Goes down from the last node to a child of this kind. `point` is the stone of a move, the
  /// place of a label. REQUIRES kind != root, and a point for a move.
  Step descend(NodeKind kind, std::optional<Point> point);
  /// Goes down to a child that cannot be read.
  Step descend_unreadable();
  /// Goes back up: the node at `depth` is the last one again. REQUIRES 0 <= depth <= depth().
  void rise_to(int depth);

  /// How many nodes lie above the last one.
  [[nodiscard]] int depth() const { return static_cast<int>(nodes_.size()) - 1; }
  /// The moves down to the last node.
  [[nodiscard]] std::span<const Move> line() const { return line_; }
  /// Whether an earlier child of the same parent had the same point, or was a pass as well.
  [[nodiscard]] bool repeats_sibling() const { return nodes_.back().repeats_sibling; }

  /// What came of the step down to the node at this depth; `added` for the root.
  [[nodiscard]] Step step_to(int depth) const {
    return nodes_[static_cast<std::size_t>(depth)].step;
  }

  /// Fills in what the path knows of its last node: kind, point, line, depth, repeats_sibling.
  void describe(LibraryNode& node) const { describe(depth(), node); }
  /// The same for the node of the path at this depth.
  void describe(int depth, LibraryNode& node) const;

 private:
  struct Node {
    NodeKind kind = NodeKind::root;
    std::optional<Point> point;
    Step step = Step::added;
    bool repeats_sibling = false;
    PointSet children;
    bool has_pointless_child = false;
    std::size_t moves = 0;  ///< Down to this node.
  };

  bool note_child(std::optional<Point> point);
  Step judge(const Node& parent, NodeKind kind, std::optional<Point> point) const;

  std::vector<Node> nodes_;
  std::vector<Move> line_;
  PointSet stones_;
};

}  // namespace shukei::db

#include "db/import/tree_path.h"

#include <utility>

namespace shukei::db {

TreePath::TreePath() : nodes_(1) {}

bool TreePath::note_child(std::optional<Point> point) {
  Node& parent = nodes_.back();
  if (!point) return std::exchange(parent.has_pointless_child, true);
  const bool repeats = parent.children.contains(*point);
  parent.children.insert(*point);
  return repeats;
}

TreePath::Step TreePath::judge(const Node& parent, NodeKind kind,
                               std::optional<Point> point) const {
  if (parent.is_skipped) return Step::below_skipped;
  if (parent.kind == NodeKind::label) return Step::below_label;
  if (kind == NodeKind::label) return Step::added;
  if (line_.size() >= kMostMoves) return Step::too_many;
  if (kind == NodeKind::move && stones_.contains(*point)) return Step::occupied;
  return Step::added;
}

TreePath::Step TreePath::descend(NodeKind kind, std::optional<Point> point) {
  const Step step = judge(nodes_.back(), kind, point);
  Node node;
  node.kind = kind;
  node.point = point;
  node.is_skipped = step != Step::added;
  node.repeats_sibling = note_child(point);
  nodes_.push_back(node);
  if (step != Step::added) return step;
  if (kind == NodeKind::pass) line_.push_back(Move::pass());
  if (kind == NodeKind::move) {
    line_.push_back(*point);
    stones_.insert(*point);
  }
  return step;
}

void TreePath::rise_to(int depth) {
  while (this->depth() > depth) {
    const Node& node = nodes_.back();
    const bool has_move = node.kind == NodeKind::move || node.kind == NodeKind::pass;
    if (has_move && !node.is_skipped) {
      if (node.point) stones_.erase(*node.point);
      line_.pop_back();
    }
    nodes_.pop_back();
  }
}

void TreePath::describe(LibraryNode& node) const {
  node.kind = nodes_.back().kind;
  node.point = nodes_.back().point;
  node.line = line_;
  node.depth = depth();
  node.repeats_sibling = repeats_sibling();
}

}  // namespace shukei::db

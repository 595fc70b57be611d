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
  if (parent.step != Step::added) return Step::below_skipped;
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
  node.step = step;
  node.repeats_sibling = note_child(point);
  if (step == Step::added && kind == NodeKind::pass) line_.push_back(Move::pass());
  if (step == Step::added && kind == NodeKind::move) {
    line_.emplace_back(*point);
    stones_.insert(*point);
  }
  node.moves = line_.size();
  nodes_.push_back(node);
  return step;
}

TreePath::Step TreePath::descend_unreadable() {
  Node node;
  node.kind = NodeKind::label;
  node.step = nodes_.back().step == Step::added ? Step::unreadable : Step::below_skipped;
  node.moves = line_.size();
  nodes_.push_back(node);
  return node.step;
}

void TreePath::rise_to(int depth) {
  while (this->depth() > depth) {
    const Node& node = nodes_.back();
    const bool has_move = node.kind == NodeKind::move || node.kind == NodeKind::pass;
    if (has_move && node.step == Step::added) {
      if (node.point) stones_.erase(*node.point);
      line_.pop_back();
    }
    nodes_.pop_back();
  }
}

void TreePath::describe(int depth, LibraryNode& node) const {
  const Node& described = nodes_[static_cast<std::size_t>(depth)];
  node.kind = described.kind;
  node.point = described.point;
  node.line = std::span(line_).first(described.moves);
  node.depth = depth;
  node.repeats_sibling = described.repeats_sibling;
}

}  // namespace shukei::db

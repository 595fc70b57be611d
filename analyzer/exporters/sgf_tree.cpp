#include "analyzer/exporters/sgf_tree.h"

#include "analyzer/exporters/sgf_text.h"

namespace shukei::analyzer {
namespace {

using Index = MoveTree::Index;

/// Whether a label says more than its board text: it becomes a node without a move then, for which
/// SGF has no property of its own.
bool is_label_node(const MoveTree& tree, Index node) {
  if (tree.kind(node) != db::NodeKind::label) return false;
  const NodeTexts& texts = tree.texts(node);
  return !tree.point(node) || !texts.one_line_comment.empty() ||
         !texts.multi_line_comment.empty() || texts.damaged.any() || tree.is_marked(node) ||
         tree.is_start(node);
}

/// Whether the node is written as a node.
bool is_written(const MoveTree& tree, Index node) {
  return tree.kind(node) != db::NodeKind::label || is_label_node(tree, node);
}

/// "[hh:A]", the board text of a node on a point.
std::string label_value(const MoveTree& tree, Index node) {
  return '[' + sgf_point(*tree.point(node)) + ':' + sgf_escaped(tree.texts(node).board_text) + ']';
}

/// The board texts of a node's children that stand on its board: "[aa:A][hh:B]", "" when there are
/// none.
std::string labels_of(const MoveTree& tree, Index node) {
  std::string labels;
  for (Index each = tree.first_child(node); each != MoveTree::kNone;
       each = tree.next_sibling(each)) {
    if (!tree.point(each) || is_label_node(tree, each)) continue;
    const bool is_label = tree.kind(each) == db::NodeKind::label;
    if (is_label || !tree.texts(each).board_text.empty()) labels += label_value(tree, each);
  }
  return labels;
}

std::string damaged_names(const DamagedTexts& damaged) {
  std::string names;
  const auto add = [&](bool is_damaged, std::string_view name) {
    if (is_damaged) names.append(names.empty() ? "" : " ").append(name);
  };
  add(damaged.board_text, "board_text");
  add(damaged.one_line_comment, "name");
  add(damaged.multi_line_comment, "comment");
  return names;
}

std::string properties_of(const MoveTree& tree, Index node) {
  const NodeTexts& texts = tree.texts(node);
  const std::string labels = is_label_node(tree, node) && tree.point(node) ? label_value(tree, node)
                                                                           : labels_of(tree, node);
  std::string sgf;
  if (!texts.one_line_comment.empty()) sgf += sgf_property("N", texts.one_line_comment);
  if (!texts.multi_line_comment.empty()) sgf += sgf_property("C", texts.multi_line_comment);
  if (!labels.empty()) sgf += "LB" + labels;
  if (tree.is_marked(node)) sgf += "HO[1]";
  if (tree.is_start(node)) sgf += "START[1]";
  if (!tree.point(node) && !texts.board_text.empty()) {
    sgf += sgf_property("BOARDTEXT", texts.board_text);
  }
  if (texts.damaged.any()) sgf += sgf_property("DAMAGEDTEXT", damaged_names(texts.damaged));
  return sgf;
}

bool is_only_child(const MoveTree& tree, Index parent) {
  int nodes = 0;
  for (Index each = tree.first_child(parent); each != MoveTree::kNone;
       each = tree.next_sibling(each)) {
    if (is_written(tree, each)) ++nodes;
  }
  return nodes == 1;
}

/// Writes nodes in pre-order and keeps the brackets of variations.
class TreeWriter {
 public:
  TreeWriter(const MoveTree& tree, Output& output) : tree_(tree), output_(output) {}

  void write() {
    TreeWalk walk(tree_);
    walk.next();
    output_.write(kSgfFront);
    // A tree of one line without texts would be taken for a game.
    output_.write("LIBRARY[1]" + properties_of(tree_, walk.node()));
    path_.push_back({walk.node(), false});
    while (walk.next()) {
      if (is_written(tree_, walk.node())) enter(walk.node(), walk.depth());
    }
    rise_to(0);
    output_.write(")\n");
  }

 private:
  struct Step {
    Index node;
    bool is_variation;
  };

  void rise_to(std::size_t depth) {
    for (; path_.size() > depth; path_.pop_back()) {
      if (path_.back().is_variation) output_.write(")");
    }
  }

  void enter(Index node, int depth) {
    rise_to(static_cast<std::size_t>(depth));
    const bool is_variation = !is_only_child(tree_, path_.back().node);
    const auto point = tree_.point(node);
    std::string sgf = is_variation ? "\n(" : "";
    if (tree_.kind(node) == db::NodeKind::label) {
      sgf += ";LABEL[";
    } else {
      sgf += depth % 2 == 1 ? ";B[" : ";W[";
    }
    sgf += (point ? sgf_point(*point) : "") + ']' + properties_of(tree_, node);
    output_.write(sgf);
    path_.push_back({node, is_variation});
  }

  const MoveTree& tree_;
  Output& output_;
  std::vector<Step> path_;
};

}  // namespace

void write_sgf_tree(const MoveTree& tree, Output& output) { TreeWriter(tree, output).write(); }

}  // namespace shukei::analyzer

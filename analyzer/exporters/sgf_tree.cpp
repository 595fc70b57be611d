#include "analyzer/exporters/sgf_tree.h"

#include "analyzer/exporters/sgf_text.h"

namespace shukei::analyzer {
namespace {

using Index = MoveTree::Index;

/// What is said of a label beside its board text, or of one on no point, for its parent's comment.
std::string label_comment(const MoveTree& tree, Index label) {
  const NodeTexts& texts = tree.texts(label);
  std::string comment;
  const auto add = [&](const std::string& text) {
    if (!text.empty()) comment += (comment.empty() ? "" : "\n") + text;
  };
  if (!tree.point(label)) add(texts.board_text);
  add(texts.one_line_comment);
  add(texts.multi_line_comment);
  if (comment.empty() || !tree.point(label)) return comment;
  return to_string(*tree.point(label)) + ": " + comment;
}

/// The texts of a node's children that stand on its board, and what is said of labels.
struct Children {
  std::string labels;    ///< "[aa:A][hh:B]", "" when there are none.
  std::string comments;  ///< Lines.
};

Children children_of(const MoveTree& tree, Index node) {
  Children children;
  for (Index each = tree.first_child(node); each != MoveTree::kNone;
       each = tree.next_sibling(each)) {
    const bool is_label = tree.kind(each) == db::NodeKind::label;
    const std::string& text = tree.texts(each).board_text;
    if (tree.point(each) && (is_label || !text.empty())) {
      children.labels += '[' + sgf_point(*tree.point(each)) + ':' + sgf_escaped(text) + ']';
    }
    if (!is_label) continue;
    const std::string comment = label_comment(tree, each);
    if (!comment.empty()) children.comments += (children.comments.empty() ? "" : "\n") + comment;
  }
  return children;
}

std::string properties_of(const MoveTree& tree, Index node) {
  const NodeTexts& texts = tree.texts(node);
  const Children children = children_of(tree, node);
  std::string comment = texts.multi_line_comment;
  if (!children.comments.empty()) comment += (comment.empty() ? "" : "\n") + children.comments;
  std::string sgf;
  if (!texts.one_line_comment.empty()) sgf += sgf_property("N", texts.one_line_comment);
  if (!comment.empty()) sgf += sgf_property("C", comment);
  if (!children.labels.empty()) sgf += "LB" + children.labels;
  if (tree.is_marked(node)) sgf += "HO[1]";
  if (tree.is_start(node)) sgf += "START[1]";
  if (!tree.point(node) && !texts.board_text.empty()) {
    sgf += sgf_property("BOARDTEXT", texts.board_text);
  }
  return sgf;
}

bool is_only_child(const MoveTree& tree, Index parent) {
  int moves = 0;
  for (Index each = tree.first_child(parent); each != MoveTree::kNone;
       each = tree.next_sibling(each)) {
    moves += tree.kind(each) == db::NodeKind::label ? 0 : 1;
  }
  return moves == 1;
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
      if (tree_.kind(walk.node()) != db::NodeKind::label) enter(walk.node(), walk.depth());
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
    sgf += depth % 2 == 1 ? ";B[" : ";W[";
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

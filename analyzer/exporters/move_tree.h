#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "db/import/library_node.h"
#include "db/import/move.h"

namespace shukei::analyzer {

/// Which texts of a node are damaged: they stand as db/import/text.h says.
struct DamagedTexts {
  bool board_text = false;
  bool one_line_comment = false;
  bool multi_line_comment = false;

  [[nodiscard]] bool any() const { return board_text || one_line_comment || multi_line_comment; }
  friend bool operator==(const DamagedTexts&, const DamagedTexts&) = default;
};

/// What is written at a node of a tree.
struct NodeTexts {
  std::string board_text{};        ///< What the parent's board shows on the node's point.
  std::string one_line_comment{};  ///< The rest below may go on for several lines.
  std::string multi_line_comment{};
  DamagedTexts damaged{};

  [[nodiscard]] bool empty() const {
    return board_text.empty() && one_line_comment.empty() && multi_line_comment.empty();
  }
  friend bool operator==(const NodeTexts&, const NodeTexts&) = default;
};

/// A tree of moves in memory, in which every line stands once: what is given twice is merged.
/// 16 bytes a node besides its texts. Not thread-safe.
class MoveTree {
 public:
  /// Numbers of nodes in the order in which they came; the root is 0.
  using Index = std::uint32_t;
  static constexpr Index kRoot = 0;
  /// No node has this number.
  static constexpr Index kNone = 0xFFFFFFFF;

  /// Holds the root alone.
  MoveTree();

  /// The child of `parent` with this move, which is added as the last one when there is none yet.
  /// A label on its point becomes that move. Cost: the children of `parent`.
  Index add_move(Index parent, db::Move move);
  /// The child on this point, a label unless it is there as a move; without a point a label beside
  /// the board.
  Index add_label(Index parent, std::optional<Point> point);
  /// The node of a whole line.
  Index add_line(std::span<const db::Move> line);

  /// Writes at a node. A text that differs from the one that stands there already is put after it:
  /// a board text after " / ", comments on a line of their own. Beside a damaged text the whole one
  /// is written as damaged ones are.
  /// Returns whether there was such a text.
  bool add_texts(Index node, const NodeTexts& texts);
  void mark(Index node) { nodes_[node].is_marked = true; }
  void mark_as_start(Index node) { nodes_[node].is_start = true; }

  /// Puts the children of every node in ascending order of `rank`, a number for each point; what is
  /// on no point comes first. Cost: the nodes, and sorting the children of each.
  template <typename Rank>
  void sort_children(const Rank& rank);

  /// How many nodes there are, the root among them.
  [[nodiscard]] std::size_t size() const { return nodes_.size(); }
  [[nodiscard]] db::NodeKind kind(Index node) const { return nodes_[node].kind; }
  /// The stone of a move, the place of a label; nothing for the others.
  [[nodiscard]] std::optional<Point> point(Index node) const;
  [[nodiscard]] bool is_marked(Index node) const { return nodes_[node].is_marked; }
  [[nodiscard]] bool is_start(Index node) const { return nodes_[node].is_start; }
  [[nodiscard]] const NodeTexts& texts(Index node) const;
  [[nodiscard]] Index first_child(Index node) const { return nodes_[node].first_child; }
  [[nodiscard]] Index next_sibling(Index node) const { return nodes_[node].next_sibling; }

 private:
  struct Node {
    db::NodeKind kind = db::NodeKind::root;
    std::uint8_t place = kNoPlace;
    bool is_marked = false;
    bool is_start = false;
    Index first_child = kNone;
    Index next_sibling = kNone;
    std::uint32_t texts = kNone;
  };
  static constexpr std::uint8_t kNoPlace = 0xFF;

  Index add(Index parent, db::NodeKind kind, std::uint8_t place);
  void relink(Index parent, std::span<const Index> children);

  std::deque<Node> nodes_;
  std::deque<NodeTexts> texts_;
};

template <typename Rank>
void MoveTree::sort_children(const Rank& rank) {
  std::vector<Index> children;
  const auto rank_of = [&](Index node) {
    const auto place = point(node);
    return std::pair(place.has_value(), place ? rank(*place) : 0);
  };
  for (Index parent = 0; parent < nodes_.size(); ++parent) {
    children.clear();
    for (Index each = first_child(parent); each != kNone; each = next_sibling(each)) {
      children.push_back(each);
    }
    std::ranges::sort(children, {}, rank_of);
    relink(parent, children);
  }
}

/// Goes through a tree in pre-order, a node before its children, without recursion.
class TreeWalk {
 public:
  /// Stands before the root. The tree must outlive the walk and not change.
  explicit TreeWalk(const MoveTree& tree) : tree_(tree) {}

  /// Goes to the next node; false when there is none.
  bool next();
  [[nodiscard]] MoveTree::Index node() const { return path_.back(); }
  /// How many nodes lie above.
  [[nodiscard]] int depth() const { return static_cast<int>(path_.size()) - 1; }
  [[nodiscard]] bool is_leaf() const { return tree_.first_child(node()) == MoveTree::kNone; }
  [[nodiscard]] bool has_next_sibling() const {
    return tree_.next_sibling(node()) != MoveTree::kNone;
  }
  /// The moves down to the node.
  [[nodiscard]] std::vector<db::Move> line() const;

 private:
  const MoveTree& tree_;
  std::vector<MoveTree::Index> path_;
  bool is_at_front_ = true;
};

}  // namespace shukei::analyzer

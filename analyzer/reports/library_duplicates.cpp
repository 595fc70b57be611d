#include "analyzer/reports/library_duplicates.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <utility>

#include "db/position_digest.h"
#include "rules/canonical_form.h"
#include "rules/fifth_moves.h"
#include "rules/opening.h"

namespace shukei::analyzer {
namespace {

using Index = MoveTree::Index;

/// The sums of the stones' values in the eight orientations.
using ImageSums = std::array<std::uint64_t, kSymmetries.size()>;

bool is_move(db::NodeKind kind) { return kind == db::NodeKind::move || kind == db::NodeKind::pass; }

/// Equal for images of one position with one side to move, and hardly ever else.
std::uint64_t hash_of(const ImageSums& sums, bool black_to_move) {
  std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
  for (const std::uint64_t sum : sums) least = std::min(least, db::mix(sum));
  return black_to_move ? least : ~least;
}

Board board_after(const std::vector<db::Move>& line) {
  Board board;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (!line[i].is_pass()) {
      board.place(i % 2 == 0 ? Colour::black : Colour::white, line[i].point());
    }
  }
  return board;
}

class DuplicateSearch {
 public:
  explicit DuplicateSearch(const MoveTree& tree) : tree_(tree), parents_(tree.size()) {}

  LibraryDuplicates search() {
    for (TreeWalk walk(tree_); walk.next();) take(walk);
    std::sort(nodes_.begin(), nodes_.end());
    for (auto begin = nodes_.begin(); begin != nodes_.end();) {
      const auto end = std::find_if(
          begin, nodes_.end(), [&](const HashedNode& each) { return each.first != begin->first; });
      take_equal_hashes(begin, end);
      begin = end;
    }
    std::sort(conflicts_.begin(), conflicts_.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto& [node, conflict] : conflicts_) found_.conflicts.push_back(std::move(conflict));
    return std::move(found_);
  }

 private:
  using HashedNode = std::pair<std::uint64_t, Index>;

  void take(const TreeWalk& walk) {
    const Index node = walk.node();
    const auto depth = static_cast<std::size_t>(walk.depth());
    path_.resize(depth);
    sums_.resize(depth);
    parents_[node] = depth == 0 ? MoveTree::kNone : path_.back();
    ImageSums sums = depth == 0 ? ImageSums{} : sums_.back();
    const Colour colour = depth % 2 == 1 ? Colour::black : Colour::white;
    if (tree_.kind(node) == db::NodeKind::move) add_stone(colour, *tree_.point(node), sums);
    path_.push_back(node);
    sums_.push_back(sums);
    take_hints(node);
    if (!is_move(tree_.kind(node))) return;
    ++found_.moves;
    nodes_.emplace_back(hash_of(sums, depth % 2 == 0), node);
    if (depth == 4) take_fifths(node);
  }

  static void add_stone(Colour colour, Point point, ImageSums& sums) {
    for (std::size_t i = 0; i < kSymmetries.size(); ++i) {
      sums[i] += db::stone_value(colour, apply(kSymmetries[i], point));
    }
  }

  [[nodiscard]] std::vector<db::Move> line_to(Index node) const {
    std::vector<db::Move> line;
    for (; node != MoveTree::kRoot; node = parents_[node]) {
      if (tree_.kind(node) == db::NodeKind::pass) line.push_back(db::Move::pass());
      if (tree_.kind(node) == db::NodeKind::move) line.emplace_back(*tree_.point(node));
    }
    std::reverse(line.begin(), line.end());
    return line;
  }

  [[nodiscard]] LabelledLine labelled(Index node) const {
    return {line_to(node), tree_.texts(node).board_text};
  }

  /// Parts nodes of one hash by their positions.
  void take_equal_hashes(std::vector<HashedNode>::const_iterator begin,
                         std::vector<HashedNode>::const_iterator end) {
    if (end - begin == 1) {
      ++found_.positions;
      return;
    }
    std::vector<std::pair<CanonicalBoard, std::vector<Index>>> groups;
    for (auto each = begin; each != end; ++each) {
      const CanonicalBoard position =
          canonicalise(board_after(line_to(each->second))).representative;
      const auto same = std::find_if(groups.begin(), groups.end(),
                                     [&](const auto& group) { return group.first == position; });
      if (same == groups.end()) {
        groups.push_back({position, {each->second}});
      } else {
        same->second.push_back(each->second);
      }
    }
    for (const auto& [position, nodes] : groups) take_position(position, nodes);
  }

  void take_position(const CanonicalBoard& position, const std::vector<Index>& nodes) {
    ++found_.positions;
    if (nodes.size() == 1) return;
    ++found_.repeated;
    std::set<std::string_view> labels;
    for (const Index node : nodes) labels.insert(tree_.texts(node).board_text);
    labels.erase("");
    if (labels.size() < 2) return;
    ConflictingPosition conflict{position.board(), {}};
    for (const Index node : nodes) conflict.lines.push_back(labelled(node));
    conflicts_.emplace_back(nodes.front(), std::move(conflict));
  }

  /// The children of a node of four moves.
  void take_fifths(Index node) {
    const std::vector<db::Move> line = line_to(node);
    const Board four = board_after(line);
    PointSet fifths;
    for (Index each = tree_.first_child(node); each != MoveTree::kNone;
         each = tree_.next_sibling(each)) {
      if (tree_.kind(each) == db::NodeKind::move) fifths.insert(*tree_.point(each));
    }
    if (four.size() != 4 || fifths.size() < 2) return;
    for (const MoveClass& found : move_classes(four, fifths, SymmetryReading::pattern)) {
      if (found.members.size() < 2) continue;
      SymmetricFifths alike{line, {}, found.board_classes.size() == 1};
      for (Index each = tree_.first_child(node); each != MoveTree::kNone;
           each = tree_.next_sibling(each)) {
        const bool is_member =
            tree_.kind(each) == db::NodeKind::move && found.members.contains(*tree_.point(each));
        if (!is_member) continue;
        alike.fifths.push_back({line, tree_.texts(each).board_text});
        alike.fifths.back().line.emplace_back(*tree_.point(each));
      }
      found_.fifths.push_back(std::move(alike));
    }
  }

  void take_hints(Index node) {
    const NodeTexts& texts = tree_.texts(node);
    for (const std::string& comment : {texts.one_line_comment, texts.multi_line_comment}) {
      if (comment.empty()) continue;
      for (NamedOpening& named : openings_referred_to(comment)) {
        const std::vector<db::Move> line = line_to(node);
        found_.hints.push_back({line, std::move(named.text), named.opening,
                                judge_hint(board_after(line), named.opening)});
      }
    }
  }

  const MoveTree& tree_;
  std::vector<Index> parents_;
  std::vector<Index> path_;
  std::vector<ImageSums> sums_;  ///< Of the nodes of the path.
  std::vector<HashedNode> nodes_;
  std::vector<std::pair<Index, ConflictingPosition>> conflicts_;
  LibraryDuplicates found_;
};

}  // namespace

LibraryDuplicates library_duplicates(const MoveTree& tree) {
  return DuplicateSearch(tree).search();
}

}  // namespace shukei::analyzer

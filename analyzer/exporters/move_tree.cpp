#include "analyzer/exporters/move_tree.h"

#include <utility>

namespace shukei::analyzer {
namespace {

/// A text as it stands where it is damaged or beside one that is.
std::string with_doubled_backslashes(std::string_view text) {
  std::string doubled;
  for (const char c : text) doubled.append(c == '\\' ? 2 : 1, c);
  return doubled;
}

/// A text of a node and whether it is damaged.
struct TextPlace {
  std::string& value;
  bool& damaged;
};

/// Puts `text` after what stands there, if it is not the same. Returns whether it did.
bool append_other(TextPlace standing, const std::string& text, bool damaged,
                  std::string_view between) {
  if (text.empty() || (standing.value == text && standing.damaged == damaged)) return false;
  if (standing.value.empty()) {
    standing.value = text;
    standing.damaged = damaged;
    return false;
  }
  if (damaged && !standing.damaged) standing.value = with_doubled_backslashes(standing.value);
  const bool is_whole_one = standing.damaged && !damaged;
  standing.value.append(between).append(is_whole_one ? with_doubled_backslashes(text) : text);
  standing.damaged = standing.damaged || damaged;
  return true;
}

}  // namespace

MoveTree::MoveTree() : nodes_(1) {}

MoveTree::Index MoveTree::add(Index parent, db::NodeKind kind, std::uint8_t place) {
  Index last = kNone;
  for (Index each = first_child(parent); each != kNone; each = next_sibling(each)) {
    if (nodes_[each].place == place) {
      if (nodes_[each].kind == db::NodeKind::label) nodes_[each].kind = kind;
      return each;
    }
    last = each;
  }
  const auto added = static_cast<Index>(nodes_.size());
  nodes_.push_back({.kind = kind, .place = place});
  (last == kNone ? nodes_[parent].first_child : nodes_[last].next_sibling) = added;
  return added;
}

MoveTree::Index MoveTree::add_move(Index parent, db::Move move) {
  if (move.is_pass()) return add(parent, db::NodeKind::pass, kNoPlace);
  return add(parent, db::NodeKind::move, move.point().code());
}

MoveTree::Index MoveTree::add_label(Index parent, std::optional<Point> point) {
  return add(parent, db::NodeKind::label, point ? point->code() : kNoPlace);
}

MoveTree::Index MoveTree::add_line(std::span<const db::Move> line) {
  Index node = kRoot;
  for (const db::Move move : line) node = add_move(node, move);
  return node;
}

bool MoveTree::add_texts(Index node, const NodeTexts& texts) {
  if (texts.empty()) return false;
  std::uint32_t& place = nodes_[node].texts;
  if (place == kNone) {
    place = static_cast<std::uint32_t>(texts_.size());
    texts_.push_back(texts);
    return false;
  }
  NodeTexts& standing = texts_[place];
  DamagedTexts& damaged = standing.damaged;
  const bool board = append_other({standing.board_text, damaged.board_text}, texts.board_text,
                                  texts.damaged.board_text, " / ");
  const bool one_line = append_other({standing.one_line_comment, damaged.one_line_comment},
                                     texts.one_line_comment, texts.damaged.one_line_comment, " / ");
  const bool lines = append_other({standing.multi_line_comment, damaged.multi_line_comment},
                                  texts.multi_line_comment, texts.damaged.multi_line_comment, "\n");
  return board || one_line || lines;
}

void MoveTree::relink(Index parent, std::span<const Index> children) {
  Index* link = &nodes_[parent].first_child;
  for (const Index child : children) {
    *link = child;
    link = &nodes_[child].next_sibling;
  }
  *link = kNone;
}

std::optional<Point> MoveTree::point(Index node) const {
  if (nodes_[node].place == kNoPlace) return std::nullopt;
  return Point::from_code(nodes_[node].place);
}

const NodeTexts& MoveTree::texts(Index node) const {
  static const NodeTexts kNoTexts;
  return nodes_[node].texts == kNone ? kNoTexts : texts_[nodes_[node].texts];
}

bool TreeWalk::next() {
  if (std::exchange(is_at_front_, false)) {
    path_.push_back(MoveTree::kRoot);
    return true;
  }
  if (path_.empty()) return false;
  MoveTree::Index following = tree_.first_child(node());
  while (following == MoveTree::kNone && !path_.empty()) {
    following = tree_.next_sibling(node());
    path_.pop_back();
  }
  if (following == MoveTree::kNone) return false;
  path_.push_back(following);
  return true;
}

std::vector<db::Move> TreeWalk::line() const {
  std::vector<db::Move> line;
  for (const MoveTree::Index each : path_) {
    if (tree_.kind(each) == db::NodeKind::pass) line.push_back(db::Move::pass());
    if (tree_.kind(each) == db::NodeKind::move) line.emplace_back(*tree_.point(each));
  }
  return line;
}

}  // namespace shukei::analyzer

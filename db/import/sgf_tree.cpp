#include "db/import/sgf_tree.h"

#include <algorithm>

#include "db/import/sgf_board.h"
#include "db/import/tree_delivery.h"
#include "db/import/words.h"

namespace shukei::db {
namespace {

/// What AP begins with in our own exports, whose texts are exact.
constexpr std::string_view kOwnProgram = "Shukei";

/// Fills in what is written at a node.
void describe(const SgfNode& written, LibraryNode& node) {
  node.board_text = text_of(written.board_text);
  node.one_line_comment = text_of(written.name);
  node.multi_line_comment = text_of(written.comment);
  node.is_marked = written.is_marked;
  node.is_start = written.is_start;
}

/// Marks the texts that the node says are damaged.
void mark_damaged(const SgfNode& written, LibraryNode& node) {
  if (has_word(written.damaged, "board_text")) mark_as_kept(node.board_text);
  if (has_word(written.damaged, "name")) mark_as_kept(node.one_line_comment);
  if (has_word(written.damaged, "comment")) mark_as_kept(node.multi_line_comment);
}

}  // namespace

SgfTree::SgfTree(Delivery& delivery, const ReadOptions& options, std::int64_t line)
    : delivery_(delivery),
      most_labels_(options.limits.labels),
      game_(line),
      points_(options.sgf_rows) {
  extras_[0].line = line;
}

// --- the shape of the tree ----------------------------------------------------------------------

void SgfTree::begin_variation() {
  finish_node();
  if (!variations_.empty()) become_library();
  variations_.push_back(path_.depth());
}

void SgfTree::begin_node(std::int64_t line) {
  finish_node();
  node_ = SgfNode();
  node_.line = line;
  has_node_ = true;
}

void SgfTree::take(std::string_view ident, std::string_view value) {
  if (ident == "AP") is_exact_ = value.starts_with(kOwnProgram);
  if (!is_exact_ && ident != "LB") value = trimmed(value);
  if (!node_.take(ident, value)) game_.take(ident, value);
}

bool SgfTree::end_variation() {
  finish_node();
  is_main_line_ = false;
  rise_to(variations_.back());
  variations_.pop_back();
  if (variations_.empty()) finish();
  return variations_.empty();
}

void SgfTree::rise_to(int depth) {
  while (path_.depth() > depth) {
    give_labels_left();
    path_.rise_to(path_.depth() - 1);
    extras_.pop_back();
  }
}

void SgfTree::finish() {
  if (is_left_out_) return;
  give_labels_left();
  GameRecord& record = game_.finish(root_.comment, points_);
  if (!game_.tells_offers()) {
    rows_.weigh_offers(record.offers_text ? record.offers_text->value : "", record.moves);
  }
  if (rows_.is_against()) {
    record.flags.insert(GameFlag::rows_doubtful);
    delivery_.warn(record.place,
                   "its texts name points as if the rows were counted from the other side");
  }
  const bool is_game = !is_library_ || (game_.is_told() && !record.moves.empty());
  if (is_game) delivery_.give(record);
}

// --- whether it is renju at all -----------------------------------------------------------------

void SgfTree::leave_out(SkipReason reason, const std::string& why) {
  if (!is_left_out_) delivery_.skip(reason, Place::line(extras_[0].line), why);
  is_left_out_ = true;
}

void SgfTree::judge() {
  const auto exclusion = exclusion_of(game_, node_.has_setup);
  if (exclusion) leave_out(exclusion->reason, exclusion->text);
}

/// Sees by the first move which board it is.
void SgfTree::judge_first_move() {
  has_moved_ = true;
  const auto points = points_on_our_board(game_, points_, node_.point);
  if (!points) {
    const auto size = game_.board_size();
    leave_out(SkipReason::board_size,
              "a board of " + (size ? std::to_string(*size) : "unknown size") + ", not 15");
    return;
  }
  points_ = *points;
  is_reversed_ = node_.colour == Colour::white;
  if (is_reversed_) game_.flag(GameFlag::colours_reversed);
}

// --- nodes --------------------------------------------------------------------------------------

void SgfTree::finish_node() {
  if (!has_node_ || is_left_out_) return;
  has_node_ = false;
  const bool is_root = std::exchange(is_at_front_, false) && !node_.colour;
  if (path_.depth() == 0 && !has_moved_) judge();
  if (is_left_out_) return;
  if (is_root) {
    root_ = node_;
    game_.take_comment(node_.comment);
    if (node_.has_library) become_library();
  } else if (node_.has_setup) {
    if (is_main_line_) game_.stop("AB/AW/AE");
    add_child(std::nullopt);
  } else if (node_.label) {
    add_label_node();
  } else if (node_.colour) {
    add_move();
  } else if (node_.has_text()) {
    repeat_node();
  }
  if (!is_left_out_) add_labels();
}

void SgfTree::add_move() {
  if (!has_moved_) judge_first_move();
  if (is_left_out_) return;
  const auto move = points_.read(node_.point);
  alternate_colours();
  if (is_main_line_) {
    game_.take_comment(node_.comment);
    if (move) {
      game_.add(*move, node_.point);
    } else {
      game_.stop(node_.point);
    }
  }
  if (move && !move->is_pass()) {
    rows_.weigh(move->point(), node_.comment);
    rows_.weigh(move->point(), node_.name);
  }
  add_child(move);
}

/// Puts a pass before a stone whose colour is not to move.
void SgfTree::alternate_colours() {
  const Colour stated = is_reversed_ ? opposite(*node_.colour) : *node_.colour;
  const Colour to_move = path_.line().size() % 2 == 0 ? Colour::black : Colour::white;
  if (stated == to_move || path_.step_to(path_.depth()) != TreePath::Step::added) return;
  game_.flag(GameFlag::pass_inserted);
  delivery_.warn(Place::line(node_.line), "two moves of one colour: a pass is put between");
  if (is_main_line_) game_.add(Move::pass(), "");
  path_.descend(NodeKind::pass, std::nullopt);
  extras_.push_back({node_.line, {}});
  if (is_library_) settle(path_.depth(), {}, {});
}

/// Goes down to the node being read, whose move this is; nothing when it cannot be read.
void SgfTree::add_child(const std::optional<Move>& move) {
  if (node_.has_text()) become_library();
  Text label;
  if (!move) {
    path_.descend_unreadable();
  } else if (move->is_pass()) {
    path_.descend(NodeKind::pass, std::nullopt);
  } else {
    label = take_label(move->point());
    path_.descend(NodeKind::move, move->point());
  }
  extras_.push_back({node_.line, {}});
  if (is_library_) settle(path_.depth(), label, node_);
}

/// A node without a move says something of the position that is there already.
void SgfTree::repeat_node() {
  become_library();
  if (path_.step_to(path_.depth()) != TreePath::Step::added) return;
  LibraryNode node;
  path_.describe(node);
  node.repeats_sibling = true;
  describe(node_, node);
  node.place = Place::line(node_.line);
  delivery_.give(node);
}

/// A label with more to say than its board text, as our own exports write it: a node without a
/// move. What its own board shows is the board text.
void SgfTree::add_label_node() {
  become_library();
  const auto place = points_.read(trimmed(*node_.label));
  const bool has_point = place && !place->is_pass();
  path_.descend(NodeKind::label, has_point ? std::optional(place->point()) : std::nullopt);
  extras_.push_back({node_.line, {}});
  Text board_text;
  if (!node_.labels.empty()) {
    const std::string_view label = node_.labels.front();
    board_text = text_of(label.substr(std::min(label.find(':') + 1, label.size())));
  }
  settle(path_.depth(), board_text, node_);
  node_.labels.clear();
}

// --- labels -------------------------------------------------------------------------------------

/// Keeps the labels of the node being read for its children.
void SgfTree::add_labels() {
  if (node_.labels.empty()) return;
  become_library();
  for (const std::string& label : node_.labels) {
    const std::size_t colon = std::min(label.find(':'), label.size());
    const auto place = points_.read(trimmed(label.substr(0, colon)));
    if (!place || place->is_pass() || colon == label.size()) {
      delivery_.warn(Place::line(node_.line), "a label on no point: '" + shown(label) + "'");
      continue;
    }
    if (extras_.back().labels.size() == most_labels_) {
      delivery_.warn(Place::line(node_.line), "more labels than are kept of one position");
      break;
    }
    extras_.back().labels.push_back({place->point(), text_of(label.substr(colon + 1))});
    label_bytes_ += extras_.back().labels.back().text.value.size();
  }
}

/// Takes the label that the last node's board shows on a point, for a child to be added.
Text SgfTree::take_label(Point point) {
  auto& labels = extras_.back().labels;
  const auto label = std::find_if(labels.begin(), labels.end(),
                                  [&](const Label& each) { return each.point == point; });
  if (label == labels.end()) return {};
  Text text = std::move(label->text);
  label_bytes_ -= text.value.size();
  labels.erase(label);
  return text;
}

/// Hands over the last node's labels that no child took, as nodes that are no moves.
void SgfTree::give_labels_left() {
  const std::vector<Label> labels = std::move(extras_.back().labels);
  extras_.back().labels.clear();
  for (const Label& label : labels) {
    label_bytes_ -= label.text.value.size();
    path_.descend(NodeKind::label, label.point);
    extras_.push_back({extras_.back().line, {}});
    settle(path_.depth(), label.text, {});
    path_.rise_to(path_.depth() - 1);
    extras_.pop_back();
  }
}

// --- handing over -------------------------------------------------------------------------------

/// From here on nodes are handed over as they come; those of the path, which were held back in case
/// the tree is a game and no more, are handed over first. None of them has texts but the root.
void SgfTree::become_library() {
  if (is_library_ || is_left_out_) return;
  is_library_ = true;
  settle(0, {}, root_);
  for (int depth = 1; depth <= path_.depth(); ++depth) settle(depth, {}, {});
}

/// Hands over the node of the path at this depth, or says why it is left out.
void SgfTree::settle(int depth, const Text& board_text, const SgfNode& texts) {
  LibraryNode node;
  path_.describe(depth, node);
  describe(texts, node);
  if (!board_text.empty()) node.board_text = board_text;
  mark_damaged(texts, node);
  node.place = Place::line(extras_[static_cast<std::size_t>(depth)].line);
  deliver_step(path_.step_to(depth), node, delivery_);
}

}  // namespace shukei::db

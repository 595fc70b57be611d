#include "analyzer/exporters/library_collector.h"

#include "rules/parse_error.h"

namespace shukei::analyzer {

void LibraryCollector::count(const db::LibraryNode& node) {
  ++nodes_;
  for (const db::Text* text : {&node.board_text, &node.one_line_comment, &node.multi_line_comment})
    bytes_ += text->value.size();
  if (nodes_ > most_nodes_ || bytes_ > most_bytes_)
    throw ParseError("", 0, 0,
                     "a library may have " + std::to_string(most_nodes_) + " nodes and " +
                         std::to_string(most_bytes_) + " bytes of texts; this one has more");
}

void LibraryCollector::take_node(const db::LibraryNode& node) {
  count(node);
  path_.resize(static_cast<std::size_t>(node.depth));
  MoveTree::Index added = MoveTree::kRoot;
  if (node.depth > 0) {
    added =
        node.kind == db::NodeKind::label
            ? tree_.add_label(path_.back(), node.point)
            : tree_.add_move(path_.back(), node.kind == db::NodeKind::pass ? db::Move::pass()
                                                                           : db::Move(*node.point));
  }
  path_.push_back(added);
  for (const db::Text* text :
       {&node.board_text, &node.one_line_comment, &node.multi_line_comment}) {
    if (text->damaged) ++damaged_texts_;
  }
  const NodeTexts texts{
      node.board_text.value,
      node.one_line_comment.value,
      node.multi_line_comment.value,
      {node.board_text.damaged, node.one_line_comment.damaged, node.multi_line_comment.damaged}};
  if (tree_.add_texts(added, texts)) ++joined_texts_;
  if (node.is_marked) tree_.mark(added);
  if (node.is_start) tree_.mark_as_start(added);
}

}  // namespace shukei::analyzer

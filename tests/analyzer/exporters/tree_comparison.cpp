#include "tests/analyzer/exporters/tree_comparison.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "analyzer/exporters/library_collector.h"
#include "analyzer/exporters/sgf_tree.h"
#include "db/import/file_reader.h"
#include "tests/support/random_games.h"

namespace shukei::analyzer {
namespace {

NodeTexts random_texts(RandomGames& random, bool damage) {
  NodeTexts texts;
  const auto tell = [&](std::string& text, bool& is_damaged) {
    if (!random.one_in(4)) return;
    const db::Text told = damage ? random.kept_text() : db::Text{random.hostile_text(), false};
    text = told.value;
    is_damaged = told.damaged;
  };
  tell(texts.board_text, texts.damaged.board_text);
  tell(texts.one_line_comment, texts.damaged.one_line_comment);
  tell(texts.multi_line_comment, texts.damaged.multi_line_comment);
  return texts;
}

}  // namespace

std::vector<std::string> described(const MoveTree& tree) {
  std::vector<std::string> nodes;
  TreeWalk walk(tree);
  while (walk.next()) {
    const MoveTree::Index node = walk.node();
    const NodeTexts& texts = tree.texts(node);
    std::string text(to_string(tree.kind(node)));
    text += ' ' + db::to_string(walk.line());
    if (tree.kind(node) == db::NodeKind::label) {
      text += " at " + (tree.point(node) ? to_string(*tree.point(node)) : "no point");
    }
    text += " [" + texts.board_text + "] {" + texts.one_line_comment + '|' +
            texts.multi_line_comment + '}';
    if (tree.is_marked(node)) text += " mark";
    if (tree.is_start(node)) text += " start";
    const DamagedTexts& damaged = texts.damaged;
    if (damaged.board_text) text += " damaged board text";
    if (damaged.one_line_comment) text += " damaged line";
    if (damaged.multi_line_comment) text += " damaged comment";
    nodes.push_back(text);
  }
  return nodes;
}

std::vector<std::string> described_without_damage(const MoveTree& tree) {
  std::vector<std::string> nodes = described(tree);
  for (std::string& node : nodes) node.resize(std::min(node.find(" damaged "), node.size()));
  return nodes;
}

MoveTree tree_in(std::string_view bytes, const std::string& charset) {
  db::MemorySource source("test", bytes);
  db::ReadOptions options;
  if (!charset.empty()) options.charset = charset;
  LibraryCollector collector;
  const db::ReadReport report = db::read_source(source, options, collector);
  EXPECT_EQ(report.items, report.nodes);
  EXPECT_EQ(collector.joined_texts(), 0U);
  return std::move(collector.tree());
}

std::string sgf_of(const MoveTree& tree) {
  Output output = Output::in_memory({});
  write_sgf_tree(tree, output);
  return output.text();
}

MoveTree random_tree(int nodes, std::uint64_t seed, TreeTexts kind) {
  const bool damage = kind == TreeTexts::with_damage;
  RandomGames random(seed);
  MoveTree tree;
  while (tree.size() < static_cast<std::size_t>(nodes)) {
    // A new line, or one more branch of an old one: the moves come from few, so that lines meet.
    MoveTree::Index node = MoveTree::kRoot;
    PointSet taken;
    for (int i = 1 + random.below(12); i > 0; --i) {
      const auto point = Point::at(5 + random.below(4), 6 + random.below(4)).value();
      if (random.one_in(12)) {
        node = tree.add_move(node, db::Move::pass());
      } else if (!taken.contains(point)) {
        node = tree.add_move(node, point);
        taken.insert(point);
      }
      if (random.one_in(9)) tree.add_texts(node, random_texts(random, damage));
      if (random.one_in(30)) tree.mark(node);
      if (random.one_in(60)) tree.mark_as_start(node);
    }
    if (!random.one_in(3)) continue;
    const MoveTree::Index label =
        tree.add_label(node, Point::at(random.below(4), random.below(3)).value());
    tree.add_texts(label, {.board_text = random.hostile_text() + "x"});
    if (random.one_in(2)) tree.add_texts(label, random_texts(random, damage));
    if (random.one_in(9)) tree.mark(label);
  }
  return tree;
}

}  // namespace shukei::analyzer

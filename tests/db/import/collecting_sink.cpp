#include "tests/db/import/collecting_sink.h"

#include <gtest/gtest.h>

#include "rules/parse_error.h"

namespace shukei::db {

void CollectingSink::take_node(const LibraryNode& node) {
  nodes.push_back({node, {node.line.begin(), node.line.end()}});
  nodes.back().node.line = {};
}

std::string to_string(const CollectedNode& collected) {
  const LibraryNode& node = collected.node;
  std::string text(to_string(node.kind));
  if (!collected.line.empty()) text += ' ' + to_string(collected.line);
  if (node.kind == NodeKind::label && node.point) text += " at " + to_string(*node.point);
  if (!node.board_text.empty()) text += " [" + node.board_text.value + ']';
  if (!node.one_line_comment.empty() || !node.multi_line_comment.empty()) {
    text += " {" + node.one_line_comment.value + '|' + node.multi_line_comment.value + '}';
  }
  if (node.is_marked) text += " mark";
  if (node.is_start) text += " start";
  if (node.repeats_sibling) text += " repeats";
  return text;
}

ReadOutcome read_bytes(std::string_view bytes, const ReadOptions& options) {
  MemorySource source("test", bytes);
  ReadOutcome outcome;
  outcome.report = read_source(source, options, outcome.sink);
  const ReadReport& report = outcome.report;
  EXPECT_EQ(report.games, outcome.sink.games.size());
  EXPECT_EQ(report.nodes, outcome.sink.nodes.size());
  EXPECT_EQ(report.grades, outcome.sink.grades.size());
  EXPECT_EQ(report.items, report.games + report.nodes + report.grades + report.skipped.total());
  EXPECT_EQ(report.warning_count > 0, !report.warnings.empty());
  return outcome;
}

std::string refusal_of(std::string_view bytes, const ReadOptions& options) {
  MemorySource source("test", bytes);
  CollectingSink sink;
  try {
    read_source(source, options, sink);
  } catch (const ParseError& error) {
    return error.what();
  }
  return "";
}

}  // namespace shukei::db

#pragma once

#include <cstdint>
#include <vector>

#include "analyzer/exporters/move_tree.h"
#include "db/import/import_sink.h"

namespace shukei::analyzer {

/// Takes the nodes of libraries as their readers hand them over, and merges them into one tree.
/// Games and grades are left alone.
class LibraryCollector : public db::ImportSink {
 public:
  void take_game(const db::GameRecord& /*game*/) override {}
  void take_node(const db::LibraryNode& node) override;
  void take_grade(const db::GradedPosition& /*grade*/) override {}

  [[nodiscard]] MoveTree& tree() { return tree_; }
  /// How many nodes brought a text that differs from the one at their place.
  [[nodiscard]] std::uint64_t joined_texts() const { return joined_texts_; }
  /// How many texts are damaged: they stand in the tree with \xHH for what was not understood.
  [[nodiscard]] std::uint64_t damaged_texts() const { return damaged_texts_; }

 private:
  MoveTree tree_;
  std::vector<MoveTree::Index> path_{MoveTree::kRoot};
  std::uint64_t joined_texts_ = 0;
  std::uint64_t damaged_texts_ = 0;
};

}  // namespace shukei::analyzer

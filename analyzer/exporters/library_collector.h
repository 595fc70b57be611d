#pragma once

#include <cstdint>
#include <vector>

#include "analyzer/exporters/move_tree.h"
#include "db/games/parsed_file.h"
#include "db/import/import_sink.h"

namespace shukei::analyzer {

/// Takes the nodes of libraries as their readers hand them over, and merges them into one tree.
/// Games and grades are left alone. Throws ParseError when there are more nodes or bytes of texts
/// than a library may have that is imported (db::kMostNodesOfFile, db::kMostBytesOfFile).
class LibraryCollector : public db::ImportSink {
 public:
  void take_game(const db::GameRecord& /*game*/) override {}
  void take_node(const db::LibraryNode& node) override;
  void take_grade(const db::GradedPosition& /*grade*/) override {}

  /// For narrower limits.
  LibraryCollector(std::uint64_t most_nodes, std::uint64_t most_bytes)
      : most_nodes_(most_nodes), most_bytes_(most_bytes) {}
  LibraryCollector() : LibraryCollector(db::kMostNodesOfFile, db::kMostBytesOfFile) {}

  [[nodiscard]] MoveTree& tree() { return tree_; }
  /// How many nodes brought a text that differs from the one at their place.
  [[nodiscard]] std::uint64_t joined_texts() const { return joined_texts_; }
  /// How many texts are damaged: they stand in the tree with \xHH for what was not understood.
  [[nodiscard]] std::uint64_t damaged_texts() const { return damaged_texts_; }

 private:
  void count(const db::LibraryNode& node);

  std::uint64_t most_nodes_;
  std::uint64_t most_bytes_;
  std::uint64_t nodes_ = 0;
  std::uint64_t bytes_ = 0;
  MoveTree tree_;
  std::vector<MoveTree::Index> path_{MoveTree::kRoot};
  std::uint64_t joined_texts_ = 0;
  std::uint64_t damaged_texts_ = 0;
};

}  // namespace shukei::analyzer

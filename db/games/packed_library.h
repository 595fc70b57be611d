#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "db/games/library_row.h"
#include "db/games/packed_bytes.h"
#include "db/import/graded_position.h"

namespace shukei::db {

/// The most nodes of one file: about a gigabyte of memory. A file with more is refused.
inline constexpr std::uint32_t kMostNodesOfFile = 50'000'000;

/// A node at which somebody said something, found by its position and by its line.
struct PackedNote {
  NodeNumber node{};
  std::string position;    ///< stones_key() of the canonical position after the node.
  std::string line;        ///< line_prefix() of the canonical line to the node.
  std::string board_text;  ///< "" when there is none.
  Place place;
};

/// A grade of a position.
struct PackedGrade {
  std::string position;  ///< stones_key() of the canonical position.
  int grade = 0;
  Text note;
  Place place;
};

/// The tree and the grades of one file, packed: a node has about ten bytes, a note some hundred
/// more.
class PackedLibrary {
 public:
  /// Adds a node: the root first, then in pre-order, as readers hand them over.
  void add(const LibraryNode& node);
  void add(const GradedPosition& grade);

  [[nodiscard]] std::uint32_t node_count() const { return nodes_; }
  /// What it holds, in bytes; grows with every node and grade.
  [[nodiscard]] std::uint64_t bytes() const { return bytes_.size() + noted_bytes_; }
  [[nodiscard]] bool empty() const { return nodes_ == 0 && grades_.empty(); }

  /// Notes of moves, passes and the root, in the order of their nodes. Labels on points where
  /// nobody plays belong to no position and are not among them.
  [[nodiscard]] const std::vector<PackedNote>& notes() const { return notes_; }
  [[nodiscard]] const std::vector<PackedGrade>& grades() const { return grades_; }

  /// visit(NodeNumber, std::string_view value) for every node in order; values as of encode_node().
  template <typename Visitor>
  void for_each_node(Visitor&& visit) const {
    PackedReader reader(bytes_);
    for (std::uint32_t node = 0; node < nodes_; ++node)
      visit(static_cast<NodeNumber>(node), reader.bytes(reader.varint()));
  }

 private:
  std::uint32_t nodes_ = 0;
  std::string bytes_;             ///< The size of each node's value as a varint, then the value.
  std::vector<NodeNumber> path_;  ///< The nodes from the root to the last one added.
  std::vector<PackedNote> notes_;
  std::vector<PackedGrade> grades_;
  std::uint64_t noted_bytes_ = 0;  ///< Of notes and grades.
};

/// The note of a node at which somebody said something. REQUIRES a node that is no label.
PackedNote packed_note(const LibraryNode& node, NodeNumber number);

}  // namespace shukei::db

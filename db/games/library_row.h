#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "db/games/game_number.h"
#include "db/import/library_node.h"

namespace shukei::db {

/// The number of a node in its library: 0 for the root, then in the order of the file.
enum class NodeNumber : std::uint32_t {};

constexpr std::uint32_t to_integer(NodeNumber number) { return static_cast<std::uint32_t>(number); }

/// A node of a library as the database keeps it: LibraryNode without its line, which follows from
/// the nodes above.
struct LibraryRow {
  NodeKind kind = NodeKind::root;
  std::optional<Point> point;
  int depth = 0;
  /// The node above it; itself for the root.
  NodeNumber parent{};
  bool repeats_sibling = false;
  bool is_marked = false;
  bool is_start = false;
  Text board_text;
  Text one_line_comment;
  Text multi_line_comment;
  Place place;

  /// Whether somebody said something here: a text or a mark.
  [[nodiscard]] bool has_note() const {
    return is_marked || is_start || !board_text.empty() || !one_line_comment.empty() ||
           !multi_line_comment.empty();
  }
  friend bool operator==(const LibraryRow&, const LibraryRow&) = default;
};

/// The row of a node below `parent`.
LibraryRow library_row(const LibraryNode& node, NodeNumber parent);

/// Rows of the family `library_nodes`. Key: the number of the source, then of the node, in four
/// bytes each, big-endian. Value, version 1:
///
///     01, kind (root 0, move 1, pass 2, label 3), flags, depth (varint), how many nodes the parent
///     is before this one (varint), the point's code when there is one, then the texts that flags
///     tell of, each as its size in bytes (varint) and its bytes, and last the place: 0 file,
///     1 byte, 2 line, the latter two followed by their number (varint)
///
///     flags: 01 repeats a sibling, 02 marked, 04 start, 08 board text, 10 one-line comment,
///            20 multi-line comment, 40 a point, 80 one flag byte more: the texts that are damaged,
///            08 10 20 as above
std::string node_key(SourceNumber source, NodeNumber node);
std::string encode_node(const LibraryRow& row, NodeNumber number);
/// Reads the value of a node; nothing when it is none.
std::optional<LibraryRow> decode_node(NodeNumber number, std::string_view value);

}  // namespace shukei::db

#include "db/games/packed_library.h"

#include "db/games/game_line.h"
#include "db/games/stones_key.h"

namespace shukei::db {
namespace {

/// The stones after a line: Black's, White's, by turns; a pass is a turn too.
Board board_after(std::span<const Move> line) {
  Board board;
  Colour colour = Colour::black;
  for (const Move move : line) {
    if (!move.is_pass()) board.place(colour, move.point());
    colour = opposite(colour);
  }
  return board;
}

}  // namespace

PackedNote packed_note(const LibraryNode& node, NodeNumber number) {
  return {.node = number,
          .position = stones_key(canonicalise(board_after(node.line)).representative),
          .line = line_prefix(canonical_line(node.line)),
          .board_text = node.board_text.value,
          .place = node.place};
}

void PackedLibrary::add(const LibraryNode& node) {
  const auto number = static_cast<NodeNumber>(nodes_++);
  const auto depth = static_cast<std::size_t>(node.depth);
  path_.resize(depth);  // REQUIRED: the node above has been added
  const LibraryRow row = library_row(node, path_.empty() ? number : path_.back());
  path_.push_back(number);
  const std::string value = encode_node(row, number);
  append_varint(value.size(), bytes_);
  bytes_ += value;
  if (!row.has_note() || row.kind == NodeKind::label) return;
  const PackedNote& note = notes_.emplace_back(packed_note(node, number));
  noted_bytes_ += sizeof note + note.position.size() + note.line.size() + note.board_text.size();
}

void PackedLibrary::add(const GradedPosition& grade) {
  grades_.push_back({.position = stones_key(canonicalise(grade.board).representative),
                     .grade = grade.grade,
                     .note = grade.note,
                     .place = grade.place});
  noted_bytes_ += sizeof grades_.back() + grades_.back().position.size() + grade.note.value.size();
}

}  // namespace shukei::db

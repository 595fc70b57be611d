#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/games/library_row.h"

namespace shukei::db {

/// Where a note stands: a node of a source.
struct NotePlace {
  SourceNumber source{};
  NodeNumber node{};
  friend bool operator==(const NotePlace&, const NotePlace&) = default;
};

/// Keys of the families `library_positions` and `library_lines`, whose values are empty: a
/// stones_key(), or a line_prefix(), then source and node in four bytes each, big-endian.
inline std::string note_key(std::string_view prefix, SourceNumber source, NodeNumber node) {
  return std::string(prefix) + node_key(source, node);
}

/// Reads what follows the prefix; nothing when it is none.
std::optional<NotePlace> decode_note_key(std::string_view key_end);

/// The moves of a line_prefix(). REQUIRES one.
std::vector<Move> line_of_prefix(std::string_view prefix);

}  // namespace shukei::db

#include "db/games/note_key.h"

#include "db/games/packed_bytes.h"

namespace shukei::db {

std::optional<NotePlace> decode_note_key(std::string_view key_end) {
  PackedReader reader(key_end);
  NotePlace place;
  place.source = static_cast<SourceNumber>(reader.big_endian(4));
  place.node = static_cast<NodeNumber>(reader.big_endian(4));
  if (!reader.is_sound() || !reader.at_end()) return std::nullopt;
  return place;
}

std::vector<Move> line_of_prefix(std::string_view prefix) {
  constexpr std::size_t kSizeBytes = 2;
  std::vector<Move> moves;
  for (const char byte : prefix.substr(kSizeBytes)) {
    const auto code = static_cast<std::uint8_t>(byte);
    moves.push_back(Point::is_code(code) ? Move(Point::from_code(code)) : Move::pass());
  }
  return moves;
}

}  // namespace shukei::db

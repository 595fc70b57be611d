#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "db/games/game_number.h"
#include "db/import/format.h"

namespace shukei::db {

/// A file that was imported: what is kept of it. A file that adds nothing leaves no source.
struct Source {
  SourceNumber number{};
  std::string file;  ///< The name it was imported under, without directories.
  Format format = Format::unknown;
  std::string charset;       ///< The charset its text was read in; "" when it is not known.
  std::uint64_t bytes = 0;   ///< Its size.
  std::uint64_t digest = 0;  ///< Of its content: see ContentDigest.
  std::uint64_t items = 0;   ///< Games, nodes and graded positions met in it, skipped ones too.
  std::uint64_t games = 0;   ///< Stored from it, like the next two.
  std::uint64_t nodes = 0;
  std::uint64_t grades = 0;

  friend bool operator==(const Source&, const Source&) = default;
};

/// Values of the family `sources`, version 1: 01, then file (size as varint, bytes), format (its
/// name, likewise), charset (likewise), and as varints bytes, items, games, nodes, grades; the
/// digest in eight bytes at the end. The key is the number in four bytes, big-endian.
inline constexpr std::uint8_t kSourceVersion = 1;

std::string source_key(SourceNumber number);
std::string encode_source(const Source& source);
/// Reads a row; nothing when it is none.
std::optional<Source> decode_source(std::string_view key, std::string_view value);

}  // namespace shukei::db

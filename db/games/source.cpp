#include "db/games/source.h"

#include "db/games/packed_bytes.h"

namespace shukei::db {
namespace {

void append_text(std::string_view text, std::string& bytes) {
  append_varint(text.size(), bytes);
  bytes += text;
}

std::string read_text(PackedReader& reader) { return std::string(reader.bytes(reader.varint())); }

/// The format of this name; an unknown name makes the row unreadable.
Format read_format_name(PackedReader& reader) {
  const std::string name = read_text(reader);
  for (std::size_t i = 0; i < kFormatCount; ++i) {
    if (to_string(static_cast<Format>(i)) == name) return static_cast<Format>(i);
  }
  reader.fail();
  return Format::unknown;
}

}  // namespace

std::string source_key(SourceNumber number) {
  std::string key;
  append_big_endian(to_integer(number), 4, key);
  return key;
}

std::string encode_source(const Source& source) {
  std::string value(1, static_cast<char>(kSourceVersion));
  append_text(source.file, value);
  append_text(to_string(source.format), value);
  append_text(source.charset, value);
  for (const std::uint64_t number :
       {source.bytes, source.items, source.games, source.nodes, source.grades})
    append_varint(number, value);
  append_big_endian(source.digest, 8, value);
  return value;
}

std::optional<Source> decode_source(std::string_view key, std::string_view value) {
  PackedReader number(key);
  Source source;
  source.number = static_cast<SourceNumber>(number.big_endian(4));
  PackedReader reader(value);
  if (reader.byte() != kSourceVersion) return std::nullopt;
  source.file = read_text(reader);
  source.format = read_format_name(reader);
  source.charset = read_text(reader);
  for (std::uint64_t* const field :
       {&source.bytes, &source.items, &source.games, &source.nodes, &source.grades})
    *field = reader.varint();
  source.digest = reader.big_endian(8);
  if (!number.is_sound() || !number.at_end() || !reader.is_sound() || !reader.at_end())
    return std::nullopt;
  return source;
}

}  // namespace shukei::db

#include "db/games/library_row.h"

#include <array>

#include "db/games/packed_bytes.h"

namespace shukei::db {
namespace {

constexpr std::uint8_t kVersion = 1;

// The bits of flags.
constexpr unsigned kRepeats = 0x01;
constexpr unsigned kMarked = 0x02;
constexpr unsigned kStart = 0x04;
constexpr unsigned kBoardText = 0x08;
constexpr unsigned kOneLine = 0x10;
constexpr unsigned kMultiLine = 0x20;
constexpr unsigned kPoint = 0x40;
constexpr unsigned kDamaged = 0x80;

struct TextField {
  unsigned flag;
  Text LibraryRow::*text;
};
constexpr std::array<TextField, 3> kTexts{TextField{kBoardText, &LibraryRow::board_text},
                                          TextField{kOneLine, &LibraryRow::one_line_comment},
                                          TextField{kMultiLine, &LibraryRow::multi_line_comment}};

/// Which texts of the row there are, or are damaged.
template <typename Having>
unsigned text_flags(const LibraryRow& row, Having having) {
  unsigned flags = 0;
  for (const TextField& field : kTexts) {
    if (having(row.*field.text)) flags |= field.flag;
  }
  return flags;
}

void append_place(Place place, std::string& bytes) {
  bytes += static_cast<char>(place.is_file() ? 0 : place.is_byte() ? 1 : 2);
  if (!place.is_file()) append_varint(place.value(), bytes);
}

Place read_place(PackedReader& reader) {
  switch (reader.byte()) {
    case 0:
      return {};
    case 1:
      return Place::byte(reader.varint());
    case 2:
      return Place::line(static_cast<std::int64_t>(reader.varint_up_to(Place::kGreatestLine)));
    default:
      reader.fail();
      return {};
  }
}

void read_texts(PackedReader& reader, unsigned flags, LibraryRow& row) {
  const unsigned damaged = (flags & kDamaged) != 0 ? reader.byte() : 0U;
  if ((damaged & ~(flags & (kBoardText | kOneLine | kMultiLine))) != 0) reader.fail();
  if ((flags & kDamaged) != 0 && damaged == 0) reader.fail();
  for (const TextField& field : kTexts) {
    if ((flags & field.flag) == 0) continue;
    Text& text = row.*field.text;
    text.value = reader.bytes(reader.varint());
    text.damaged = (damaged & field.flag) != 0;
    if (text.empty()) reader.fail();
  }
}

/// A move and a label have a point, a root and a pass none; only the root has nothing above it.
bool can_be(const LibraryRow& row) {
  const bool is_root = row.kind == NodeKind::root;
  const bool has_point = row.kind == NodeKind::move || row.kind == NodeKind::label;
  return row.point.has_value() == has_point && (row.depth == 0) == is_root;
}

}  // namespace

LibraryRow library_row(const LibraryNode& node, NodeNumber parent) {
  return {.kind = node.kind,
          .point = node.point,
          .depth = node.depth,
          .parent = parent,
          .repeats_sibling = node.repeats_sibling,
          .is_marked = node.is_marked,
          .is_start = node.is_start,
          .board_text = node.board_text,
          .one_line_comment = node.one_line_comment,
          .multi_line_comment = node.multi_line_comment,
          .place = node.place};
}

std::string node_key(SourceNumber source, NodeNumber node) {
  std::string key;
  append_big_endian(to_integer(source), 4, key);
  append_big_endian(to_integer(node), 4, key);
  return key;
}

std::string encode_node(const LibraryRow& row, NodeNumber number) {
  const unsigned damaged = text_flags(row, [](const Text& text) { return text.damaged; });
  unsigned flags = text_flags(row, [](const Text& text) { return !text.empty(); });
  if (row.repeats_sibling) flags |= kRepeats;
  if (row.is_marked) flags |= kMarked;
  if (row.is_start) flags |= kStart;
  if (row.point) flags |= kPoint;
  if (damaged != 0) flags |= kDamaged;
  std::string value{static_cast<char>(kVersion), static_cast<char>(row.kind),
                    static_cast<char>(flags)};
  append_varint(static_cast<std::uint64_t>(row.depth), value);
  append_varint(to_integer(number) - to_integer(row.parent), value);
  if (row.point) value += static_cast<char>(row.point->code());
  if (damaged != 0) value += static_cast<char>(damaged);
  for (const TextField& field : kTexts) {
    const Text& text = row.*field.text;
    if (text.empty()) continue;
    append_varint(text.value.size(), value);
    value += text.value;
  }
  append_place(row.place, value);
  return value;
}

std::optional<LibraryRow> decode_node(NodeNumber number, std::string_view value) {
  PackedReader reader(value);
  if (reader.byte() != kVersion) return std::nullopt;
  LibraryRow row;
  const std::uint8_t kind = reader.byte();
  if (kind > static_cast<std::uint8_t>(NodeKind::label)) return std::nullopt;
  row.kind = static_cast<NodeKind>(kind);
  const unsigned flags = reader.byte();
  row.repeats_sibling = (flags & kRepeats) != 0;
  row.is_marked = (flags & kMarked) != 0;
  row.is_start = (flags & kStart) != 0;
  row.depth = static_cast<int>(reader.varint_up_to(kMostMoves + 1));
  const std::uint64_t above = reader.varint_up_to(to_integer(number));
  row.parent = static_cast<NodeNumber>(to_integer(number) - above);
  if ((flags & kPoint) != 0) {
    const std::uint8_t code = reader.byte();
    if (!Point::is_code(code)) return std::nullopt;
    row.point = Point::from_code(code);
  }
  read_texts(reader, flags, row);
  row.place = read_place(reader);
  if (!reader.is_sound() || !reader.at_end() || !can_be(row)) return std::nullopt;
  return row;
}

}  // namespace shukei::db

#include "db/games/position_note.h"

#include <algorithm>

#include "db/games/packed_bytes.h"
#include "db/import/utf8.h"

namespace shukei::db {
namespace {

constexpr std::uint8_t kVersion = 1;
constexpr std::size_t kHeadBytes = 2;

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < ' ' && c != '\n' && c != '\t') || byte == 0x7F;
}

}  // namespace

std::string_view note_fault(std::string_view text) {
  if (text.empty()) return "is empty";
  if (text.size() > kMostNoteBytes) return "is longer than 16 KiB";
  if (!is_utf8(text)) return "is not UTF-8";
  if (std::any_of(text.begin(), text.end(), is_control)) return "has control characters";
  return "";
}

std::string encode_note(const PositionNote& note) {
  std::string value{static_cast<char>(kVersion), static_cast<char>(note.to_canonical)};
  return value + note.text;
}

std::optional<PositionNote> decode_note(std::string_view value) {
  if (value.size() < kHeadBytes || value[0] != static_cast<char>(kVersion)) return std::nullopt;
  const auto symmetry = static_cast<std::uint8_t>(value[1]);
  const std::string_view text = value.substr(kHeadBytes);
  if (symmetry >= kSymmetries.size() || !note_fault(text).empty()) return std::nullopt;
  return PositionNote{std::string(text), kSymmetries[symmetry]};
}

std::string encode_notes_totals(const NotesTotals& totals) {
  std::string value(1, static_cast<char>(kVersion));
  append_big_endian(totals.notes, 4, value);
  append_big_endian(totals.digest, 8, value);
  return value;
}

std::optional<NotesTotals> decode_notes_totals(std::string_view value) {
  PackedReader reader(value);
  if (reader.byte() != kVersion) return std::nullopt;
  NotesTotals totals;
  totals.notes = static_cast<std::uint32_t>(reader.big_endian(4));
  totals.digest = reader.big_endian(8);
  if (!reader.is_sound() || !reader.at_end()) return std::nullopt;
  return totals;
}

}  // namespace shukei::db

#include "db/games/grade_row.h"

#include "db/games/packed_bytes.h"
#include "db/import/graded_position.h"

namespace shukei::db {
namespace {

constexpr std::uint8_t kVersion = 1;
constexpr std::size_t kHeadBytes = 3;

}  // namespace

std::string grade_key(std::string_view position, SourceNumber source, std::uint32_t ordinal) {
  std::string key(position);
  append_big_endian(to_integer(source), 4, key);
  append_big_endian(ordinal, 4, key);
  return key;
}

std::string encode_grade(int grade, const Text& note) {
  std::string value{static_cast<char>(kVersion), static_cast<char>(grade + kGreatestGrade),
                    static_cast<char>(note.damaged ? 1 : 0)};
  return value + note.value;
}

std::optional<StoredGrade> decode_grade(std::string_view key_end, std::string_view value) {
  PackedReader key(key_end);
  StoredGrade row;
  row.source = static_cast<SourceNumber>(key.big_endian(4));
  row.ordinal = static_cast<std::uint32_t>(key.big_endian(4));
  PackedReader reader(value);
  if (reader.byte() != kVersion) return std::nullopt;
  const int grade = reader.byte();
  const std::uint8_t damaged = reader.byte();
  if (!key.is_sound() || !key.at_end() || !reader.is_sound()) return std::nullopt;
  if (grade > 2 * kGreatestGrade || damaged > 1) return std::nullopt;
  row.grade = grade - kGreatestGrade;
  row.note = {std::string(value.substr(kHeadBytes)), damaged == 1};
  return row;
}

}  // namespace shukei::db

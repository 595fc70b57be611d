#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "db/games/game_number.h"
#include "db/import/text.h"

namespace shukei::db {

/// What a source says a position is worth: from -5, White wins, to +5, Black wins.
struct StoredGrade {
  SourceNumber source{};
  std::uint32_t ordinal = 0;  ///< Among the grades of its source, from 0.
  int grade = 0;
  Text note;

  friend bool operator==(const StoredGrade&, const StoredGrade&) = default;
};

/// Rows of the family `grades`. Key: the stones_key() of the position, then source and ordinal in
/// four bytes each, big-endian. Value, version 1: 01, the grade + 5, whether the note is damaged
/// (0 or 1), then the note to the end.
std::string grade_key(std::string_view position, SourceNumber source, std::uint32_t ordinal);
std::string encode_grade(int grade, const Text& note);
/// Reads what follows the position in a key, and a value; nothing when they are none.
std::optional<StoredGrade> decode_grade(std::string_view key_end, std::string_view value);

}  // namespace shukei::db

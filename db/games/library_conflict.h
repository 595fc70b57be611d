#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/games/game_number.h"
#include "db/import/place.h"

namespace shukei::db {

/// Something that two sources, or two places of one, say otherwise: another board text for one
/// line, another grade for one position. Both are kept.
struct LibraryConflict {
  enum class Kind : std::uint8_t { label, grade };
  Kind kind = Kind::label;
  Place place;                     ///< In the file that is imported.
  std::string moves;               ///< The line, or the stones, in canonical orientation.
  std::string ours;                ///< What this file says.
  std::string theirs;              ///< What was said before.
  std::optional<SourceNumber> of;  ///< Where; nothing for this file itself.

  friend bool operator==(const LibraryConflict&, const LibraryConflict&) = default;
};

/// "label" or "grade".
constexpr std::string_view to_string(LibraryConflict::Kind kind) {
  return kind == LibraryConflict::Kind::label ? "label" : "grade";
}

/// The conflicts of one file: the first so many, and how many there are.
struct LibraryConflicts {
  static constexpr std::size_t kMostKept = 1000;
  std::vector<LibraryConflict> first;
  std::uint64_t count = 0;

  void add(LibraryConflict conflict) {
    ++count;
    if (first.size() < kMostKept) first.push_back(std::move(conflict));
  }
};

}  // namespace shukei::db

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/canonical_form.h"

namespace shukei::db {

/// The longest note: 16 KiB of UTF-8.
inline constexpr std::size_t kMostNoteBytes = std::size_t{16} << 10U;

/// What a user of the database says of a position, one note a position. It is found from every
/// orientation, its text is never changed: words such as h9 or D7 cannot be told from points for
/// certain. So it says how the board lay for whoever wrote it, and an asker whose board lies
/// otherwise is told.
struct PositionNote {
  std::string text;
  /// Brings the board as the writer had it to the canonical one.
  Symmetry to_canonical = Symmetry::identity;

  /// The stones as they lay for the writer.
  [[nodiscard]] Board board_of(const CanonicalBoard& position) const {
    return apply(inverse(to_canonical), position.board());
  }
  friend bool operator==(const PositionNote&, const PositionNote&) = default;
};

/// Why a text can be no note, a phrase; "" when it can: UTF-8, 1 to kMostNoteBytes bytes, no
/// control characters but tabs and line feeds.
std::string_view note_fault(std::string_view text);

/// A row of the family `notes`. Key: the stones_key() of the position. Value, version 1: 01, the
/// number of the symmetry in kSymmetries, the text to the end. REQUIRES a text without fault.
std::string encode_note(const PositionNote& note);
/// Nothing when the value is none.
std::optional<PositionNote> decode_note(std::string_view value);

/// How many notes there are and the sum of byte_hash(key followed by value) over their rows: the
/// meta record `notes`, 01, the number in four bytes, the sum in eight, written with every note.
struct NotesTotals {
  std::uint32_t notes = 0;
  std::uint64_t digest = 0;
  friend bool operator==(const NotesTotals&, const NotesTotals&) = default;
};
std::string encode_notes_totals(const NotesTotals& totals);
std::optional<NotesTotals> decode_notes_totals(std::string_view value);

}  // namespace shukei::db

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "db/position_record.h"

namespace shukei::db {

/// Values of positions, version 1:
///
///     offset  bytes
///        0    1   version, 0x01
///        1    1   board symmetries, bit i for kSymmetries[i]
///        2    1   pattern symmetries, likewise
///        3    2   possible, big-endian
///        5    1   forbidden
///        6    r   openings, r = reading_count(stones)
///      6+r    4   only at level 4: fifth-move classes pattern anywhere, pattern in 9x9,
///                 board anywhere, board in 9x9
///
/// The size follows from the number of stones; see FORMAT.md for worked examples.

inline constexpr std::uint8_t kValueVersion = 1;

/// How many bytes a value of a level has. REQUIRES 1 <= stones <= kMostStones.
constexpr std::size_t value_size(int stones) {
  return 6 + static_cast<std::size_t>(reading_count(stones)) + (stones == 4 ? 4 : 0);
}
inline constexpr std::size_t kMostValueBytes = value_size(kMostStones);

using ValueBytes = std::array<char, kMostValueBytes>;

/// Writes the value of a position of `stones` stones to `bytes` and returns its size; what stands
/// behind it in `bytes` is not told.
/// REQUIRES 1 <= stones <= kMostStones. Allocates nothing.
std::size_t encode_record(const PositionRecord& record, int stones, ValueBytes& bytes);

/// What a value says: a record, or what is wrong with the value (a phrase, "" when nothing is).
struct DecodedRecord {
  PositionRecord record;
  std::string_view fault;
};

/// Reads the value of a position of `stones` stones. Refuses another version, a wrong size, and
/// what no position can have: symmetries that are no group, board symmetries that are not among
/// the pattern's, forbidden bits of stones that are not there, openings past the 26, classes
/// outside 1..221, more of them in the 9x9 than anywhere, fewer of the board than of the pattern.
/// REQUIRES 1 <= stones <= kMostStones.
DecodedRecord decode_record(std::string_view bytes, int stones);

}  // namespace shukei::db

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/opening.h"
#include "rules/symmetry.h"

namespace shukei::db {

/// Numbers of fifth-move classes of a four-stone position, 1..221 each.
struct FifthClassCounts {
  std::uint8_t pattern_anywhere = 0;
  std::uint8_t pattern_in_9x9 = 0;
  std::uint8_t board_anywhere = 0;
  std::uint8_t board_in_9x9 = 0;
  friend bool operator==(const FifthClassCounts&, const FifthClassCounts&) = default;
};

/// The most stones a stored position has.
inline constexpr int kMostStones = 7;

/// How many pairs of a black stone but h8 and a white stone a position of `stones` stones has:
/// its possible moves 3 and 2. REQUIRES 1 <= stones <= kMostStones.
constexpr int reading_count(int stones) { return ((stones + 1) / 2 - 1) * (stones / 2); }
inline constexpr std::size_t kMostReadings = static_cast<std::size_t>(reading_count(kMostStones));

/// What the database keeps of one canonical position.
struct PositionRecord {
  /// Symmetries of the board that map the position onto itself.
  SymmetrySet board_symmetries;
  /// Linear parts of the plane's isometries that do; they tell the isometries apart.
  SymmetrySet pattern_symmetries;
  /// Bit i: possible under the i-th (rule, choice) of the database's rule list (see meta).
  std::uint16_t possible = 0;
  /// Bit i: the i-th black stone in ascending order, h8 not counted, would have been a forbidden
  /// move had it been the last one.
  std::uint8_t forbidden = 0;
  /// For every black stone but h8, ascending, and for each of them every white stone, ascending:
  /// the opening (index + 1) that they make as moves 3 and 2, or 0 when they make none. As many
  /// as reading_count(stones); the rest is zero.
  std::array<std::uint8_t, kMostReadings> openings{};
  /// Kept for positions of four stones only; all zero otherwise.
  FifthClassCounts fifth_classes;

  friend bool operator==(const PositionRecord&, const PositionRecord&) = default;
};

}  // namespace shukei::db

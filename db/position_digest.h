#pragma once

#include <array>
#include <cstdint>

#include "rules/board.h"

namespace shukei::db {

/// Digests of sets of positions that do not depend on the order in which the positions come:
/// each position is hashed from the values of its stones, and the hashes are added modulo 2^64.
/// Two levels with one count and one digest hold the same positions but for an accident of
/// probability about 2^-64; it is a check, not a defence against forgery.

/// The increments and multipliers are those of SplitMix64 (Steele, Lea, Flood 2014).
constexpr std::uint64_t mix(std::uint64_t value) {
  value = (value ^ (value >> 30U)) * 0xBF58'476D'1CE4'E5B9;
  value = (value ^ (value >> 27U)) * 0x94D0'49BB'1331'11EB;
  return value ^ (value >> 31U);
}

namespace detail {
using StoneValues = std::array<std::array<std::uint64_t, kPointCodes>, 2>;
constexpr StoneValues make_stone_values() {
  StoneValues values{};
  for (std::size_t colour = 0; colour < 2; ++colour) {
    for (std::size_t code = 0; code < kPointCodes; ++code) {
      values[colour][code] = mix((0x100 * colour + code + 1) * 0x9E37'79B9'7F4A'7C15);
    }
  }
  return values;
}
inline constexpr StoneValues kStoneValues = make_stone_values();
}  // namespace detail

/// The value of one stone; a position's stones are added up before they are mixed.
constexpr std::uint64_t stone_value(Colour colour, Point point) {
  return detail::kStoneValues[static_cast<std::size_t>(colour)][point.code()];
}

/// The sum of the values of a position's stones.
constexpr std::uint64_t stone_sum(const Board& board) {
  std::uint64_t sum = 0;
  for (const Point point : board.black()) sum += stone_value(Colour::black, point);
  for (const Point point : board.white()) sum += stone_value(Colour::white, point);
  return sum;
}

/// The hash of one position: what a level's digest is the sum of.
constexpr std::uint64_t position_hash(const Board& board) { return mix(stone_sum(board)); }

}  // namespace shukei::db

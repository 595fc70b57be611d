#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "db/byte_hash.h"
#include "db/position_codec.h"
#include "db/position_digest.h"
#include "db/position_key.h"

namespace shukei::db {

/// A count and digests of rows of one level, the same in whatever order the rows are added.
struct LevelTally {
  std::uint64_t positions = 0;
  /// Sum of position_hash() of the positions modulo 2^64.
  std::uint64_t position_digest = 0;
  /// Sum of byte_hash() of the rows, key followed by value, modulo 2^64.
  std::uint64_t row_digest = 0;

  /// Adds a row of the level of `stones` stones. REQUIRES has_key_shape(key, stones) and a value
  /// of the level's size.
  void add(std::string_view key, std::string_view value, int stones);

  LevelTally& operator+=(const LevelTally& other) {
    positions += other.positions;
    position_digest += other.position_digest;
    row_digest += other.row_digest;
    return *this;
  }
  friend bool operator==(const LevelTally&, const LevelTally&) = default;
};

namespace detail {
/// LevelTally::add() with the sizes known when compiled: this is done for every row.
template <int kStones>
void add_row(LevelTally& tally, const char* key, const char* value) {
  constexpr std::size_t kKey = key_size(kStones);
  constexpr std::size_t kBlacks = static_cast<std::size_t>(black_stones(kStones)) - 1;
  std::uint64_t sum = kStoneValues[0][kCentre.code()];
  for (std::size_t i = 0; i < kKey; ++i)
    sum += kStoneValues[i < kBlacks ? 0 : 1][static_cast<std::uint8_t>(key[i])];
  ++tally.positions;
  tally.position_digest += mix(sum);
  tally.row_digest += byte_hash_of_two<kKey, value_size(kStones)>(key, value);
}
}  // namespace detail

inline void LevelTally::add(std::string_view key, std::string_view value, int stones) {
  assert(has_key_shape(key, stones) && value.size() == value_size(stones));
  static_assert(kMostStones == 7);
  switch (stones) {
    case 1:
      return detail::add_row<1>(*this, key.data(), value.data());
    case 2:
      return detail::add_row<2>(*this, key.data(), value.data());
    case 3:
      return detail::add_row<3>(*this, key.data(), value.data());
    case 4:
      return detail::add_row<4>(*this, key.data(), value.data());
    case 5:
      return detail::add_row<5>(*this, key.data(), value.data());
    case 6:
      return detail::add_row<6>(*this, key.data(), value.data());
    default:
      return detail::add_row<7>(*this, key.data(), value.data());
  }
}

}  // namespace shukei::db

#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "db/byte_hash.h"
#include "db/position_codec.h"
#include "db/position_digest.h"
#include "db/position_key.h"

namespace shukei::db {

/// position_hash() of the position that a key stands for.
/// REQUIRES that decode_key(key, stones) finds no fault.
inline std::uint64_t position_hash_of_key(std::string_view key, int stones) {
  const auto blacks = static_cast<std::size_t>(black_stones(stones)) - 1;
  std::uint64_t sum = detail::kStoneValues[0][kCentre.code()];
  for (std::size_t i = 0; i < key.size(); ++i)
    sum += detail::kStoneValues[i < blacks ? 0 : 1][static_cast<std::uint8_t>(key[i])];
  return mix(sum);
}

/// The hash of one row, what a level's row digest is the sum of: byte_hash() of the key followed
/// by the value. REQUIRES key.size() <= kMostKeyBytes and value.size() <= kMostValueBytes.
inline std::uint64_t row_hash(std::string_view key, std::string_view value) {
  std::array<char, kMostKeyBytes + kMostValueBytes> row;
  std::memcpy(row.data(), key.data(), key.size());
  std::memcpy(row.data() + key.size(), value.data(), value.size());
  return byte_hash({row.data(), key.size() + value.size()});
}

/// A count and digests of rows of one level, the same in whatever order the rows are added.
struct LevelTally {
  std::uint64_t positions = 0;
  /// Sum of position_hash() modulo 2^64.
  std::uint64_t position_digest = 0;
  /// Sum of row_hash() modulo 2^64.
  std::uint64_t row_digest = 0;

  void add(std::string_view key, std::string_view value, int stones) {
    ++positions;
    position_digest += position_hash_of_key(key, stones);
    row_digest += row_hash(key, value);
  }
  LevelTally& operator+=(const LevelTally& other) {
    positions += other.positions;
    position_digest += other.position_digest;
    row_digest += other.row_digest;
    return *this;
  }
  friend bool operator==(const LevelTally&, const LevelTally&) = default;
};

}  // namespace shukei::db

#pragma once

#include <array>
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

  /// Adds a row of the level of `stones` stones whose position has the hash `hash`. REQUIRES
  /// has_key_shape(key, stones) and a value of the level's size.
  void add(std::uint64_t hash, std::string_view key, std::string_view value, int stones);

  /// The same for those who know the key alone.
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
/// Both with the sizes known when compiled: this is done for every row.
template <int kStones>
std::uint64_t hash_of_key(const char* key) {
  constexpr std::size_t kBlacks = static_cast<std::size_t>(black_stones(kStones)) - 1;
  std::uint64_t sum = kStoneValues[0][kCentre.code()];
  for (std::size_t i = 0; i < key_size(kStones); ++i)
    sum += kStoneValues[i < kBlacks ? 0 : 1][static_cast<std::uint8_t>(key[i])];
  return mix(sum);
}
template <int kStones>
std::uint64_t hash_of_row(const char* key, const char* value) {
  return byte_hash_of_two<key_size(kStones), value_size(kStones)>(key, value);
}

using KeyHash = std::uint64_t (*)(const char*);
using RowHash = std::uint64_t (*)(const char*, const char*);
static_assert(kMostStones == 7);
inline constexpr std::array<KeyHash, 8> kKeyHashes{nullptr,        hash_of_key<1>, hash_of_key<2>,
                                                   hash_of_key<3>, hash_of_key<4>, hash_of_key<5>,
                                                   hash_of_key<6>, hash_of_key<7>};
inline constexpr std::array<RowHash, 8> kRowHashes{nullptr,        hash_of_row<1>, hash_of_row<2>,
                                                   hash_of_row<3>, hash_of_row<4>, hash_of_row<5>,
                                                   hash_of_row<6>, hash_of_row<7>};
}  // namespace detail

/// The position_hash() of the position of a key. REQUIRES has_key_shape(key, stones).
inline std::uint64_t position_hash_of_key(std::string_view key, int stones) {
  assert(has_key_shape(key, stones));
  return detail::kKeyHashes[static_cast<std::size_t>(stones)](key.data());
}

inline void LevelTally::add(std::uint64_t hash, std::string_view key, std::string_view value,
                            int stones) {
  assert(has_key_shape(key, stones) && value.size() == value_size(stones));
  ++positions;
  position_digest += hash;
  row_digest += detail::kRowHashes[static_cast<std::size_t>(stones)](key.data(), value.data());
}

inline void LevelTally::add(std::string_view key, std::string_view value, int stones) {
  add(position_hash_of_key(key, stones), key, value, stones);
}

}  // namespace shukei::db

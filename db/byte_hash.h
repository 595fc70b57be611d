#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "db/position_digest.h"

namespace shukei::db {

/// A hash of any number of bytes, by which files and rows are checked. The bytes are filled with
/// zero bytes up to a multiple of eight and read as big-endian words w1 w2 ...:
///
///     h = number of bytes before filling;   for each word: h = mix(h ^ w) + 0x9E3779B97F4A7C15
///
/// It finds accidents, not forgeries. Cost: about a nanosecond for each eight bytes.
inline std::uint64_t byte_hash(std::string_view bytes) {
  constexpr std::size_t kWord = sizeof(std::uint64_t);
  std::uint64_t hash = bytes.size();
  while (!bytes.empty()) {
    std::uint64_t word = 0;
    const std::size_t size = bytes.size() < kWord ? bytes.size() : kWord;
    std::memcpy(&word, bytes.data(), size);
    if constexpr (std::endian::native == std::endian::little) word = __builtin_bswap64(word);
    hash = mix(hash ^ word) + 0x9E37'79B9'7F4A'7C15;
    bytes.remove_prefix(size);
  }
  return hash;
}

}  // namespace shukei::db

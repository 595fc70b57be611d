#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "db/position_digest.h"

namespace shukei::db {

namespace detail {
/// Eight bytes as a big-endian number.
inline std::uint64_t load_word(const char* bytes) {
  std::uint64_t word = 0;
  std::memcpy(&word, bytes, sizeof word);
  if constexpr (std::endian::native == std::endian::little) word = __builtin_bswap64(word);
  return word;
}
constexpr std::uint64_t hash_step(std::uint64_t hash, std::uint64_t word) {
  return mix(hash ^ word) + 0x9E37'79B9'7F4A'7C15;
}
inline constexpr std::size_t kWordBytes = sizeof(std::uint64_t);
}  // namespace detail

/// A hash of any number of bytes, by which files and rows are checked. The bytes are filled with
/// zero bytes up to a multiple of eight and read as big-endian words w1 w2 ...:
///
///     h = number of bytes before filling;   for each word: h = mix(h ^ w) + 0x9E3779B97F4A7C15
///
/// It finds accidents, not forgeries. Cost: about two nanoseconds for each eight bytes.
inline std::uint64_t byte_hash(std::string_view bytes) {
  std::uint64_t hash = bytes.size();
  for (; bytes.size() >= detail::kWordBytes; bytes.remove_prefix(detail::kWordBytes))
    hash = detail::hash_step(hash, detail::load_word(bytes.data()));
  if (bytes.empty()) return hash;
  std::array<char, detail::kWordBytes> last{};
  std::memcpy(last.data(), bytes.data(), bytes.size());
  return detail::hash_step(hash, detail::load_word(last.data()));
}

/// byte_hash() of `kFirst` bytes followed by `kSecond` bytes, for sizes known when compiled.
template <std::size_t kFirst, std::size_t kSecond>
std::uint64_t byte_hash_of_two(const char* first, const char* second) {
  constexpr std::size_t kSize = kFirst + kSecond;
  constexpr std::size_t kWords = (kSize + detail::kWordBytes - 1) / detail::kWordBytes;
  std::array<char, kWords * detail::kWordBytes> bytes{};
  std::memcpy(bytes.data(), first, kFirst);
  std::memcpy(bytes.data() + kFirst, second, kSecond);
  std::uint64_t hash = kSize;
  for (std::size_t word = 0; word < kWords; ++word)
    hash = detail::hash_step(hash, detail::load_word(bytes.data() + word * detail::kWordBytes));
  return hash;
}

}  // namespace shukei::db

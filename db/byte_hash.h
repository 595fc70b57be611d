#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>

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

namespace detail {
/// `kBytes` bytes, at most eight, as a big-endian number, in as few loads as there can be.
template <std::size_t kBytes>
std::uint64_t load_bytes(const char* bytes) {
  if constexpr (kBytes == 0) {
    return 0;
  } else if constexpr (kBytes == kWordBytes) {
    return load_word(bytes);
  } else if constexpr (kBytes >= 4) {
    std::uint32_t half = 0;
    std::memcpy(&half, bytes, sizeof half);
    if constexpr (std::endian::native == std::endian::little) half = __builtin_bswap32(half);
    return std::uint64_t{half} << 8 * (kBytes - 4) | load_bytes<kBytes - 4>(bytes + 4);
  } else {
    const std::uint64_t first = static_cast<std::uint8_t>(*bytes);
    return first << 8 * (kBytes - 1) | load_bytes<kBytes - 1>(bytes + 1);
  }
}

/// The word at `kBegin` of `kFirst` bytes followed by `kSecond` bytes and then zeros.
template <std::size_t kBegin, std::size_t kFirst, std::size_t kSecond>
std::uint64_t load_word_of_two(const char* first, const char* second) {
  constexpr std::size_t kEnd = std::min(kBegin + kWordBytes, kFirst + kSecond);
  constexpr std::size_t kSplit = std::clamp(kFirst, kBegin, kEnd);
  std::uint64_t word = 0;
  if constexpr (kSplit > kBegin)
    word = load_bytes<kSplit - kBegin>(first + kBegin) << 8 * (kBegin + kWordBytes - kSplit);
  if constexpr (kEnd > kSplit)
    word |= load_bytes<kEnd - kSplit>(second + (kSplit - kFirst))
            << 8 * (kBegin + kWordBytes - kEnd);
  return word;
}
}  // namespace detail

/// byte_hash() of `kFirst` bytes followed by `kSecond` bytes, for sizes known when compiled. The
/// words are put together in registers: bytes just copied cannot be loaded as words without a wait.
template <std::size_t kFirst, std::size_t kSecond>
std::uint64_t byte_hash_of_two(const char* first, const char* second) {
  constexpr std::size_t kSize = kFirst + kSecond;
  constexpr std::size_t kWords = (kSize + detail::kWordBytes - 1) / detail::kWordBytes;
  std::uint64_t hash = kSize;
  [&]<std::size_t... kWord>(std::index_sequence<kWord...>) {
    ((hash = detail::hash_step(
          hash,
          detail::load_word_of_two<kWord * detail::kWordBytes, kFirst, kSecond>(first, second))),
     ...);
  }
  (std::make_index_sequence<kWords>());
  return hash;
}

}  // namespace shukei::db

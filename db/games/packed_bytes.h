#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace shukei::db {

/// Numbers as bytes. A varint has seven bits a byte, lowest first; all bytes but the last have the
/// top bit set; no number has two spellings.

inline void append_varint(std::uint64_t number, std::string& bytes) {
  for (; number >= 0x80; number >>= 7U) bytes += static_cast<char>((number & 0x7FU) | 0x80U);
  bytes += static_cast<char>(number);
}

/// `size` bytes, big-endian: their order is the order of numbers. REQUIRES 1 <= size <= 8.
inline void append_big_endian(std::uint64_t number, std::size_t size, std::string& bytes) {
  for (std::size_t i = size; i-- > 0;) bytes += static_cast<char>(number >> (8 * i) & 0xFFU);
}

/// Takes packed bytes apart. Once something could not be read nothing can be any more, and all
/// that is read is zero or empty: whoever reads asks at the end whether all went well.
class PackedReader {
 public:
  explicit PackedReader(std::string_view bytes) : rest_(bytes) {}

  std::uint8_t byte() {
    const std::string_view one = bytes(1);
    return one.empty() ? 0 : static_cast<std::uint8_t>(one[0]);
  }

  std::string_view bytes(std::uint64_t size) {
    if (size > rest_.size()) {
      fail();
      return {};
    }
    const std::string_view taken = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return taken;
  }

  std::uint64_t varint() {
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      const std::uint8_t next = byte();
      const std::uint64_t bits = next & 0x7FU;
      if (shift == 63 && bits > 1) break;
      number |= bits << shift;
      if (next < 0x80) {
        if (next == 0 && shift > 0) break;  // a longer spelling of the same number
        return sound_ ? number : 0;
      }
    }
    fail();
    return 0;
  }

  /// A varint of at most `greatest`.
  std::uint64_t varint_up_to(std::uint64_t greatest) {
    const std::uint64_t number = varint();
    if (number > greatest) fail();
    return sound_ ? number : 0;
  }

  std::uint64_t big_endian(std::size_t size) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < size; ++i) number = number << 8U | byte();
    return sound_ ? number : 0;
  }

  void fail() {
    sound_ = false;
    rest_ = {};
  }

  /// Whether all that was read so far was there.
  [[nodiscard]] bool is_sound() const { return sound_; }
  [[nodiscard]] bool at_end() const { return rest_.empty(); }

 private:
  std::string_view rest_;
  bool sound_ = true;
};

}  // namespace shukei::db

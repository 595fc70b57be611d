#pragma once

#include <array>
#include <cstdint>

#include "db/import/byte_source.h"

namespace shukei::db {

/// How much of an input is held at a time.
inline constexpr std::size_t kBlockSize = 65536;

/// Reads a source byte by byte out of a buffer of 64 KiB.
class ByteReader {
 public:
  /// Continues where the source stands, which should be its front.
  explicit ByteReader(ByteSource& source) : source_(source) {}

  /// Whether no byte is left.
  bool at_end() { return next_ == end_ && !refill(); }
  /// The next byte, which stays the next one. REQUIRES !at_end().
  unsigned char peek() {
    if (next_ == end_) refill();
    return static_cast<unsigned char>(buffer_[next_]);
  }
  /// The next byte. REQUIRES !at_end().
  unsigned char get() {
    if (next_ == end_) refill();
    return static_cast<unsigned char>(buffer_[next_++]);
  }
  /// How many bytes have been got: the offset of the next one.
  [[nodiscard]] std::uint64_t offset() const { return buffer_offset_ + next_; }

 private:
  bool refill() {
    buffer_offset_ += end_;
    next_ = 0;
    end_ = source_.fill(buffer_);
    return end_ > 0;
  }

  ByteSource& source_;
  std::size_t next_ = 0;
  std::size_t end_ = 0;
  std::uint64_t buffer_offset_ = 0;
  std::array<char, kBlockSize> buffer_;
};

}  // namespace shukei::db

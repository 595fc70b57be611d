#include "db/byte_hash.h"

#include <gtest/gtest.h>

#include <string>

namespace shukei::db {
namespace {

/// The definition, byte by byte.
std::uint64_t plain_hash(std::string bytes) {
  std::uint64_t hash = bytes.size();
  while (bytes.size() % 8 != 0) bytes += '\0';
  for (std::size_t at = 0; at < bytes.size(); at += 8) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < 8; ++i)
      word = word << 8U | static_cast<std::uint8_t>(bytes[at + i]);
    hash = mix(hash ^ word) + 0x9E37'79B9'7F4A'7C15;
  }
  return hash;
}

TEST(ByteHash, IsAsDefined) {
  std::string bytes;
  for (int size = 0; size <= 40; ++size) {
    EXPECT_EQ(byte_hash(bytes), plain_hash(bytes)) << size;
    bytes += static_cast<char>(37 * size + 200);
  }
}

TEST(ByteHash, TwoPartsHashAsOne) {
  const std::string bytes =
      "\xF0\x0E"
      "abcdefghijklmnopqrst";
  const auto part = [&](std::size_t at, std::size_t size) { return bytes.substr(at, size); };
  const char* const data = bytes.data();
  EXPECT_EQ((byte_hash_of_two<0, 6>(data, data)), byte_hash(part(0, 6)));
  EXPECT_EQ((byte_hash_of_two<1, 7>(data, data + 1)), byte_hash(part(0, 8)));
  EXPECT_EQ((byte_hash_of_two<4, 10>(data, data + 4)), byte_hash(part(0, 14)));
  EXPECT_EQ((byte_hash_of_two<6, 15>(data, data + 6)), byte_hash(part(0, 21)));
}

TEST(ByteHash, EveryBitCounts) {
  const std::string bytes = "a row of some bytes";
  for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
    std::string flipped = bytes;
    flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << bit % 8));
    EXPECT_NE(byte_hash(flipped), byte_hash(bytes)) << "bit " << bit;
  }
  EXPECT_NE(byte_hash(bytes + '\0'), byte_hash(bytes));
}

}  // namespace
}  // namespace shukei::db

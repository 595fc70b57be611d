#include "db/hex_text.h"

#include <gtest/gtest.h>

namespace shukei::db {
namespace {

TEST(HexText, OfHashes) {
  EXPECT_EQ(hash_text(0), "0000000000000000");
  EXPECT_EQ(hash_text(0x0123'4567'89AB'CDEF), "0123456789ABCDEF");
  EXPECT_EQ(parse_hash_text("0123456789ABCDEF"), 0x0123'4567'89AB'CDEF);
  for (const char* const text :
       {"", "0", "0123456789ABCDE", "0123456789ABCDEG", "0123456789abcdef", "0123456789ABCDEF0"})
    EXPECT_EQ(parse_hash_text(text), std::nullopt) << text;
}

TEST(HexText, OfBytes) {
  EXPECT_EQ(hex_text(""), "-");
  EXPECT_EQ(hex_text({"\x00\xEE\x77", 3}), "00EE77");
  EXPECT_EQ(parse_hex_text("-"), "");
  EXPECT_EQ(parse_hex_text("00EE77"), std::string("\x00\xEE\x77", 3));
  for (const char* const text : {"", "0", "0G", "00E", "--", "ee"})
    EXPECT_EQ(parse_hex_text(text), std::nullopt) << text;
}

}  // namespace
}  // namespace shukei::db

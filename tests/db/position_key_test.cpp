#include "db/position_key.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "rules/notation.h"
#include "tests/db/sample_rows.h"

namespace shukei::db {
namespace {

std::string key_of(const Board& board) {
  return std::string(PositionKey::of(canonicalise(board).representative).value().bytes());
}

TEST(PositionKey, OneByteAStoneBlackWithoutH8First) {
  EXPECT_EQ(hex(key_of(Board({"h8"_pt}, {}))), "(empty)");
  EXPECT_EQ(hex(key_of(Board({"h8"_pt}, {"h9"_pt}))), "67");
  // Turned by 180 degrees, i10 h9 a1 become g6 h7 o15, and g6 is the least point i10 can go to.
  const Board board({"h8"_pt, "i10"_pt}, {"h9"_pt, "a1"_pt});
  EXPECT_EQ(hex(key_of(board)), "56 67 EE");
}

TEST(PositionKey, ImagesHaveOneKey) {
  const Board board({"h8"_pt, "c4"_pt, "d9"_pt}, {"g8"_pt, "o15"_pt});
  for (const Symmetry symmetry : kSymmetries)
    EXPECT_EQ(key_of(apply(symmetry, board)), key_of(board));
}

TEST(PositionKey, NothingForPositionsThatNoDatabaseHolds) {
  const auto has_key = [](const Board& board) {
    return PositionKey::of(canonicalise(board).representative).has_value();
  };
  EXPECT_TRUE(has_key(Board({"h8"_pt, "a1"_pt}, {"a2"_pt})));
  EXPECT_FALSE(has_key(Board({"h9"_pt, "a1"_pt}, {"a2"_pt}))) << "h8 is not black";
  EXPECT_FALSE(has_key(Board({"h8"_pt, "a1"_pt, "a3"_pt}, {"a2"_pt}))) << "not in turns";
  EXPECT_FALSE(has_key(Board())) << "no stone";
  const PointSet five{"h8"_pt, "a1"_pt, "b1"_pt, "c1"_pt, "d1"_pt};
  const PointSet four{"a9"_pt, "b9"_pt, "c9"_pt, "d9"_pt};
  EXPECT_FALSE(has_key(Board(five, four))) << "too many stones";
}

TEST(PositionKey, DecodesToThePosition) {
  for (int stones = 1; stones <= 5; ++stones) {
    for (const auto& [board, record] : sample_rows(stones, 3)) {
      const DecodedKey decoded = decode_key(key_of(board), stones, CheckCanonical::yes);
      EXPECT_EQ(decoded.fault, "");
      EXPECT_EQ(decoded.board, board);
    }
  }
}

TEST(PositionKey, OrderOfKeysIsTheOrderOfPositions) {
  for (int stones = 2; stones <= 5; ++stones) {
    const auto rows = sample_rows(stones, stones == 5 ? 3 : 7);
    ASSERT_GE(rows.size(), 2U);
    for (std::size_t i = 1; i < rows.size(); ++i)
      ASSERT_LT(key_of(rows[i - 1].first), key_of(rows[i].first));
  }
}

TEST(PositionKey, RefusesWhatIsNoKey) {
  const auto fault = [](std::string_view bytes, int stones) {
    return std::string(decode_key(bytes, stones, CheckCanonical::yes).fault);
  };
  EXPECT_EQ(fault("\x56\x67\xEE", 4), "");
  EXPECT_EQ(fault("\x56\x67", 4), "the key has the wrong size");
  EXPECT_EQ(fault("\x56\x67\xE0\xE1", 4), "the key has the wrong size");
  EXPECT_EQ(fault("\x56\x6F\xE0", 4), "a byte is not the code of a point");
  EXPECT_EQ(fault("\x56\x67\xF0", 4), "a byte is not the code of a point");
  EXPECT_EQ(fault("\x56\xE0\x67", 4), "the stones of one colour are not in ascending order");
  EXPECT_EQ(fault("\x56\x67\x67", 4), "the stones of one colour are not in ascending order");
  EXPECT_EQ(fault("\x56\x56\xE0", 4), "a point carries two stones");
  EXPECT_EQ(fault("\x56\x67\x77", 4), "a point carries two stones");
  EXPECT_EQ(fault("\x98\x10\x87", 4), "the position is not the canonical one of its eight images");
  EXPECT_EQ(decode_key("\x98\x10\x87", 4).fault, "") << "canonical only when asked";
}

}  // namespace
}  // namespace shukei::db

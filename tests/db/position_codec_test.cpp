#include "db/position_codec.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>

#include "db/position_key.h"
#include "tests/db/sample_rows.h"

namespace shukei::db {
namespace {

std::string encoded(const PositionRecord& record, int stones) {
  ValueBytes bytes{};
  const std::size_t size = encode_record(record, stones, bytes);
  return {bytes.data(), size};
}

PositionRecord four_stones() {
  PositionRecord record;
  record.board_symmetries = SymmetrySet::from_mask(0x11);
  record.pattern_symmetries = SymmetrySet::from_mask(0x35);
  record.possible = 0x0A0B;
  record.forbidden = 1;
  record.openings = {26, 0};
  record.fifth_classes = {100, 40, 200, 77};
  return record;
}

TEST(PositionCodec, BytesOfValues) {
  EXPECT_EQ(hex(encoded(four_stones(), 4)), "01 11 35 0A 0B 01 1A 00 64 28 C8 4D");
  PositionRecord one;
  one.board_symmetries = one.pattern_symmetries = SymmetrySet::all();
  one.possible = 0x0203;
  EXPECT_EQ(hex(encoded(one, 1)), "01 FF FF 02 03 00");
  PositionRecord five;
  five.board_symmetries = five.pattern_symmetries = SymmetrySet::from_mask(1);
  five.forbidden = 2;
  five.openings = {1, 2, 3, 26};
  EXPECT_EQ(hex(encoded(five, 5)), "01 01 01 00 00 02 01 02 03 1A");
}

TEST(PositionCodec, SizesFollowFromTheStones) {
  const std::array<std::size_t, 7> sizes{6, 6, 7, 12, 10, 12, 15};
  for (int stones = 1; stones <= 7; ++stones)
    EXPECT_EQ(value_size(stones), sizes[static_cast<std::size_t>(stones) - 1]);
}

TEST(PositionCodec, RoundTrip) {
  for (int stones = 1; stones <= 5; ++stones) {
    for (const auto& [board, record] : sample_rows(stones, 3)) {
      const DecodedRecord decoded = decode_record(encoded(record, stones), stones);
      ASSERT_EQ(decoded.fault, "");
      ASSERT_EQ(decoded.record, record);
    }
  }
}

/// The fault of the four-stone record above after a change.
std::string fault_after(const std::function<void(PositionRecord&)>& change) {
  PositionRecord record = four_stones();
  change(record);
  return std::string(decode_record(encoded(record, 4), 4).fault);
}

TEST(PositionCodec, RefusesWhatNoPositionHas) {
  EXPECT_EQ(fault_after([](auto&) {}), "");
  EXPECT_EQ(fault_after([](auto& r) { r.board_symmetries = SymmetrySet::from_mask(0x10); }),
            "the board symmetries are no group");
  EXPECT_EQ(fault_after([](auto& r) { r.pattern_symmetries = SymmetrySet::from_mask(0x31); }),
            "the pattern symmetries are no group");
  EXPECT_EQ(fault_after([](auto& r) { r.board_symmetries = SymmetrySet::from_mask(0x81); }),
            "a board symmetry is missing from the pattern symmetries");
  EXPECT_EQ(fault_after([](auto& r) { r.forbidden = 2; }),
            "a stone that is not there is marked forbidden");
  EXPECT_EQ(fault_after([](auto& r) { r.openings[1] = 27; }), "an opening is not within 0..26");
  EXPECT_EQ(fault_after([](auto& r) { r.fifth_classes.board_in_9x9 = 0; }),
            "a number of fifth-move classes is not within 1..221");
  EXPECT_EQ(fault_after([](auto& r) { r.fifth_classes.board_anywhere = 222; }),
            "a number of fifth-move classes is not within 1..221");
  EXPECT_EQ(fault_after([](auto& r) { r.fifth_classes.pattern_in_9x9 = 101; }),
            "there are more fifth-move classes in the 9x9 than anywhere");
  EXPECT_EQ(fault_after([](auto& r) { r.fifth_classes.pattern_anywhere = 201; }),
            "there are more fifth-move classes of the pattern than of the board");
}

TEST(PositionCodec, RefusesOtherVersionsAndSizes) {
  const std::string value = encoded(four_stones(), 4);
  EXPECT_EQ(decode_record("", 4).fault, "the value is not of version 1");
  EXPECT_EQ(decode_record("\x02" + value.substr(1), 4).fault, "the value is not of version 1");
  EXPECT_EQ(decode_record(value + '\0', 4).fault, "the value has the wrong size");
  EXPECT_EQ(decode_record(value.substr(1), 4).fault, "the value is not of version 1");
  EXPECT_EQ(decode_record(value.substr(0, 11), 4).fault, "the value has the wrong size");
  EXPECT_EQ(decode_record(value, 5).fault, "the value has the wrong size");
}

}  // namespace
}  // namespace shukei::db

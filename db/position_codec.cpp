#include "db/position_codec.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "db/position_key.h"
#include "rules/opening.h"

namespace shukei::db {
namespace {

constexpr std::size_t kOpeningsAt = 6;
constexpr int kMostClasses = kBoardPoints - 4;

std::uint8_t byte_at(std::string_view bytes, std::size_t index) {
  return static_cast<std::uint8_t>(bytes[index]);
}

/// A subgroup of the eight holds the identity and has 1, 2, 4 or 8 members.
bool can_be_group(SymmetrySet set) {
  return set.contains(Symmetry::identity) && std::has_single_bit(static_cast<unsigned>(set.size()));
}

std::string_view fault_of_symmetries(const PositionRecord& record) {
  if (!can_be_group(record.board_symmetries)) return "the board symmetries are no group";
  if (!can_be_group(record.pattern_symmetries)) return "the pattern symmetries are no group";
  if ((record.board_symmetries.mask() & ~record.pattern_symmetries.mask()) != 0)
    return "a board symmetry is missing from the pattern symmetries";
  return "";
}

std::string_view fault_of_classes(const FifthClassCounts& counts) {
  const auto in_range = [](std::uint8_t count) { return count >= 1 && count <= kMostClasses; };
  if (!in_range(counts.pattern_anywhere) || !in_range(counts.pattern_in_9x9) ||
      !in_range(counts.board_anywhere) || !in_range(counts.board_in_9x9))
    return "a number of fifth-move classes is not within 1..221";
  if (counts.pattern_in_9x9 > counts.pattern_anywhere ||
      counts.board_in_9x9 > counts.board_anywhere)
    return "there are more fifth-move classes in the 9x9 than anywhere";
  if (counts.pattern_anywhere > counts.board_anywhere ||
      counts.pattern_in_9x9 > counts.board_in_9x9)
    return "there are more fifth-move classes of the pattern than of the board";
  return "";
}

std::string_view fault_of(const PositionRecord& record, int stones) {
  if (const auto fault = fault_of_symmetries(record); !fault.empty()) return fault;
  if (record.forbidden >> static_cast<unsigned>(black_stones(stones) - 1) != 0)
    return "a stone that is not there is marked forbidden";
  for (const std::uint8_t opening : record.openings) {
    if (opening > kOpeningCount) return "an opening is not within 0..26";
  }
  return stones == 4 ? fault_of_classes(record.fifth_classes) : "";
}

}  // namespace

std::size_t encode_record(const PositionRecord& record, int stones, ValueBytes& bytes) {
  const auto put = [&](std::size_t at, unsigned value) { bytes[at] = static_cast<char>(value); };
  put(0, kValueVersion);
  put(1, record.board_symmetries.mask());
  put(2, record.pattern_symmetries.mask());
  put(3, static_cast<unsigned>(record.possible) >> 8U);
  put(4, record.possible & 0xFFU);
  put(5, record.forbidden);
  // Always all of them, those of greater levels too: copying a fixed size is two instructions.
  static_assert(kOpeningsAt + kMostReadings <= kMostValueBytes);
  std::memcpy(bytes.data() + kOpeningsAt, record.openings.data(), kMostReadings);
  if (stones == 4) {
    const std::size_t at = kOpeningsAt + static_cast<std::size_t>(reading_count(4));
    put(at, record.fifth_classes.pattern_anywhere);
    put(at + 1, record.fifth_classes.pattern_in_9x9);
    put(at + 2, record.fifth_classes.board_anywhere);
    put(at + 3, record.fifth_classes.board_in_9x9);
  }
  return value_size(stones);
}

DecodedRecord decode_record(std::string_view bytes, int stones) {
  DecodedRecord decoded;
  if (bytes.empty() || byte_at(bytes, 0) != kValueVersion) {
    decoded.fault = "the value is not of version 1";
    return decoded;
  }
  if (bytes.size() != value_size(stones)) {
    decoded.fault = "the value has the wrong size";
    return decoded;
  }
  PositionRecord& record = decoded.record;
  record.board_symmetries = SymmetrySet::from_mask(byte_at(bytes, 1));
  record.pattern_symmetries = SymmetrySet::from_mask(byte_at(bytes, 2));
  record.possible = static_cast<std::uint16_t>(byte_at(bytes, 3) << 8 | byte_at(bytes, 4));
  record.forbidden = byte_at(bytes, 5);
  const auto readings = static_cast<std::size_t>(reading_count(stones));
  for (std::size_t i = 0; i < readings; ++i) record.openings[i] = byte_at(bytes, kOpeningsAt + i);
  if (stones == 4) {
    const std::size_t at = kOpeningsAt + readings;
    record.fifth_classes = {byte_at(bytes, at), byte_at(bytes, at + 1), byte_at(bytes, at + 2),
                            byte_at(bytes, at + 3)};
  }
  decoded.fault = fault_of(record, stones);
  return decoded;
}

}  // namespace shukei::db

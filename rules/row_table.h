#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/row_class.h"

namespace shukei {

namespace detail {

/// Every RowSide there is has a number below this: five cells that differ in nothing that matters
/// share one.
inline constexpr std::size_t kRowSides = 36;

constexpr std::uint32_t reverse_five_bits(std::uint32_t bits) {
  return (bits & 1U) << 4 | (bits & 2U) << 2 | (bits & 4U) | (bits & 8U) >> 2 | (bits & 16U) >> 4;
}

/// Numbers of sides by black | free << 5, for the side where bit 0 is the nearest cell and for
/// that where bit 4 is; and the class of a point by the numbers of its sides.
struct RowTable {
  std::array<std::uint8_t, 1024> after{};
  std::array<std::uint8_t, 1024> before{};
  std::array<RowClass, kRowSides * kRowSides> classes{};
};

constexpr RowTable make_row_table() {
  RowTable table;
  std::array<RowSide, kRowSides> sides{};
  std::array<std::uint8_t, 1024> numbers{};
  std::size_t known = 0;
  for (std::uint32_t cells = 0; cells < 1024; ++cells) {
    if ((cells & cells >> 5 & 31U) != 0) continue;
    const RowSide side = row_side(cells & 31U, cells >> 5);
    const auto code = static_cast<std::size_t>(side.run << 5 | side.open << 4 | side.beyond << 1 |
                                               static_cast<int>(side.straight_end));
    if (numbers[code] == 0) {
      sides[known] = side;
      numbers[code] = static_cast<std::uint8_t>(++known);
    }
    const auto number = static_cast<std::uint8_t>(numbers[code] - 1);
    table.after[cells] = number;
    table.before[reverse_five_bits(cells & 31U) | reverse_five_bits(cells >> 5) << 5] = number;
  }
  for (std::size_t after = 0; after < known; ++after) {
    for (std::size_t before = 0; before < known; ++before) {
      table.classes[after * kRowSides + before] = RowClass(sides[after], sides[before]);
    }
  }
  return table;
}

inline constexpr RowTable kRowTable = make_row_table();

}  // namespace detail

/// The class of the free cell `index` of a line, bit i of `black` and `free` being its cell i;
/// bits past the line's end are clear in both. By two table look-ups a line.
/// REQUIRES 0 <= index < 15, both below 2^15 and disjoint, and that the cell is in `free`.
constexpr RowClass row_class(std::uint32_t black, std::uint32_t free, int index) {
  const std::uint32_t black_near = black << 5 >> index;
  const std::uint32_t free_near = free << 5 >> index;
  const std::size_t after =
      detail::kRowTable.after[(black_near >> 6 & 31U) | (free_near >> 6 & 31U) << 5];
  const std::size_t before = detail::kRowTable.before[(black_near & 31U) | (free_near & 31U) << 5];
  return detail::kRowTable.classes[after * detail::kRowSides + before];
}

}  // namespace shukei

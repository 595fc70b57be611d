#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace shukei {

/// One side of a free point along a line, as far as it can matter to a stone put there.
///
///     P X X . X . .      run 2, open, beyond 1, straight_end
///     P X X o . . .      run 2, not open
///
/// Only the nearest free cell matters: a stone can complete nothing on that side but there.
struct RowSide {
  int run;            ///< Black stones next to the point, 0..5.
  bool open;          ///< Whether the cell after them is free.
  int beyond;         ///< Black stones next after that free cell; 0 when not open.
  bool straight_end;  ///< Whether after those a free cell follows, with no black stone behind it.
};

/// The five cells of one side of a point; bit 0 is the nearest. Cells in neither set hold a white
/// stone or lie off the board. REQUIRES both below 32 and disjoint.
constexpr RowSide row_side(std::uint32_t black, std::uint32_t free) {
  RowSide side{std::countr_one(black), false, 0, false};
  side.open = (free >> side.run & 1U) != 0;
  if (!side.open) return side;
  side.beyond = std::countr_one(black >> (side.run + 1));
  const int end = side.run + 1 + side.beyond;
  side.straight_end = (free >> end & 1U) != 0 && (black >> end & 2U) == 0;
  return side;
}

/// Whether, a stone put on the point, one stone more on the nearest free cell of side `near` makes
/// five in a row, and not more.
constexpr bool completes_five(const RowSide& near, const RowSide& far) {
  return near.open && far.run + 1 + near.run + 1 + near.beyond == 5;
}

/// Whether, a stone put on the point, one stone more on the nearest free cell of side `near` makes
/// a straight four: an unbroken row of four that two cells complete to exactly five.
constexpr bool completes_straight_four(const RowSide& near, const RowSide& far) {
  return near.open && far.run + 1 + near.run + 1 + near.beyond == 4 && near.straight_end &&
         far.open && far.beyond == 0;
}

/// What a black stone put on a free point makes in one direction, in one byte. The definitions
/// are those of the RIF rules, chapter 3, for Black, to whom five is exactly five.
///
/// A stone makes in one direction at most one of: five, overline, one or two fours, one three.
class RowClass {
 public:
  constexpr RowClass() = default;

  /// The class of a point with these two sides.
  constexpr RowClass(const RowSide& after, const RowSide& before) {
    const int row = before.run + 1 + after.run;
    if (row == 5) bits_ = kFive;
    if (row > 5) bits_ = kOverline;
    if (row >= 5) return;
    // RIF 3, four and straight four: two completions are two fours of different stones, but for
    // the unbroken row, which is one four with two completions.
    const int completions = completes_five(after, before) + completes_five(before, after);
    if (completions != 0) {
      bits_ = static_cast<std::uint8_t>(row == 4 ? 1 : completions);
      return;
    }
    // RIF 3, three.
    const int three_after = completes_straight_four(after, before) ? after.run + 1 : 0;
    const int three_before = completes_straight_four(before, after) ? before.run + 1 : 0;
    bits_ = static_cast<std::uint8_t>(three_after << kAfterShift | three_before << kBeforeShift);
  }

  [[nodiscard]] constexpr bool is_five() const { return (bits_ & kFive) != 0; }
  [[nodiscard]] constexpr bool is_overline() const { return (bits_ & kOverline) != 0; }
  /// How many fours, 0..2.
  [[nodiscard]] constexpr int fours() const { return bits_ & kFours; }
  /// Whether a three, RIF 9.3 left aside.
  [[nodiscard]] constexpr bool is_three() const { return bits_ >= 1U << kAfterShift; }
  /// How many steps forwards and backwards the three's straight-four points are: 1..3, or 0 when
  /// there is none on that side.
  [[nodiscard]] constexpr int straight_four_after() const { return bits_ >> kAfterShift & 3; }
  [[nodiscard]] constexpr int straight_four_before() const { return bits_ >> kBeforeShift; }

  friend constexpr bool operator==(RowClass, RowClass) = default;

 private:
  static constexpr std::uint8_t kFours = 3;
  static constexpr std::uint8_t kFive = 4;
  static constexpr std::uint8_t kOverline = 8;
  static constexpr int kAfterShift = 4;
  static constexpr int kBeforeShift = 6;

  std::uint8_t bits_ = 0;
};

}  // namespace shukei

#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/board.h"
#include "rules/line.h"
#include "rules/symmetry.h"

namespace shukei {

inline constexpr int kOpeningCount = 26;

/// Which of the 26 canonical openings: D1..D13 direct (move 2 beside h8), I1..I13 indirect (move
/// 2 diagonal to it). Ordered D1..D13, I1..I13; index() is 0..25 in that order.
class OpeningCode {
 public:
  /// REQUIRES 0 <= index < 26.
  static constexpr OpeningCode from_index(int index) { return OpeningCode(index); }

  [[nodiscard]] constexpr int index() const { return index_; }
  [[nodiscard]] constexpr bool is_direct() const { return index_ < kOpeningCount / 2; }
  /// 1..13.
  [[nodiscard]] constexpr int number() const { return index_ % (kOpeningCount / 2) + 1; }

  friend constexpr auto operator<=>(OpeningCode, OpeningCode) = default;

 private:
  explicit constexpr OpeningCode(int index) : index_(static_cast<std::uint8_t>(index)) {}
  std::uint8_t index_;
};

/// "D7", "I13".
std::string to_string(OpeningCode code);

/// A set of openings, iterated by contains() over from_index(0..25).
class OpeningSet {
 public:
  constexpr void insert(OpeningCode code) { mask_ |= 1U << static_cast<unsigned>(code.index()); }
  [[nodiscard]] constexpr bool contains(OpeningCode code) const {
    return (mask_ >> static_cast<unsigned>(code.index()) & 1U) != 0;
  }
  [[nodiscard]] constexpr int size() const { return std::popcount(mask_); }
  [[nodiscard]] constexpr bool empty() const { return mask_ == 0; }
  /// Bit i stands for the opening with index i.
  [[nodiscard]] constexpr std::uint32_t mask() const { return mask_; }
  static constexpr OpeningSet from_mask(std::uint32_t mask) {
    OpeningSet set;
    set.mask_ = mask;
    return set;
  }
  /// The members in ascending order.
  [[nodiscard]] std::vector<OpeningCode> codes() const;
  friend constexpr bool operator==(OpeningSet, OpeningSet) = default;

 private:
  std::uint32_t mask_ = 0;
};

/// "D4 I6": the codes in ascending order, parted by one space.
std::string to_string(OpeningSet set);

/// One canonical opening: its moves in the usual orientation and its names (data/openings.tsv).
struct Opening {
  OpeningCode code;
  std::string_view name;     ///< Japanese name in Latin letters: "Kinsei".
  std::string_view kanji;    ///< "金星".
  Point second;              ///< Move 2; move 1 is h8.
  Point third;               ///< Move 3.
  std::string_view chinese;  ///< Chinese name in simplified characters.
  std::string_view english;  ///< Translations, parted by "; ".
  std::string_view aliases;  ///< Further spellings, parted by "; ".
  int renjunet_id;           ///< 1..26: its number in the RenjuNet game database.

  [[nodiscard]] constexpr Board board() const { return {{kCentre, third}, {second}}; }
  [[nodiscard]] Line line() const { return Line({kCentre, second, third}); }
};

/// The 26, in the order of their codes.
std::span<const Opening> openings();

/// REQUIRES nothing: every code has its opening.
const Opening& opening(OpeningCode code);

/// The opening named by exactly this text: a code (D7, d7, 7D, 直接7号), or a name in Latin
/// letters (case and long-vowel marks do not matter), kanji, Chinese, English or another spelling.
/// Nothing when it names none. A bare "D" or "7" names none: the field uses it both ways.
std::optional<OpeningCode> parse_opening(std::string_view text);

/// The opening that moves 2 and 3 make after Black's first stone on h8, in any orientation;
/// nothing when move 2 is not in the central 3x3 or move 3 not in the central 5x5.
/// REQUIRES three different points, h8 being the first of them. Cost: a table look-up.
std::optional<OpeningCode> opening_of(Point second, Point third);

/// The opening of a line as played: what its first three moves make. Nothing for shorter lines
/// and for lines that are none of the 26.
std::optional<OpeningCode> opening_of(const Line& line);

/// One way to read a position as an opening continued: which stones were moves 2 and 3.
struct OpeningReading {
  OpeningCode code;
  Point second;
  Point third;
};

/// All the ways a position of three stones or more can have started with one of the 26, in the
/// order of (third, second). Stones alone do not always tell: any white stone in the 3x3 can have
/// been move 2 and any black one in the 5x5 move 3. Empty when h8 is not black.
std::vector<OpeningReading> opening_readings(const Board& board);

/// opening_readings() up to the symmetries of the board that keep the position: of readings that
/// one of these takes to each other the first is given. For four stones these are the different
/// (opening, fourth move) pairs that the position can be.
std::vector<OpeningReading> distinct_opening_readings(const Board& board);

/// The openings a position can be (three stones or more), or can still become (fewer stones).
/// Empty when the numbers of stones are not those of a game in turns.
OpeningSet possible_openings(const Board& board);

}  // namespace shukei

#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shukei {

/// The board has 15 files (columns) a..o and 15 ranks (rows) 1..15, rank 1 at the bottom.
inline constexpr int kBoardSize = 15;
inline constexpr int kBoardPoints = kBoardSize * kBoardSize;

/// A column, a..o from left to right; the letter i is used.
enum class File : std::uint8_t { a, b, c, d, e, f, g, h, i, j, k, l, m, n, o };

/// A row, 1..15 from bottom to top. The enumerators' values are 0..14.
enum class Rank : std::uint8_t { r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15 };

/// An intersection of the board.
///
/// Points are ordered by rank, then file: a1 b1 ... o1 a2 ... o15. Each has a one-byte code,
/// rank in the high four bits and file in the low four (both from 0), so a1 is 0x00, h8 is 0x77
/// and o15 is 0xEE. The order of codes is the order of points; the codes are what keys are made of.
class Point {
 public:
  constexpr Point(File file, Rank rank)
      : code_(static_cast<std::uint8_t>(static_cast<int>(rank) << 4 | static_cast<int>(file))) {}

  /// The point at `column` (0..14 from the left) and `row` (0..14 from the bottom); nothing
  /// when that is off the board.
  static constexpr std::optional<Point> at(int column, int row) {
    if (column < 0 || column >= kBoardSize || row < 0 || row >= kBoardSize) return std::nullopt;
    return from_code(static_cast<std::uint8_t>(row << 4 | column));
  }

  /// Whether `code` is the code of a point: both halves below 15.
  static constexpr bool is_code(std::uint8_t code) {
    return (code & 0x0F) != 0x0F && (code & 0xF0) != 0xF0;
  }

  /// The point with this code. REQUIRES is_code(code).
  static constexpr Point from_code(std::uint8_t code) { return Point(code); }

  [[nodiscard]] constexpr std::uint8_t code() const { return code_; }
  [[nodiscard]] constexpr int column() const { return code_ & 0x0F; }
  [[nodiscard]] constexpr int row() const { return code_ >> 4; }
  [[nodiscard]] constexpr File file() const { return static_cast<File>(column()); }
  [[nodiscard]] constexpr Rank rank() const { return static_cast<Rank>(row()); }

  friend constexpr auto operator<=>(Point, Point) = default;

 private:
  explicit constexpr Point(std::uint8_t code) : code_(code) {}

  std::uint8_t code_;
};

/// One more than the greatest point code: the size of a table indexed by code.
inline constexpr int kPointCodes = 0xEF;

/// "h8", "o15": file letter in lower case, then the rank.
std::string to_string(Point point);

/// The point named by exactly this text, in either case ("h8", "H8", "o15"); nothing when the
/// text is not that, or names a point off the board.
constexpr std::optional<Point> parse_point(std::string_view text) {
  if (text.size() < 2 || text.size() > 3 || text[1] == '0') return std::nullopt;
  const char letter = text[0];
  const int column = letter >= 'a' ? letter - 'a' : letter - 'A';
  int rank = 0;
  for (const char digit : text.substr(1)) {
    if (digit < '0' || digit > '9') return std::nullopt;
    rank = 10 * rank + (digit - '0');
  }
  return Point::at(column, rank - 1);
}

inline namespace literals {
/// "h8"_pt: a point checked when compiled.
consteval Point operator""_pt(const char* text, std::size_t size) {
  return parse_point({text, size}).value();
}
}  // namespace literals

/// The centre of the board, h8: where Black's first stone goes under every opening rule.
inline constexpr Point kCentre{File::h, Rank::r8};

}  // namespace shukei

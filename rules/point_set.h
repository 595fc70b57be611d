#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string>

#include "rules/point.h"

namespace shukei {

/// A set of points of the board, iterated in ascending order.
///
/// Bit c of the 256 bits stands for the point with code c, so each rank is a lane of sixteen bits
/// whose top bit is always clear, and the four words are the ranks 1-4, 5-8, 9-12 and 13-15.
class PointSet {
 public:
  using Words = std::array<std::uint64_t, 4>;

  constexpr PointSet() = default;
  constexpr PointSet(std::initializer_list<Point> points) {
    for (const Point point : points) insert(point);
  }

  /// The set with these bits. REQUIRES that only bits of points are set.
  static constexpr PointSet from_words(const Words& words) {
    PointSet set;
    set.words_ = words;
    return set;
  }

  /// All 225 points.
  static constexpr PointSet all() {
    return from_words({kFullRanks, kFullRanks, kFullRanks, kFullRanks & 0x0000'7FFF'7FFF'7FFF});
  }

  [[nodiscard]] constexpr const Words& words() const { return words_; }

  constexpr void insert(Point point) { words_[word_of(point)] |= bit_of(point); }
  constexpr void erase(Point point) { words_[word_of(point)] &= ~bit_of(point); }
  [[nodiscard]] constexpr bool contains(Point point) const {
    return (words_[word_of(point)] & bit_of(point)) != 0;
  }

  [[nodiscard]] constexpr bool empty() const {
    return (words_[0] | words_[1] | words_[2] | words_[3]) == 0;
  }
  [[nodiscard]] constexpr int size() const {
    // Counted in pairs, fours and bytes, the bytes of all words added up: without a machine
    // instruction for it std::popcount is a call for every word.
    std::uint64_t bytes = 0;
    for (std::uint64_t word : words_) {
      word -= (word >> 1U) & 0x5555'5555'5555'5555;
      word = (word & 0x3333'3333'3333'3333) + ((word >> 2U) & 0x3333'3333'3333'3333);
      bytes += (word + (word >> 4U)) & 0x0F0F'0F0F'0F0F'0F0F;
    }
    return static_cast<int>((bytes * 0x0101'0101'0101'0101) >> 56U);
  }

  /// The least point. REQUIRES !empty().
  [[nodiscard]] constexpr Point first() const { return *begin(); }

  friend constexpr PointSet operator|(const PointSet& a, const PointSet& b) {
    PointSet result;
    for (std::size_t i = 0; i < 4; ++i) result.words_[i] = a.words_[i] | b.words_[i];
    return result;
  }
  friend constexpr PointSet operator&(const PointSet& a, const PointSet& b) {
    PointSet result;
    for (std::size_t i = 0; i < 4; ++i) result.words_[i] = a.words_[i] & b.words_[i];
    return result;
  }
  /// The points of `a` that are not in `b`.
  friend constexpr PointSet operator-(const PointSet& a, const PointSet& b) {
    PointSet result;
    for (std::size_t i = 0; i < 4; ++i) result.words_[i] = a.words_[i] & ~b.words_[i];
    return result;
  }
  constexpr PointSet& operator|=(const PointSet& other) { return *this = *this | other; }
  constexpr PointSet& operator&=(const PointSet& other) { return *this = *this & other; }
  constexpr PointSet& operator-=(const PointSet& other) { return *this = *this - other; }

  friend constexpr bool operator==(const PointSet&, const PointSet&) = default;

  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Point;
    using difference_type = std::ptrdiff_t;
    using pointer = const Point*;
    using reference = Point;

    constexpr Iterator() = default;
    explicit constexpr Iterator(const Words& words) : words_(words) { skip_empty_words(); }

    constexpr Point operator*() const {
      return Point::from_code(static_cast<std::uint8_t>(
          64 * word_ + static_cast<std::size_t>(std::countr_zero(words_[word_]))));
    }
    constexpr Iterator& operator++() {
      words_[word_] &= words_[word_] - 1;
      skip_empty_words();
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
      return a.word_ == b.word_ && (a.word_ == 4 || a.words_[a.word_] == b.words_[b.word_]);
    }

   private:
    friend class PointSet;
    constexpr void skip_empty_words() {
      while (word_ < 4 && words_[word_] == 0) ++word_;
    }
    Words words_{};
    std::size_t word_ = 0;
  };

  [[nodiscard]] constexpr Iterator begin() const { return Iterator(words_); }
  [[nodiscard]] static constexpr Iterator end() {
    Iterator past;
    past.word_ = 4;
    return past;
  }

 private:
  static constexpr std::uint64_t kFullRanks = 0x7FFF'7FFF'7FFF'7FFF;
  static constexpr std::size_t word_of(Point point) { return point.code() >> 6U; }
  static constexpr std::uint64_t bit_of(Point point) {
    return std::uint64_t{1} << (point.code() & 63U);
  }

  Words words_{};
};

/// Whether `a` comes before `b`: the order of their ascending lists of points, where of two sets
/// of equal size the one that holds the least point they do not share is the lesser.
/// This is the order of keys in the database. REQUIRES a.size() == b.size().
constexpr bool precedes(const PointSet& a, const PointSet& b) {
  for (std::size_t i = 0; i < 4; ++i) {
    const std::uint64_t differing = a.words()[i] ^ b.words()[i];
    if (differing != 0) return (a.words()[i] & (differing & (~differing + 1))) != 0;
  }
  return false;
}

/// "h8 h9 i10": the points in ascending order of codes, parted by one space.
std::string to_string(const PointSet& points);

namespace detail {
constexpr PointSet make_central_box(int size) {
  PointSet box;
  const int low = (kBoardSize - size) / 2;
  for (int row = low; row < low + size; ++row) {
    for (int column = low; column < low + size; ++column) {
      box.insert(Point::at(column, row).value());
    }
  }
  return box;
}
inline constexpr std::array<PointSet, 8> kCentralBoxes{
    make_central_box(1), make_central_box(3),  make_central_box(5),  make_central_box(7),
    make_central_box(9), make_central_box(11), make_central_box(13), make_central_box(15)};
}  // namespace detail

/// The central square of `size` by `size` points about h8. REQUIRES size odd, 1..15.
constexpr const PointSet& central_box(int size) {
  return detail::kCentralBoxes[static_cast<std::size_t>(size / 2)];
}

}  // namespace shukei

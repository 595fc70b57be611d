#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "rules/board.h"

namespace shukei {

/// One of the eight rotations and reflections that map the board onto itself, named by what it
/// does or by what it leaves in place. Rotations are anticlockwise about h8.
///
///     identity          (x, y)     reflect_file_h    (-x,  y)
///     rotate_90         (-y, x)    reflect_rank_8    ( x, -y)
///     rotate_180        (-x, -y)   reflect_a1_o15    ( y,  x)
///     rotate_270        (y, -x)    reflect_a15_o1    (-y, -x)
///
/// with x and y counted from h8. For patterns away from the centre see Isometry.
enum class Symmetry : std::uint8_t {
  identity,
  rotate_90,
  rotate_180,
  rotate_270,
  reflect_file_h,
  reflect_rank_8,
  reflect_a1_o15,
  reflect_a15_o1,
};

inline constexpr std::array<Symmetry, 8> kSymmetries{
    Symmetry::identity,       Symmetry::rotate_90,      Symmetry::rotate_180,
    Symmetry::rotate_270,     Symmetry::reflect_file_h, Symmetry::reflect_rank_8,
    Symmetry::reflect_a1_o15, Symmetry::reflect_a15_o1,
};

/// The 2x2 integer matrix of a symmetry: (x, y) goes to (xx*x + xy*y, yx*x + yy*y).
struct Matrix {
  int xx, xy, yx, yy;
  friend constexpr bool operator==(const Matrix&, const Matrix&) = default;
};

constexpr Matrix matrix(Symmetry symmetry) {
  constexpr std::array<Matrix, 8> kMatrices{{{1, 0, 0, 1},
                                             {0, -1, 1, 0},
                                             {-1, 0, 0, -1},
                                             {0, 1, -1, 0},
                                             {-1, 0, 0, 1},
                                             {1, 0, 0, -1},
                                             {0, 1, 1, 0},
                                             {0, -1, -1, 0}}};
  return kMatrices[static_cast<std::size_t>(symmetry)];
}

/// The symmetry with the effect of `first`, then `second`.
constexpr Symmetry compose(Symmetry first, Symmetry second) {
  const Matrix a = matrix(second);
  const Matrix b = matrix(first);
  const Matrix product{a.xx * b.xx + a.xy * b.yx, a.xx * b.xy + a.xy * b.yy,
                       a.yx * b.xx + a.yy * b.yx, a.yx * b.xy + a.yy * b.yy};
  for (const Symmetry symmetry : kSymmetries) {
    if (matrix(symmetry) == product) return symmetry;
  }
  return Symmetry::identity;  // not reached: the eight are closed under composition
}

/// The symmetry that undoes this one.
constexpr Symmetry inverse(Symmetry symmetry) {
  if (symmetry == Symmetry::rotate_90) return Symmetry::rotate_270;
  if (symmetry == Symmetry::rotate_270) return Symmetry::rotate_90;
  return symmetry;
}

namespace detail {
using SymmetryTable = std::array<std::array<std::uint8_t, kPointCodes>, 8>;
constexpr SymmetryTable make_symmetry_table() {
  SymmetryTable table{};
  constexpr int kMiddle = kBoardSize / 2;
  for (const Symmetry symmetry : kSymmetries) {
    const Matrix m = matrix(symmetry);
    for (const Point point : PointSet::all()) {
      const int x = point.column() - kMiddle;
      const int y = point.row() - kMiddle;
      const auto image = Point::at(kMiddle + m.xx * x + m.xy * y, kMiddle + m.yx * x + m.yy * y);
      table[static_cast<std::size_t>(symmetry)][point.code()] = image->code();
    }
  }
  return table;
}
inline constexpr SymmetryTable kSymmetryTable = make_symmetry_table();
}  // namespace detail

/// Where a symmetry takes a point, a set of points, the stones of a board.
constexpr Point apply(Symmetry symmetry, Point point) {
  return Point::from_code(detail::kSymmetryTable[static_cast<std::size_t>(symmetry)][point.code()]);
}
constexpr PointSet apply(Symmetry symmetry, const PointSet& points) {
  if (symmetry == Symmetry::identity) return points;
  PointSet image;
  for (const Point point : points) image.insert(apply(symmetry, point));
  return image;
}
constexpr Board apply(Symmetry symmetry, const Board& board) {
  return {apply(symmetry, board.black()), apply(symmetry, board.white())};
}

/// "identity", "rotate_90", ... as the enumerators are written.
constexpr std::string_view to_string(Symmetry symmetry) {
  constexpr std::array<std::string_view, 8> kNames{
      "identity",       "rotate_90",      "rotate_180",     "rotate_270",
      "reflect_file_h", "reflect_rank_8", "reflect_a1_o15", "reflect_a15_o1"};
  return kNames[static_cast<std::size_t>(symmetry)];
}

/// A set of symmetries; where it is told to be a subgroup it holds the identity, every inverse
/// and every composition of its members. Bit i of mask() stands for kSymmetries[i].
class SymmetrySet {
 public:
  constexpr SymmetrySet() = default;
  static constexpr SymmetrySet from_mask(std::uint8_t mask) {
    SymmetrySet set;
    set.mask_ = mask;
    return set;
  }
  static constexpr SymmetrySet all() { return from_mask(0xFF); }

  constexpr void insert(Symmetry symmetry) {
    mask_ = static_cast<std::uint8_t>(mask_ | 1U << static_cast<unsigned>(symmetry));
  }
  [[nodiscard]] constexpr bool contains(Symmetry symmetry) const {
    return (mask_ >> static_cast<unsigned>(symmetry) & 1U) != 0;
  }
  [[nodiscard]] constexpr std::uint8_t mask() const { return mask_; }
  /// How many symmetries: for a subgroup its order, 1, 2, 4 or 8.
  [[nodiscard]] constexpr int size() const { return std::popcount(mask_); }

  friend constexpr bool operator==(SymmetrySet, SymmetrySet) = default;

 private:
  std::uint8_t mask_ = 0;
};

/// The subgroup of symmetries that map the stones onto themselves, colours kept.
constexpr SymmetrySet board_stabiliser(const Board& board) {
  SymmetrySet stabiliser;
  for (const Symmetry symmetry : kSymmetries) {
    if (apply(symmetry, board) == board) stabiliser.insert(symmetry);
  }
  return stabiliser;
}

}  // namespace shukei

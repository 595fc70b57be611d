#include "analyzer/symmetry_element.h"

namespace shukei::analyzer {

SymmetryElement element_of(const Isometry& isometry) {
  using Kind = SymmetryElement::Kind;
  const int x = isometry.shift_x;
  const int y = isometry.shift_y;
  const SymmetryElement nothing{Kind::nothing, 0, 0};
  switch (isometry.linear) {
    case Symmetry::identity:
      return x == 0 && y == 0 ? SymmetryElement{} : nothing;
    case Symmetry::rotate_180:
      return {Kind::half_turn, x, y};
    // (x, y) -> (-y + a, x + b) keeps ((a - b) / 2, (a + b) / 2).
    case Symmetry::rotate_90:
      return {Kind::left_turn, x - y, x + y};
    // (x, y) -> (y + a, -x + b) keeps ((a + b) / 2, (b - a) / 2).
    case Symmetry::rotate_270:
      return {Kind::right_turn, x + y, y - x};
    case Symmetry::reflect_file_h:
      return y == 0 ? SymmetryElement{Kind::column, x, 0} : nothing;
    case Symmetry::reflect_rank_8:
      return x == 0 ? SymmetryElement{Kind::row, 0, y} : nothing;
    // (x, y) -> (y + a, x + b) is a mirror only when b = -a; its axis is x - y = a.
    case Symmetry::reflect_a1_o15:
      return x == -y ? SymmetryElement{Kind::rising_diagonal, 2 * x, 0} : nothing;
    // (x, y) -> (-y + a, -x + b) is a mirror only when a = b; its axis is x + y = a.
    case Symmetry::reflect_a15_o1:
      return x == y ? SymmetryElement{Kind::falling_diagonal, 2 * x, 0} : nothing;
  }
  return nothing;
}

}  // namespace shukei::analyzer

#include "analyzer/isometry_text.h"

#include <fmt/core.h>

#include <cstdlib>
#include <optional>

#include "analyzer/symmetry_element.h"

namespace shukei::analyzer {
namespace {

using Kind = SymmetryElement::Kind;

constexpr int kFurthest = 2 * (kBoardSize - 1);  ///< The last column or row in half steps.

bool on_board(int twice) { return 0 <= twice && twice <= kFurthest; }

std::string column_name(int column) { return {static_cast<char>('a' + column)}; }
std::string row_name(int row) { return std::to_string(row + 1); }

/// "in column h", "between columns g and h".
std::string line_in_words(int twice, std::string_view what, std::string (*name)(int)) {
  if (!on_board(twice)) return "in a line off the board";
  if (twice % 2 == 0) return fmt::format("in {} {}", what, name(twice / 2));
  return fmt::format("between {}s {} and {}", what, name(twice / 2), name(twice / 2 + 1));
}

/// "about h8", "about the point between h8 and i8".
std::string centre_in_words(int twice_x, int twice_y) {
  if (!on_board(twice_x) || !on_board(twice_y)) return "about a point off the board";
  const std::string low = column_name(twice_x / 2) + row_name(twice_y / 2);
  const std::string high = column_name((twice_x + 1) / 2) + row_name((twice_y + 1) / 2);
  if (low == high) return "about " + low;
  return fmt::format("about the point between {} and {}", low, high);
}

/// Stones' places added up, and how many there are; a stone on h8 when there are none.
struct Middle {
  int sum_x = 0;
  int sum_y = 0;
  int count = 0;
};

Middle middle_of(const PointSet& stones) {
  if (stones.empty()) return middle_of({kCentre});
  Middle middle;
  for (const Point point : stones) {
    middle.sum_x += point.column();
    middle.sum_y += point.row();
    ++middle.count;
  }
  return middle;
}

/// How far the middle of two neighbours on a diagonal is from the middle of the stones, in a
/// measure that is the same for all pairs on that diagonal.
int distance(const Middle& middle, Point low, Point high) {
  const int x = middle.count * (low.column() + high.column()) - 2 * middle.sum_x;
  const int y = middle.count * (low.row() + high.row()) - 2 * middle.sum_y;
  return x * x + y * y;
}

/// "in the diagonal g7-h8": `step` is 1 when it rises to the right and -1 when it falls.
std::string diagonal_in_words(int offset, int step, const PointSet& stones) {
  const Middle middle = middle_of(stones);
  std::string best;
  int least = 0;
  std::optional<Point> before;
  for (int column = 0; column < kBoardSize; ++column) {
    const int row = step > 0 ? column - offset : offset - column;
    const auto point = Point::at(column, row);
    if (point && before) {
      const int far = distance(middle, *before, *point);
      if (best.empty() || far < least || (far == least && step < 0)) {
        best = fmt::format("in the diagonal {}-{}", to_string(*before), to_string(*point));
        least = far;
      }
    } else if (point && best.empty()) {
      // A corner has no neighbour on its short diagonal.
      const bool alone = !Point::at(column + 1, row + step).has_value();
      if (alone) return fmt::format("in the diagonal through {}", to_string(*point));
    }
    before = point;
  }
  return best.empty() ? "in a line off the board" : best;
}

}  // namespace

std::string in_words(const Isometry& isometry, const PointSet& stones) {
  const SymmetryElement element = element_of(isometry);
  const int x = element.twice_x;
  const int y = element.twice_y;
  switch (element.kind) {
    case Kind::everything:
      return "identity";
    case Kind::column:
      return "mirror " + line_in_words(x, "column", column_name);
    case Kind::row:
      return "mirror " + line_in_words(y, "row", row_name);
    case Kind::rising_diagonal:
      return "mirror " + diagonal_in_words(x / 2, 1, stones);
    case Kind::falling_diagonal:
      return "mirror " + diagonal_in_words(x / 2, -1, stones);
    case Kind::half_turn:
      return "half-turn " + centre_in_words(x, y);
    case Kind::left_turn:
      return "quarter-turn anticlockwise " + centre_in_words(x, y);
    case Kind::right_turn:
      return "quarter-turn clockwise " + centre_in_words(x, y);
    case Kind::nothing:
      break;
  }
  return "no symmetry of a pattern";
}

std::vector<std::string> in_words(const IsometryGroup& group, const PointSet& stones) {
  std::vector<std::string> words;
  for (const Isometry& member : group.members().subspan(1)) {
    words.push_back(in_words(member, stones));
  }
  return words;
}

}  // namespace shukei::analyzer

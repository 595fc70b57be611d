#include "rules/forbidden.h"

#include <array>

#include "rules/point_rows.h"
#include "rules/row_planes.h"
#include "rules/three_planes.h"

namespace shukei {
namespace {

/// A board with the stones of RIF 9.3 put on it in mind, and what one more would make on it.
struct MindBoard {
  const Board& board;
  const RowPlanes& rows;
  const ThreePlanes& threes;
};

/// The point on that side of a stone where a row lacks a stone; nothing at no steps.
std::optional<Point> straight_four_point(Point point, Direction direction, int steps) {
  return steps == 0 ? std::nullopt : along(point, direction, steps);
}

/// The straight-four points of the three of class `row` that a stone on `point` makes.
std::array<std::optional<Point>, 2> straight_four_points(Point point, Direction direction,
                                                         RowClass row) {
  return {straight_four_point(point, direction, row.straight_four_after()),
          straight_four_point(point, direction, -row.straight_four_before())};
}

bool two_threes_count(const Board& board, Point point, DirectionSet counting, DirectionSet open);

/// RIF 9.2 c and 9.3: whether a stone on `point` makes threes that count in two of these
/// directions. REQUIRES that it makes no five, overline or double-four.
bool is_double_three(const MindBoard& mind, Point point, DirectionSet directions) {
  const DirectionSet counting = directions_at(mind.threes.counting, point) & directions;
  if (counting.has_two()) return true;
  const DirectionSet possible = directions_at(mind.threes.possible, point) & directions;
  if (!possible.has_two()) return false;
  return two_threes_count(mind.board, point, counting, possible - counting);
}

/// RIF 9.3: whether Black may play `point` and make there a straight four in direction `three`.
bool is_allowed(const MindBoard& mind, Point point, Direction three) {
  const DirectionSet others = DirectionSet::all_but(three);
  // RIF 3, three: with a five in another direction it is no straight-four point. RIF 9.3 a: no
  // overline, and no four beside the straight one.
  if (!(directions_at(mind.rows.fours_or_more, point) & others).empty()) return false;
  // RIF 9.3 b. In the direction of the three there is now a four.
  return !is_double_three(mind, point, others);
}

/// Whether a stone on `point` makes two threes that count: at least that in `counting`, one at
/// most, and such of those in `open` as have a straight-four point that proves allowed with the
/// stone on the board.
bool two_threes_count(const Board& board, Point point, DirectionSet counting, DirectionSet open) {
  const Board next = with_stone(board, Colour::black, point);
  const RowPlanes rows = row_planes(next);
  const ThreePlanes threes = three_planes(next, rows);
  const MindBoard mind{next, rows, threes};
  const PointRows made(board.black(), board.free(), point, open);
  for (const Direction direction : kDirections) {
    if (!open.contains(direction)) continue;
    open.erase(direction);
    for (const auto growth : straight_four_points(point, direction, made[direction])) {
      if (!growth || !is_allowed(mind, *growth, direction)) continue;
      counting.insert(direction);
      break;
    }
    if (counting.has_two()) return true;
    if (!(counting | open).has_two()) return false;
  }
  return false;
}

/// What is known of a three without putting a stone in mind; see ThreePlanes.
enum class Standing { dead, open, counting };

Standing standing(const PointSet& black, const PointSet& free, Point point, Direction direction,
                  RowClass row) {
  Standing best = Standing::dead;
  for (const auto growth : straight_four_points(point, direction, row)) {
    if (!growth) continue;
    const PointRows others(black, free, *growth, DirectionSet::all_but(direction));
    if (others.has_five() || others.has_overline() || others.fours() != 0) continue;
    if (!others.threes().has_two()) return Standing::counting;
    best = Standing::open;
  }
  return best;
}

/// is_double_three() by the lines that matter instead of by planes.
bool is_double_three(const Board& board, const PointSet& free, Point point, const PointRows& rows) {
  DirectionSet untested = rows.threes();
  DirectionSet counting;
  DirectionSet open;
  if (!untested.has_two()) return false;
  for (const Direction direction : kDirections) {
    if (!untested.contains(direction)) continue;
    untested.erase(direction);
    const Standing known = standing(board.black(), free, point, direction, rows[direction]);
    if (known == Standing::counting) counting.insert(direction);
    if (known == Standing::open) open.insert(direction);
    if (counting.has_two()) return true;
    if (!(counting | open | untested).has_two()) return false;
  }
  return two_threes_count(board, point, counting, open);
}

/// By code, the points a stone can make a row with: up to four steps away in every direction.
constexpr std::array<PointSet, kPointCodes> make_reach_table() {
  std::array<PointSet, kPointCodes> table;
  for (const Point point : PointSet::all()) {
    for (const Direction direction : kDirections) {
      for (const int steps : {-4, -3, -2, -1, 1, 2, 3, 4}) {
        if (const auto near = along(point, direction, steps)) table[point.code()].insert(*near);
      }
    }
  }
  return table;
}
constexpr std::array<PointSet, kPointCodes> kReach = make_reach_table();

bool has_four(const PointSet& points) {
  int missing = 4;
  for (std::uint64_t word : points.words()) {
    for (; word != 0; word &= word - 1) {
      if (--missing == 0) return true;
    }
  }
  return false;
}

}  // namespace

ForbiddenPoints forbidden_points(const Board& board) {
  if (!has_four(board.black())) return {};  // See can_be_forbidden().
  const RowPlanes rows = row_planes(board);
  ForbiddenPoints result{rows.fives, rows.overlines, rows.two_fours, {}};
  if (rows.two_threes.empty()) return result;
  const ThreePlanes threes = three_planes(board, rows);
  result.double_threes = rows.two_threes & threes.two_counting;
  const MindBoard mind{board, rows, threes};
  for (const Point point : (rows.two_threes & threes.two_possible) - threes.two_counting) {
    if (is_double_three(mind, point, DirectionSet::all())) result.double_threes.insert(point);
  }
  return result;
}

bool can_be_forbidden(const PointSet& black, Point point) {
  return has_four(black & kReach[point.code()]);
}

std::optional<ForbiddenKind> forbidden_kind(const Board& board, Point point) {
  if (!can_be_forbidden(board.black(), point)) return std::nullopt;
  const PointSet free = board.free();
  const PointRows rows(board.black(), free, point);
  // RIF 9.2: with a five nothing is forbidden; then overline, double-four, double-three.
  if (rows.has_five()) return std::nullopt;
  if (rows.has_overline()) return ForbiddenKind::overline;
  if (rows.fours() >= 2) return ForbiddenKind::double_four;
  if (is_double_three(board, free, point, rows)) return ForbiddenKind::double_three;
  return std::nullopt;
}

}  // namespace shukei

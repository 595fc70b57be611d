#include "rules/forbidden.h"

#include <array>

#include "rules/board_line.h"
#include "rules/row_table.h"

namespace shukei {
namespace {

/// What a stone on a point makes in the four directions.
using PointClass = std::array<RowClass, kDirections.size()>;

/// A point that would make a three a straight four, and the direction of that three.
struct StraightFourPoint {
  Point point;
  Direction direction;
};

/// Judges Black's moves on one board. Stones put in mind (RIF 9.3) are put on it and taken off.
class MoveJudge {
 public:
  explicit MoveJudge(const Board& board) : black_(board.black()), free_(board.free()) {}

  [[nodiscard]] const PointSet& free() const { return free_; }

  PointClass classify(Point point) const {
    PointClass classes;
    for (const Direction direction : kDirections) {
      classes[static_cast<std::size_t>(direction)] = classify(point, direction);
    }
    return classes;
  }

  /// Whether a stone on `point` makes two threes that count. REQUIRES that it makes no five,
  /// overline or double-four.
  bool makes_double_three(Point point, const PointClass& classes) {
    if (number_of_threes(classes) < 2) return false;
    black_.insert(point);
    free_.erase(point);
    const bool answer = two_threes_count(point, classes);
    black_.erase(point);
    free_.insert(point);
    return answer;
  }

 private:
  RowClass classify(Point point, Direction direction) const {
    return row_class(members_on_line(black_, point, direction),
                     members_on_line(free_, point, direction), index_on_line(point, direction));
  }

  static int number_of_threes(const PointClass& classes) {
    int threes = 0;
    for (const RowClass row : classes) threes += row.is_three();
    return threes;
  }

  /// Whether two of the threes through the stone just put on `point` count.
  bool two_threes_count(Point point, const PointClass& classes) {
    int counting = 0;
    int untested = number_of_threes(classes);
    for (const Direction direction : kDirections) {
      const RowClass row = classes[static_cast<std::size_t>(direction)];
      if (!row.is_three()) continue;
      --untested;
      counting += three_counts(point, direction, row);
      if (counting == 2) return true;
      if (counting + untested < 2) return false;
    }
    return false;
  }

  /// RIF 9.3: a three counts when one of the points that make it a straight four is allowed.
  bool three_counts(Point point, Direction direction, RowClass row) {
    const int after = row.straight_four_after();
    const int before = row.straight_four_before();
    return (after != 0 && is_allowed(along(point, direction, after).value(), direction)) ||
           (before != 0 && is_allowed(along(point, direction, -before).value(), direction));
  }

  /// Whether Black may make a straight four in `three` by a stone on `point`.
  bool is_allowed(Point point, Direction three) {
    PointClass others = classify(point);
    others[static_cast<std::size_t>(three)] = RowClass();
    for (const RowClass row : others) {
      // RIF 3, three: a point that makes a five as well does not make it a three. RIF 9.3 a: no
      // overline; and no double-four, which any four beside the straight one makes.
      if (row.is_five() || row.is_overline() || row.fours() != 0) return false;
    }
    // RIF 9.3 b: no double-three that is forbidden by this same rule. The three itself is now a
    // four.
    return !makes_double_three(point, others);
  }

  PointSet black_;
  PointSet free_;
};

/// What a stone makes by itself, RIF 9.1 and 9.2 a and b.
struct RowSummary {
  bool five = false;
  bool overline = false;
  int fours = 0;
};

RowSummary summarise(const PointClass& classes) {
  RowSummary summary;
  for (const RowClass row : classes) {
    summary.five |= row.is_five();
    summary.overline |= row.is_overline();
    summary.fours += row.fours();
  }
  return summary;
}

}  // namespace

ForbiddenPoints forbidden_points(const Board& board) {
  ForbiddenPoints result;
  MoveJudge judge(board);
  for (const Point point : board.free()) {
    const PointClass classes = judge.classify(point);
    const RowSummary summary = summarise(classes);
    if (summary.five) {
      result.fives.insert(point);
    } else if (summary.overline) {
      result.overlines.insert(point);
    } else if (summary.fours >= 2) {
      result.double_fours.insert(point);
    } else if (judge.makes_double_three(point, classes)) {
      result.double_threes.insert(point);
    }
  }
  return result;
}

std::optional<ForbiddenKind> forbidden_kind(const Board& board, Point point) {
  MoveJudge judge(board);
  const PointClass classes = judge.classify(point);
  const RowSummary summary = summarise(classes);
  if (summary.five) return std::nullopt;
  if (summary.overline) return ForbiddenKind::overline;
  if (summary.fours >= 2) return ForbiddenKind::double_four;
  if (judge.makes_double_three(point, classes)) return ForbiddenKind::double_three;
  return std::nullopt;
}

}  // namespace shukei

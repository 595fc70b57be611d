#pragma once

#include <optional>
#include <set>
#include <vector>

#include "rules/board.h"

/// The slow judge: the RIF rules read word by word, one definition a function, for tests to
/// compare the fast one with. It shares with that nothing but Board and Point.
namespace shukei::literal {

/// A row is the set of its stones.
using Row = std::set<Point>;

/// The four directions as (columns, rows) of one step.
struct Heading {
  int columns;
  int rows;
};
inline const std::vector<Heading> kHeadings{{1, 0}, {0, 1}, {1, 1}, {1, -1}};

/// RIF 3, unbroken row: the black stones next to each other, without a gap, with that on `stone`
/// among them. Empty when there is no black stone on it.
Row unbroken_row(const Board& board, Point stone, Heading heading);

/// RIF 3, five in a row: an unbroken row with five stones.
bool is_five(const Row& row);

/// RIF 3, overline: an unbroken row of six or more stones.
bool is_overline(const Row& row);

/// A row of four or of three, and the free points that make it more: a four's complete it to
/// five, a three's make it a straight four.
struct GrowingRow {
  Row stones;
  Heading heading;
  std::set<Point> points;
};

/// RIF 3, four: rows of four black stones, that on `stone` among them, to which one more stone can
/// be added to attain five in a row.
std::vector<GrowingRow> fours_with(const Board& board, Point stone, Heading heading);

/// RIF 3, straight four: whether the four stones are an unbroken row to which a stone can be added
/// in two different ways to attain five in a row.
bool is_straight_four(const Board& board, const Row& row, Heading heading);

/// RIF 3, three: rows of three black stones, that on `stone` among them, to which, without at the
/// same time a five in a row being made, one more stone can be added to attain a straight four.
/// Five is looked for in every direction. A three whose points all make fives is none.
std::vector<GrowingRow> threes_with(const Board& board, Point stone, Heading heading);

/// What the stone just put on `stone` makes.
bool makes_five(const Board& board, Point stone);
bool makes_overline(const Board& board, Point stone);
std::vector<GrowingRow> all_fours_with(const Board& board, Point stone);
std::vector<GrowingRow> all_threes_with(const Board& board, Point stone);
/// RIF 3, double-four: more than one four that meet in the stone.
bool makes_double_four(const Board& board, Point stone);
/// RIF 3, double-three: more than one three that meet in the stone; RIF 9.3 is left aside.
bool makes_double_three(const Board& board, Point stone);

/// RIF 9.3 a: whether a stone on `point` makes neither an overline nor a double-four there.
bool is_allowed_by_9_3_a(const Board& board, Point point);
/// RIF 9.3 b: whether a stone on `point` makes no double-three there that is forbidden.
bool is_allowed_by_9_3_b(const Board& board, Point point);
/// RIF 9.3: whether the three can be made a straight four at a point that 9.3 a and b allow.
bool three_counts(const Board& board, const GrowingRow& three);
/// RIF 9.3: whether more than one of the threes that meet in the stone count.
bool makes_forbidden_double_three(const Board& board, Point stone);

/// What a move is.
enum class Verdict { allowed, five, overline, double_four, double_three };

/// RIF 9.2: what Black's move to `point` is. REQUIRES that it is free.
Verdict judge(const Board& board, Point point);

}  // namespace shukei::literal

#include "tests/support/literal_judge.h"

#include <algorithm>

namespace shukei::literal {
namespace {

constexpr int kReach = 5;  // no definition looks further from a stone than this

std::optional<Point> step_from(Point point, Heading heading, int steps) {
  return Point::at(point.column() + steps * heading.columns, point.row() + steps * heading.rows);
}

/// Free points near the stone on its line.
std::vector<Point> free_points_near(const Board& board, Point stone, Heading heading) {
  std::vector<Point> free;
  for (int steps = -kReach; steps <= kReach; ++steps) {
    const auto point = step_from(stone, heading, steps);
    if (point && !board.at(*point)) free.push_back(*point);
  }
  return free;
}

Row without(Row row, Point point) {
  row.erase(point);
  return row;
}

/// Adds the point to the row of these stones, or the row to the rows when there is none yet.
void note(std::vector<GrowingRow>& rows, const Row& stones, Heading heading, Point point) {
  const auto same = std::find_if(rows.begin(), rows.end(),
                                 [&](const GrowingRow& row) { return row.stones == stones; });
  if (same != rows.end()) {
    same->points.insert(point);
  } else {
    rows.push_back({stones, heading, {point}});
  }
}

std::vector<GrowingRow> in_all_directions(const Board& board, Point stone,
                                          std::vector<GrowingRow> (*find)(const Board&, Point,
                                                                          Heading)) {
  std::vector<GrowingRow> rows;
  for (const Heading heading : kHeadings) {
    const auto found = find(board, stone, heading);
    rows.insert(rows.end(), found.begin(), found.end());
  }
  return rows;
}

}  // namespace

Row unbroken_row(const Board& board, Point stone, Heading heading) {
  Row row;
  for (const int side : {1, -1}) {
    for (int steps = 0;; steps += side) {
      const auto point = step_from(stone, heading, steps);
      if (!point || board.at(*point) != Colour::black) break;
      row.insert(*point);
    }
  }
  return row;
}

bool is_five(const Row& row) { return row.size() == 5; }

bool is_overline(const Row& row) { return row.size() >= 6; }

std::vector<GrowingRow> fours_with(const Board& board, Point stone, Heading heading) {
  std::vector<GrowingRow> fours;
  for (const Point point : free_points_near(board, stone, heading)) {
    const Board added = with_stone(board, Colour::black, point);
    const Row row = unbroken_row(added, point, heading);
    if (is_five(row) && row.contains(stone)) note(fours, without(row, point), heading, point);
  }
  return fours;
}

bool is_straight_four(const Board& board, const Row& row, Heading heading) {
  if (row.size() != 4 || unbroken_row(board, *row.begin(), heading) != row) return false;
  int ways = 0;
  for (const Point point : free_points_near(board, *row.begin(), heading)) {
    const Row grown = unbroken_row(with_stone(board, Colour::black, point), point, heading);
    if (is_five(grown) && without(grown, point) == row) ++ways;
  }
  return ways == 2;
}

std::vector<GrowingRow> threes_with(const Board& board, Point stone, Heading heading) {
  std::vector<GrowingRow> threes;
  for (const Point point : free_points_near(board, stone, heading)) {
    const Board added = with_stone(board, Colour::black, point);
    const Row row = unbroken_row(added, point, heading);
    if (!row.contains(stone) || !is_straight_four(added, row, heading)) continue;
    if (makes_five(added, point)) continue;
    note(threes, without(row, point), heading, point);
  }
  return threes;
}

bool makes_five(const Board& board, Point stone) {
  return std::any_of(kHeadings.begin(), kHeadings.end(),
                     [&](Heading heading) { return is_five(unbroken_row(board, stone, heading)); });
}

bool makes_overline(const Board& board, Point stone) {
  return std::any_of(kHeadings.begin(), kHeadings.end(), [&](Heading heading) {
    return is_overline(unbroken_row(board, stone, heading));
  });
}

std::vector<GrowingRow> all_fours_with(const Board& board, Point stone) {
  return in_all_directions(board, stone, fours_with);
}

std::vector<GrowingRow> all_threes_with(const Board& board, Point stone) {
  return in_all_directions(board, stone, threes_with);
}

bool makes_double_four(const Board& board, Point stone) {
  return all_fours_with(board, stone).size() > 1;
}

bool makes_double_three(const Board& board, Point stone) {
  return all_threes_with(board, stone).size() > 1;
}

bool is_allowed_by_9_3_a(const Board& board, Point point) {
  const Board added = with_stone(board, Colour::black, point);
  return !makes_overline(added, point) && !makes_double_four(added, point);
}

bool is_allowed_by_9_3_b(const Board& board, Point point) {
  return !makes_forbidden_double_three(with_stone(board, Colour::black, point), point);
}

bool three_counts(const Board& board, const GrowingRow& three) {
  return std::any_of(three.points.begin(), three.points.end(), [&](Point point) {
    return is_allowed_by_9_3_a(board, point) && is_allowed_by_9_3_b(board, point);
  });
}

bool makes_forbidden_double_three(const Board& board, Point stone) {
  if (!makes_double_three(board, stone)) return false;
  int counting = 0;
  for (const GrowingRow& three : all_threes_with(board, stone)) {
    if (three_counts(board, three)) ++counting;
  }
  return counting > 1;
}

Verdict judge(const Board& board, Point point) {
  const Board added = with_stone(board, Colour::black, point);
  if (makes_five(added, point)) return Verdict::five;
  if (makes_overline(added, point)) return Verdict::overline;
  if (makes_double_four(added, point)) return Verdict::double_four;
  if (makes_forbidden_double_three(added, point)) return Verdict::double_three;
  return Verdict::allowed;
}

}  // namespace shukei::literal

#include "rules/rows.h"

#include <algorithm>

namespace shukei {

PointSet unbroken_row(const PointSet& stones, Point stone, Direction direction) {
  PointSet row{stone};
  for (const int one : {1, -1}) {
    for (int steps = one;; steps += one) {
      const auto next = along(stone, direction, steps);
      if (!next || !stones.contains(*next)) break;
      row.insert(*next);
    }
  }
  return row;
}

std::vector<Row> long_rows(const PointSet& stones) {
  std::vector<Row> rows;
  for (const Direction direction : kDirections) {
    PointSet seen;
    for (const Point stone : stones) {
      if (seen.contains(stone)) continue;
      const PointSet row = unbroken_row(stones, stone, direction);
      seen |= row;
      if (row.size() >= 5) rows.push_back({direction, row});
    }
  }
  return rows;
}

bool is_in_five(const Board& board, Point stone) {
  const bool black = board.black().contains(stone);
  const PointSet& stones = black ? board.black() : board.white();
  return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
    const int length = unbroken_row(stones, stone, direction).size();
    return black ? length == 5 : length >= 5;
  });
}

bool has_won(const Board& board, Colour colour) {
  const std::vector<Row> rows = long_rows(board.stones(colour));
  return std::any_of(rows.begin(), rows.end(), [&](const Row& row) {
    return colour == Colour::white || row.stones.size() == 5;
  });
}

std::optional<Colour> winner(const Board& board) {
  const bool black = has_won(board, Colour::black);
  if (black == has_won(board, Colour::white)) return std::nullopt;
  return black ? Colour::black : Colour::white;
}

}  // namespace shukei

#include "rules/forbidden_evidence.h"

#include <algorithm>

#include "rules/point_rows.h"

namespace shukei {
namespace {

/// The stones next to the one on `point` when it and one `steps` steps further are put on it,
/// without that further one: the row that it lacks.
PointSet row_lacking(const PointSet& black, Point point, Direction direction, int steps) {
  const Point missing = along(point, direction, steps).value();
  return unbroken_row(black | PointSet{point, missing}, missing, direction) - PointSet{missing};
}

/// The first free point from `point` along the direction, stones of `black` passed over: how many
/// steps away. 0 when there is none before the edge or a white stone.
int steps_to_free(const Board& board, Point point, Direction direction, int one) {
  for (int steps = one;; steps += one) {
    const auto next = along(point, direction, steps);
    if (!next) return 0;
    const auto stone = board.at(*next);
    if (!stone) return steps;
    if (*stone == Colour::white) return 0;
  }
}

/// The fours that a stone on `point` makes in a direction, which are `row.fours()`.
void add_fours(const Board& board, Point point, Direction direction, RowClass row,
               std::vector<FourEvidence>& fours) {
  if (row.fours() == 0) return;
  for (const int one : {-1, 1}) {
    const int steps = steps_to_free(board, point, direction, one);
    if (steps == 0) continue;
    const PointSet stones = row_lacking(board.black(), point, direction, steps);
    if (stones.size() != 4) continue;
    const Point completion = along(point, direction, steps).value();
    if (!fours.empty() && fours.back().row == Row{direction, stones}) {
      fours.back().completions.insert(completion);
    } else {
      fours.push_back({{direction, stones}, {completion}});
    }
  }
}

/// What Black's move to a straight-four point is, as far as its lines tell: nothing when it makes
/// two threes or more in directions other than that of the row of four.
std::optional<BlackMove> plain_move(const Board& board, Point point, Direction four) {
  const PointRows others(board.black(), board.free(), point, DirectionSet::all_but(four));
  // RIF 3, three: it makes a five as well. RIF 9.3 a: an overline; a four beside the straight one.
  if (others.has_five()) return BlackMove::five;
  if (others.has_overline()) return BlackMove::overline;
  if (others.fours() != 0) return BlackMove::double_four;
  if (!others.threes().has_two()) return BlackMove::allowed;
  return std::nullopt;
}

/// Builds a verdict: shows the moves of a list that grows by those they depend on.
class Prover {
 public:
  explicit Prover(std::size_t most_moves) : most_moves_(most_moves) {}

  BlackMoveVerdict prove(const Board& board, Point point) {
    add(board, point);
    for (std::size_t i = 0; i < verdict_.moves.size(); ++i) show(i);
    return std::move(verdict_);
  }

 private:
  /// A three's straight-four points, and which of them make two threes or more.
  struct Found {
    ThreeEvidence three;
    std::array<bool, 2> is_plain{};
  };

  std::optional<std::size_t> add(const Board& board, Point point) {
    for (std::size_t i = 0; i < boards_.size(); ++i) {
      if (verdict_.moves[i].point == point && boards_[i] == board) return i;
    }
    if (boards_.size() == most_moves_) {
      verdict_.is_complete = false;
      return std::nullopt;
    }
    boards_.push_back(board);
    verdict_.moves.push_back({point, BlackMove::allowed, {}, {}, {}, {}});
    return boards_.size() - 1;
  }

  void show(std::size_t index) {
    const Board board = boards_[index];
    const Point point = verdict_.moves[index].point;
    const PointRows rows(board.black(), board.free(), point);
    BlackMoveEvidence& shown = verdict_.moves[index];
    for (const Direction direction : kDirections) {
      const RowClass row = rows[direction];
      if (row.is_five() || row.is_overline()) {
        auto& longs = row.is_five() ? shown.fives : shown.overlines;
        longs.push_back(
            {direction, unbroken_row(board.black() | PointSet{point}, point, direction)});
      }
      add_fours(board, point, direction, row, shown.fours);
    }
    // RIF 9.2: a five, then an overline, then a double-four decide.
    if (!shown.fives.empty()) {
      shown.move = BlackMove::five;
    } else if (!shown.overlines.empty()) {
      shown.move = BlackMove::overline;
    } else if (shown.fours.size() >= 2) {
      shown.move = BlackMove::double_four;
    } else {
      show_threes(index, rows);
    }
  }

  /// RIF 9.2 c and 9.3.
  void show_threes(std::size_t index, const PointRows& rows) {
    const Point point = verdict_.moves[index].point;
    const Board next = with_stone(boards_[index], Colour::black, point);
    std::vector<Found> found;
    for (const Direction direction : kDirections) {
      if (rows[direction].is_three()) found.push_back(find_three(next, index, direction, rows));
    }
    const auto counting = std::count_if(found.begin(), found.end(),
                                        [](const Found& each) { return each.three.counts(); });
    const bool forbidden = counting >= 2;
    for (Found& each : found) {
      const bool matters = index == 0 || (found.size() >= 2 && each.three.counts() == forbidden);
      if (matters) add_evidence(each, next, index == 0);
      verdict_.moves[index].threes.push_back(each.three);
    }
    if (forbidden) verdict_.moves[index].move = BlackMove::double_three;
  }

  Found find_three(const Board& next, std::size_t index, Direction direction,
                   const PointRows& rows) const {
    const Board& board = boards_[index];
    const Point point = verdict_.moves[index].point;
    Found found;
    const int before = -rows[direction].straight_four_before();
    for (const int steps : {before, rows[direction].straight_four_after()}) {
      if (steps == 0) continue;
      const Point growth = along(point, direction, steps).value();
      found.three.row = {direction, row_lacking(board.black(), point, direction, steps)};
      const auto plain = plain_move(next, growth, direction);
      found.is_plain[found.three.points.size()] = plain.has_value();
      const bool forbidden = !plain && forbidden_kind(next, growth).has_value();
      found.three.points.push_back(
          {growth, plain.value_or(forbidden ? BlackMove::double_three : BlackMove::allowed), {}});
    }
    return found;
  }

  /// Adds the moves that show why the points of a three fail or, when it counts, why one does not.
  void add_evidence(Found& found, const Board& next, bool all_failures) {
    const bool counts = found.three.counts();
    bool is_shown = false;
    for (std::size_t i = 0; i < found.three.points.size(); ++i) {
      is_shown |= found.three.points[i].counts() && found.is_plain[i];
    }
    for (StraightFourPoint& each : found.three.points) {
      const bool witness = each.counts() && !is_shown;
      is_shown |= witness;
      const bool failure = !each.counts() && (!counts || all_failures);
      if (witness || failure) each.evidence = add(next, each.point);
    }
  }

  std::size_t most_moves_;
  std::vector<Board> boards_;  // boards_[i]: where verdict_.moves[i] is played
  BlackMoveVerdict verdict_;
};

}  // namespace

bool ThreeEvidence::is_three() const {
  return std::any_of(points.begin(), points.end(),
                     [](const StraightFourPoint& each) { return each.move != BlackMove::five; });
}

bool ThreeEvidence::counts() const {
  return std::any_of(points.begin(), points.end(),
                     [](const StraightFourPoint& each) { return each.counts(); });
}

BlackMoveVerdict judge_black_move(const Board& board, Point point, std::size_t most_moves) {
  return Prover(most_moves).prove(board, point);
}

}  // namespace shukei

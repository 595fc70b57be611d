#include "analyzer/reports/opening_branch.h"

#include <algorithm>
#include <array>
#include <utility>

namespace shukei::analyzer {
namespace {

/// A way to a position, and the symmetry that turns it to where the opening is usually shown.
struct Way {
  OpeningCode code;
  std::array<Point, 2> further;  ///< Moves 4 and 5; h8 where there is none.
  Symmetry to_usual;
};

bool comes_before(const Way& a, const Way& b) {
  return std::pair(a.code, a.further) < std::pair(b.code, b.further);
}

/// The point of a set of one; h8, which no further move is on, of none.
Point only_point(const PointSet& points) { return points.empty() ? kCentre : points.first(); }

/// Calls `take` for every way to the position and every symmetry that shows it as usual.
template <typename Take>
void for_each_way(const Board& board, const Take& take) {
  for (const OpeningReading& reading : opening_readings(board)) {
    const Opening& usual = opening(reading.code);
    const Point fourth = only_point(board.white() - PointSet{reading.second});
    const Point fifth = only_point(board.black() - PointSet{kCentre, reading.third});
    for (const Symmetry symmetry : kSymmetries) {
      if (apply(symmetry, reading.second) != usual.second) continue;
      if (apply(symmetry, reading.third) != usual.third) continue;
      take(Way{reading.code, {apply(symmetry, fourth), apply(symmetry, fifth)}, symmetry});
    }
  }
}

std::optional<Way> first_way(const Board& board) {
  std::optional<Way> first;
  const bool is_covered = board.is_alternating() && board.size() >= 3 && board.size() <= 5;
  if (!is_covered) return first;
  for_each_way(board, [&](const Way& way) {
    if (!first || comes_before(way, *first)) first = way;
  });
  return first;
}

}  // namespace

std::vector<Point> OpeningBranch::moves() const {
  const Opening& begun = opening(code);
  std::vector<Point> moves{kCentre, begun.second, begun.third};
  moves.insert(moves.end(), further.begin(), further.end());
  return moves;
}

std::string to_string(const OpeningBranch& branch) {
  std::string text = to_string(branch.code);
  for (const Point point : branch.further) text += ' ' + to_string(point);
  return text;
}

std::optional<OpeningBranch> branch_of(const Board& board) {
  const auto way = first_way(board);
  if (!way) return std::nullopt;
  const auto count = board.size() - 3;
  return OpeningBranch{way->code, {way->further.begin(), way->further.begin() + count}};
}

std::optional<OpeningBranch> branch_as_played(std::span<const Point> moves) {
  if (moves.size() < 3 || moves.size() > 5 || moves[0] != kCentre) return std::nullopt;
  const auto code = opening_of(moves[1], moves[2]);
  if (!code) return std::nullopt;
  std::optional<OpeningBranch> first;
  for (const Symmetry symmetry : kSymmetries) {
    if (apply(symmetry, moves[1]) != opening(*code).second) continue;
    if (apply(symmetry, moves[2]) != opening(*code).third) continue;
    OpeningBranch branch{*code, {}};
    for (const Point move : moves.subspan(3)) branch.further.push_back(apply(symmetry, move));
    if (!first || branch.further < first->further) first = std::move(branch);
  }
  return first;
}

std::optional<OpeningBranch> fifth_after(const Board& four, Point fifth) {
  const auto first = first_way(four);
  if (!first || four.size() != 4) return std::nullopt;
  Point least = apply(first->to_usual, fifth);
  for_each_way(four, [&](const Way& way) {
    const bool is_first = way.code == first->code && way.further == first->further;
    if (is_first) least = std::min(least, apply(way.to_usual, fifth));
  });
  return OpeningBranch{first->code, {first->further[0], least}};
}

}  // namespace shukei::analyzer

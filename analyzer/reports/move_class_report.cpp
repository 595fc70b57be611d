#include "analyzer/reports/move_class_report.h"

#include <fmt/core.h>

#include <algorithm>
#include <climits>

namespace shukei::analyzer {
namespace {

std::string name_of(OpeningCode code) {
  return fmt::format("{} {}", to_string(code), opening(code).name);
}

/// How far the nearest member is from the middle of the stones: squared, in units that are the same
/// for all classes.
int distance(const MoveClass& one, const PointSet& stones) {
  int sum_x = 0;
  int sum_y = 0;
  for (const Point stone : stones) {
    sum_x += stone.column();
    sum_y += stone.row();
  }
  int least = INT_MAX;
  for (const Point member : one.members) {
    const int x = stones.size() * member.column() - sum_x;
    const int y = stones.size() * member.row() - sum_y;
    least = std::min(least, x * x + y * y);
  }
  return least;
}

}  // namespace

int MoveClassReport::point_count() const {
  int count = 0;
  for (const MoveClass& one : classes) count += one.members.size();
  return count;
}

MoveClassReport report_fourths(const Position& three, const OpeningRule& rule) {
  const Choice choice = rule.default_choice();
  constexpr SymmetryReading kReading = SymmetryReading::board;
  return {three,
          rule,
          choice,
          kReading,
          4,
          rule.box_of_move(4, choice),
          stabiliser(three.board, kReading),
          move_classes(three.board, fourth_candidates(rule, three.board), kReading),
          placement_fault(rule, choice, three.board)};
}

MoveClassReport report_fifths(const Position& four, const OpeningRule& rule, Choice choice,
                              SymmetryReading symmetry) {
  return {four,
          rule,
          choice,
          symmetry,
          5,
          rule.box_of_move(5, choice),
          stabiliser(four.board, symmetry),
          move_classes(four.board, fifth_candidates(rule, choice, four.board), symmetry),
          placement_fault(rule, choice, four.board)};
}

std::vector<MoveClass> shared_classes(const std::vector<MoveClass>& classes, const Board& board) {
  std::vector<MoveClass> shared;
  std::copy_if(classes.begin(), classes.end(), std::back_inserter(shared),
               [](const MoveClass& one) { return one.members.size() > 1; });
  const PointSet stones = board.occupied();
  std::stable_sort(shared.begin(), shared.end(), [&](const MoveClass& a, const MoveClass& b) {
    return distance(a, stones) < distance(b, stones);
  });
  return shared;
}

std::string in_words(const PlacementFault& fault) {
  if (fault.box == 1) return fmt::format("move {} must be on h8", fault.move);
  return fmt::format("move {} must lie in the central {}x{}", fault.move, fault.box, fault.box);
}

std::string openings_in_words(const Position& position) {
  if (position.line) {
    const auto played = opening_of(*position.line);
    return played ? name_of(*played) : "";
  }
  std::string names;
  for (const OpeningCode code : possible_openings(position.board).codes()) {
    names += (names.empty() ? "" : ", ") + name_of(code);
  }
  return names;
}

}  // namespace shukei::analyzer

#include "rules/fifth_moves.h"

#include "rules/forbidden.h"

namespace shukei {
namespace {

std::vector<PointSet> classes_under(const IsometryGroup& group, PointSet candidates) {
  std::vector<PointSet> classes;
  while (!candidates.empty()) {
    const PointSet members = orbit(group, candidates.first()) & candidates;
    classes.push_back(members);
    candidates -= members;
  }
  return classes;
}

}  // namespace

std::vector<MoveClass> move_classes(const Board& board, const PointSet& candidates,
                                    SymmetryReading reading) {
  const IsometryGroup board_group = stabiliser(board, SymmetryReading::board);
  std::vector<MoveClass> classes;
  for (const PointSet& members : classes_under(stabiliser(board, reading), candidates)) {
    classes.push_back({members, classes_under(board_group, members)});
  }
  return classes;
}

std::vector<int> class_sizes(const Board& board, const PointSet& candidates,
                             SymmetryReading reading) {
  std::vector<int> sizes;
  for (const PointSet& members : classes_under(stabiliser(board, reading), candidates)) {
    sizes.push_back(members.size());
  }
  return sizes;
}

PointSet fourth_candidates(const OpeningRule& rule, const Board& three) {
  return central_box(rule.box_of_move(4, rule.default_choice())) & three.free();
}

PointSet fifth_candidates(const OpeningRule& rule, Choice choice, const Board& four) {
  const PointSet in_box = central_box(rule.box_of_move(5, choice)) & four.free();
  return in_box - forbidden_points(four).forbidden();
}

}  // namespace shukei

#pragma once

#include <vector>

#include "rules/opening_rule.h"
#include "rules/pattern_symmetry.h"

namespace shukei {

/// Moves that are one and the same up to a symmetry of the stones on the board.
struct MoveClass {
  PointSet members;  ///< Never empty.
  /// The members parted by the symmetries of the board alone: under the pattern reading a class
  /// may hold several, each another position with a value of its own, since the edge is nearer
  /// to one. In the order of their least points. Under the board reading there is one.
  std::vector<PointSet> board_classes;

  /// The member that stands for the class: the least.
  [[nodiscard]] Point move() const { return members.first(); }
};

/// The classes of `candidates` under the stones' own symmetries, in the order of their least
/// members: each candidate is in exactly one. REQUIRES that the candidates are free points.
std::vector<MoveClass> move_classes(const Board& board, const PointSet& candidates,
                                    SymmetryReading reading);

/// The sizes of those classes alone, in the same order.
std::vector<int> class_sizes(const Board& board, const PointSet& candidates,
                             SymmetryReading reading);

/// Where White may play move 4 on three stones: the free points of the rule's box.
PointSet fourth_candidates(const OpeningRule& rule, const Board& three);

/// Where Black may play, or offer, move 5 on four stones: the free points of the rule's box that
/// are not forbidden for Black (RIF 9; with two black stones none is).
PointSet fifth_candidates(const OpeningRule& rule, Choice choice, const Board& four);

}  // namespace shukei

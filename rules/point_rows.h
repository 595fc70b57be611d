#pragma once

#include <array>
#include <cstddef>

#include "rules/board_line.h"
#include "rules/direction.h"
#include "rules/row_table.h"

namespace shukei {

/// What a black stone put on one free point makes, by direction: for one point what RowPlanes are
/// for all.
class PointRows {
 public:
  /// Reads the four lines through `point`. REQUIRES that `free` are the free points of the board
  /// whose black stones are `black`, and that `point` is one of them.
  PointRows(const PointSet& black, const PointSet& free, Point point)
      : PointRows(black, free, point, DirectionSet::all()) {}

  /// Reads but the lines in these directions; in the others a stone is taken to make nothing.
  PointRows(const PointSet& black, const PointSet& free, Point point, DirectionSet directions) {
    for (const Direction direction : kDirections) {
      if (!directions.contains(direction)) continue;
      rows_[static_cast<std::size_t>(direction)] =
          row_class(members_on_line(black, point, direction),
                    members_on_line(free, point, direction), index_on_line(point, direction));
    }
  }

  [[nodiscard]] RowClass operator[](Direction direction) const {
    return rows_[static_cast<std::size_t>(direction)];
  }

  [[nodiscard]] bool has_five() const {
    return rows_[0].is_five() || rows_[1].is_five() || rows_[2].is_five() || rows_[3].is_five();
  }
  [[nodiscard]] bool has_overline() const {
    return rows_[0].is_overline() || rows_[1].is_overline() || rows_[2].is_overline() ||
           rows_[3].is_overline();
  }
  /// How many fours, 0..8.
  [[nodiscard]] int fours() const {
    return rows_[0].fours() + rows_[1].fours() + rows_[2].fours() + rows_[3].fours();
  }
  /// In which directions it makes a three, RIF 9.3 left aside.
  [[nodiscard]] DirectionSet threes() const {
    DirectionSet threes;
    for (const Direction direction : kDirections) {
      if ((*this)[direction].is_three()) threes.insert(direction);
    }
    return threes;
  }

 private:
  std::array<RowClass, kDirections.size()> rows_;
};

}  // namespace shukei

#pragma once

#include <vector>

#include "db/import/place.h"
#include "db/import/text.h"
#include "rules/board.h"

namespace shukei::db {

/// A grade that somebody gave to a position, for Black: from -5, White wins, to +5, Black wins.
struct GradedPosition {
  /// The stones: the grade belongs to them, in whatever order they came.
  Board board;
  /// The stones in the order in which they were written down.
  std::vector<Point> moves;
  int grade = 0;
  Text note;
  Place place;
};

inline constexpr int kGreatestGrade = 5;

}  // namespace shukei::db

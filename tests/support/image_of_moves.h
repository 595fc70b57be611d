#pragma once

#include <vector>

#include "db/import/move.h"
#include "rules/symmetry.h"

namespace shukei::db {

/// The moves under a symmetry of the board, one by one; passes stay what they are.
inline std::vector<Move> image_of(const std::vector<Move>& moves, Symmetry symmetry) {
  std::vector<Move> image;
  for (const Move move : moves)
    image.push_back(move.is_pass() ? move : Move(apply(symmetry, move.point())));
  return image;
}

}  // namespace shukei::db

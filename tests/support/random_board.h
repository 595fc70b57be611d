#pragma once

#include <cstdint>
#include <random>

#include "rules/board.h"
#include "rules/isometry.h"

namespace shukei {

/// Random points and boards for tests of laws: the same ones for the same seed on every platform
/// (the distributions of the standard library are not used).
class RandomBoards {
 public:
  explicit RandomBoards(std::uint64_t seed) : random_(seed) {}

  /// A number from 0 to `limit` - 1. REQUIRES limit > 0.
  int below(int limit);

  Point point(const PointSet& among = PointSet::all());

  /// So many stones of each colour on different points of `box`. REQUIRES that they fit.
  Board board(int blacks, int whites, const PointSet& box = PointSet::all());

  /// A mirror or half-turn about an axis or centre near the board's middle, between lines too.
  Isometry involution();

  /// About `stones` stones on points of `box`, symmetric under a random involution; fewer, and
  /// perhaps none, when few points of the box have their image in it.
  Board symmetric_board(int stones, const PointSet& box = PointSet::all());

 private:
  std::mt19937_64 random_;
};

}  // namespace shukei

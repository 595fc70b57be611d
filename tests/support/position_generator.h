#pragma once

#include <cstdint>
#include <random>

#include "rules/board.h"

namespace shukei {

/// Makes positions for tests and benchmarks: the same ones for the same seed on every platform.
class PositionGenerator {
 public:
  explicit PositionGenerator(std::uint64_t seed) : random_(seed) {}

  /// A position as in play: colours alternate, every stone within two points of another, no five
  /// in a row of either colour. REQUIRES 1 <= stones <= 100.
  Board ordinary(int stones);

  /// Stones strewn over a square of `size` by `size` points somewhere on the board, often at its
  /// edge: each point black or white in so many cases of a hundred.
  /// REQUIRES 1 <= size <= 15, black_percent + white_percent <= 100.
  Board strewn(int size, int black_percent, int white_percent);

  /// A strewn position, changed a stone at a time, `steps` times, a change being taken back when
  /// threes hang on each other less after it. After 160 steps some twenty stones of either colour
  /// have nine points with two threes, two or three of which take RIF 9.3 in depth to decide.
  Board climbed(int steps);

  /// A number from 0 to `limit` - 1. REQUIRES limit > 0.
  int below(int limit);

 private:
  Point any_point();

  std::mt19937_64 random_;
};

}  // namespace shukei

#pragma once

#include <cstdint>
#include <functional>

#include "analyzer/enumeration/position_family.h"

namespace shukei::analyzer {

/// How many positions a level holds, and the sum of their db::position_hash() modulo 2^64.
struct PositionCount {
  std::uint64_t positions = 0;
  std::uint64_t digest = 0;
  PositionCount& operator+=(const PositionCount& other) {
    positions += other.positions;
    digest += other.digest;
    return *this;
  }
  friend bool operator==(const PositionCount&, const PositionCount&) = default;
};

/// The greatest level that is counted by generating its positions: the next one would take weeks.
inline constexpr int kMostCountedStones = 8;

/// The family's positions with this black set, generated one by one. Pure; thread safe.
PositionCount count_positions(const PositionFamily& family, const BlackSet& black);

/// The family's positions up to symmetry, generated one by one in parallel on the current TBB
/// arena. The result does not depend on the number of threads. `on_progress`, when given, is told
/// how many positions were counted since the last call, from any thread and at any time.
PositionCount count_positions(const PositionFamily& family,
                              const std::function<void(std::uint64_t)>& on_progress = {});

}  // namespace shukei::analyzer

#pragma once

#include <cstdint>
#include <optional>

#include "db/import/game_record.h"

namespace shukei::db {

/// How games ended.
struct OutcomeCounts {
  std::uint64_t black = 0;
  std::uint64_t draw = 0;
  std::uint64_t white = 0;
  std::uint64_t unknown = 0;

  [[nodiscard]] std::uint64_t total() const { return black + draw + white + unknown; }
  /// The games whose end is known.
  [[nodiscard]] std::uint64_t known() const { return black + draw + white; }

  void add(std::optional<GameResult> result) {
    if (!result)
      ++unknown;
    else if (*result == GameResult::black_wins)
      ++black;
    else
      ++(*result == GameResult::draw ? draw : white);
  }

  OutcomeCounts& operator+=(const OutcomeCounts& other) {
    black += other.black;
    draw += other.draw;
    white += other.white;
    unknown += other.unknown;
    return *this;
  }
  friend bool operator==(const OutcomeCounts&, const OutcomeCounts&) = default;
};

}  // namespace shukei::db

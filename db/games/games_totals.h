#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shukei::db {

/// What the games part tells of itself: how many rows the families have, written with every
/// import in the same transaction. Numbers are given from 1 on without gaps, so the next number of
/// a game, a source or a rule is one more than their count.
struct GamesTotals {
  std::uint32_t sources = 0;
  std::uint32_t rules = 0;
  std::uint32_t games = 0;
  /// The sum of byte_hash(key followed by value) over the rows of `games`.
  std::uint64_t games_digest = 0;

  friend bool operator==(const GamesTotals&, const GamesTotals&) = default;
};

/// The meta record `totals`: 01, then sources, rules, games in four bytes each and the digest in
/// eight, big-endian.
std::string encode_totals(const GamesTotals& totals);
std::optional<GamesTotals> decode_totals(std::string_view value);

}  // namespace shukei::db

#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "rules/canonical_form.h"

namespace shukei::db {

/// Statistics are kept of the positions after 0 to kMostPlies moves of a game.
inline constexpr int kMostPlies = 20;

/// The key of a position in the family `position_statistics`: the number of black stones, the
/// number of white stones (a byte each), the black stones ascending, the white stones ascending.
/// Only a canonical position has one. Keys are ordered by their bytes.
class StatisticsKey {
 public:
  /// The key of the empty board.
  StatisticsKey() = default;

  /// Nothing when the position has more than kMostPlies stones: no game counts it.
  static std::optional<StatisticsKey> of(const CanonicalBoard& canonical) {
    if (canonical.board().size() > kMostPlies) return std::nullopt;
    return of_least_image(canonical.board());
  }

  /// For those who find the least of the eight images themselves.
  /// REQUIRES that `canonical` is its own canonical form, of at most kMostPlies stones.
  static StatisticsKey of_least_image(const Board& canonical) {
    StatisticsKey key;
    std::size_t size = 2;
    for (const Point point : canonical.black()) key.bytes_[size++] = point.code();
    key.bytes_[0] = static_cast<std::uint8_t>(size - 2);
    for (const Point point : canonical.white()) key.bytes_[size++] = point.code();
    key.bytes_[1] = static_cast<std::uint8_t>(size - 2 - key.bytes_[0]);
    return key;
  }

  [[nodiscard]] std::size_t size() const { return 2U + bytes_[0] + bytes_[1]; }
  [[nodiscard]] std::string_view bytes() const {
    return {reinterpret_cast<const char*>(bytes_.data()), size()};
  }

  /// The unused bytes are zero, so the order of all bytes is the order of keys.
  friend auto operator<=>(const StatisticsKey&, const StatisticsKey&) = default;

 private:
  std::array<std::uint8_t, kMostPlies + 2> bytes_{};
};

/// The position of a key; nothing when it is none: a wrong size, bytes that are no points, stones
/// out of order or twice. Whether it is canonical is not looked at.
std::optional<Board> decode_statistics_key(std::string_view key);

}  // namespace shukei::db

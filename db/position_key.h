#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "db/position_record.h"
#include "rules/board.h"
#include "rules/canonical_form.h"

namespace shukei::db {

/// Keys of positions: one byte a stone, the code of its point. First the black stones without
/// h8 in ascending order, then the white stones in ascending order:
///
///     moves        h8 h9 i10 a1, whose canonical form is h8 h7 g6 o15
///     stones       black g6 h8, white h7 o15
///     key          56 | 67 EE
///
/// Nothing in a key tells Black from White: the number of stones does, and each level (number of
/// stones) has a column family of its own. The order of keys is the order of precedes(): the
/// order in which positions are enumerated.

inline constexpr std::size_t kMostKeyBytes = kMostStones - 1;

/// Black and white stones of a stored position of `stones` stones: Black moves first, in turns.
constexpr int black_stones(int stones) { return (stones + 1) / 2; }
constexpr int white_stones(int stones) { return stones / 2; }

/// How many bytes a key of a level has. REQUIRES 1 <= stones <= kMostStones.
constexpr std::size_t key_size(int stones) { return static_cast<std::size_t>(stones) - 1; }

/// Whether a position can be stored: Black on h8, stones of a game in turns, 1 to kMostStones.
constexpr bool is_storable(const Board& board) {
  return board.black().contains(kCentre) && board.is_alternating() && board.size() <= kMostStones;
}

using KeyBytes = std::array<char, kMostKeyBytes>;

/// Writes the key of a canonical position to `bytes` and returns its size. For those who make
/// canonical positions by construction, rows at a time; all others make a PositionKey.
/// REQUIRES is_storable(canonical) and that it is its own canonical form. Cost: the stones.
inline std::size_t encode_key(const Board& canonical, KeyBytes& bytes) {
  std::size_t size = 0;
  for (const Point point : canonical.black()) {
    if (point != kCentre) bytes[size++] = static_cast<char>(point.code());
  }
  for (const Point point : canonical.white()) bytes[size++] = static_cast<char>(point.code());
  return size;
}

/// Whether these bytes have the size of a key of a level and are codes of points: what can be told
/// of a key at the cost of a few nanoseconds.
inline bool has_key_shape(std::string_view bytes, int stones) {
  if (bytes.size() != key_size(stones)) return false;
  for (const char byte : bytes) {
    if (!Point::is_code(static_cast<std::uint8_t>(byte))) return false;
  }
  return true;
}

/// The key of one position. Only a canonical position has one.
class PositionKey {
 public:
  /// Nothing when the position is not storable: no database can hold it.
  static std::optional<PositionKey> of(const CanonicalBoard& canonical) {
    if (!is_storable(canonical.board())) return std::nullopt;
    PositionKey key;
    key.size_ = static_cast<std::uint8_t>(encode_key(canonical.board(), key.bytes_));
    return key;
  }

  /// The number of stones: which level the key belongs to.
  [[nodiscard]] int stones() const { return size_ + 1; }
  [[nodiscard]] std::string_view bytes() const { return {bytes_.data(), size_}; }

  friend bool operator==(const PositionKey&, const PositionKey&) = default;

 private:
  PositionKey() = default;
  KeyBytes bytes_{};
  std::uint8_t size_ = 0;
};

/// What a key says: a position, or what is wrong with the key (a phrase, "" when nothing is).
struct DecodedKey {
  Board board;
  std::string_view fault;
};

/// Whether a decoded key must hold a canonical position; to check costs eight images.
enum class CheckCanonical : bool { no, yes };

/// Reads the key of a position of `stones` stones. Refuses a wrong size, bytes that are no codes
/// of points, stones out of order or repeated, and a point that carries two stones.
/// REQUIRES 1 <= stones <= kMostStones.
DecodedKey decode_key(std::string_view bytes, int stones,
                      CheckCanonical canonical = CheckCanonical::no);

/// "98 00 87": bytes of a key for people, as in FORMAT.md. "(empty)" for the key of level 1.
std::string hex(std::string_view bytes);

}  // namespace shukei::db

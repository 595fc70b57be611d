#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/board.h"

namespace shukei {

/// Why Black may not play a point (RIF rules of renju, chapter 9). A point that is forbidden for
/// several reasons has the first of overline, double-four, double-three.
enum class ForbiddenKind : std::uint8_t { double_three, double_four, overline };

/// "double_three", "double_four", "overline".
constexpr std::string_view to_string(ForbiddenKind kind) {
  if (kind == ForbiddenKind::overline) return "overline";
  return kind == ForbiddenKind::double_four ? "double_four" : "double_three";
}

/// The free points that decide Black's next move: disjoint sets.
struct ForbiddenPoints {
  PointSet fives;          ///< Points that make a five: never forbidden, whatever else they make.
  PointSet overlines;      ///< Points that make six or more in a row, and no five.
  PointSet double_fours;   ///< Points that make two or more fours at once.
  PointSet double_threes;  ///< Points that make two or more threes that count (RIF 9.3).

  [[nodiscard]] constexpr PointSet forbidden() const {
    return overlines | double_fours | double_threes;
  }
  [[nodiscard]] constexpr std::optional<ForbiddenKind> kind_at(Point point) const {
    if (overlines.contains(point)) return ForbiddenKind::overline;
    if (double_fours.contains(point)) return ForbiddenKind::double_four;
    if (double_threes.contains(point)) return ForbiddenKind::double_three;
    return std::nullopt;
  }
  friend constexpr bool operator==(const ForbiddenPoints&, const ForbiddenPoints&) = default;
};

/// All of Black's forbidden points and fives on this board, whoever is to move and however many
/// stones there are. RIF 9.3 is followed to any depth. Keeps no state between calls; thread safe.
/// Costs some 800 instructions on boards of ordinary play, 5,000 on such as are made to be hard.
ForbiddenPoints forbidden_points(const Board& board);

/// Whether Black has stones enough near `point` for it to be forbidden, wherever White stands:
/// false means it is not. A five (RIF 9.2), two fours and two threes each need four stones besides
/// the one that makes them, at most four steps away along a line. Thread safe.
bool can_be_forbidden(const PointSet& black, Point point);

/// Whether Black may play `point`: nothing when it is allowed, else the kind; for the reason see
/// judge_black_move(). The same answer as forbidden_points() gives, for a fraction of its cost.
/// Thread safe. REQUIRES that `point` is free.
std::optional<ForbiddenKind> forbidden_kind(const Board& board, Point point);

}  // namespace shukei

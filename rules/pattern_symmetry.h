#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/isometry.h"

namespace shukei {

/// Which symmetries make two fifth moves the same offer.
///
/// `pattern`: any isometry of the plane that maps the four stones onto themselves, edges ignored.
/// "Fifth moves cannot be symmetrical in any aspect of the position": chairman of the RIF rules
/// commission, old.renju.net/blog, comment 951, 2008. The default.
/// `board`: only the eight symmetries of the board about h8; used by some servers.
enum class SymmetryReading : std::uint8_t { pattern, board };

/// "pattern" or "board".
constexpr std::string_view to_string(SymmetryReading reading) {
  return reading == SymmetryReading::pattern ? "pattern" : "board";
}

/// The isometries that map a finite pattern of coloured stones onto itself: a group of 1 to 8
/// members, the identity first, at most one for each linear part (two would differ by a shift,
/// and no shift maps a finite pattern onto itself), in the order of kSymmetries.
class IsometryGroup {
 public:
  constexpr void insert(const Isometry& isometry) { members_[size_++] = isometry; }
  /// Valid as long as the group.
  [[nodiscard]] constexpr std::span<const Isometry> members() const& {
    return {members_.data(), size_};
  }
  std::span<const Isometry> members() const&& = delete;
  /// The order of the group: 1, 2, 4 or 8.
  [[nodiscard]] constexpr int size() const { return static_cast<int>(size_); }
  /// The linear parts of the members; they tell the members apart.
  [[nodiscard]] constexpr SymmetrySet linear_parts() const {
    SymmetrySet parts;
    for (const Isometry& member : members()) parts.insert(member.linear);
    return parts;
  }

 private:
  std::array<Isometry, 8> members_{};
  std::size_t size_ = 0;
};

/// The group of a position's own symmetries under a reading. For an empty board the eight
/// symmetries of the board under both readings. Cost: eight images of the stones.
IsometryGroup stabiliser(const Board& board, SymmetryReading reading);

/// The points of the board that the group takes `point` to, itself included: its orbit, less
/// what falls off the board (such an image is simply nobody's partner).
PointSet orbit(const IsometryGroup& group, Point point);

/// Into how many classes the group parts the points, those of a class being images of each other.
/// Cost: an image for every point and member; none when the group is the identity alone.
int orbit_count(const IsometryGroup& group, const PointSet& points);

}  // namespace shukei

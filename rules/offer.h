#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/forbidden.h"
#include "rules/opening_rule.h"
#include "rules/pattern_symmetry.h"

namespace shukei {

/// Fifth moves that Black offers, and what they are to be judged by. A light value: the points
/// must outlive it.
struct Offer {
  OpeningRule rule;
  Choice choice;                  ///< REQUIRES rule.has_choice(choice).
  Board position;                 ///< The stones before the fifth move; judged too.
  std::span<const Point> fifths;  ///< As offered: in any order, any number, repeated or occupied.
  /// The number declared, where the rule has one declared; nothing when it is not known, and then
  /// any number that could have been declared is right.
  std::optional<int> declared;
  SymmetryReading reading = SymmetryReading::pattern;
  /// How many more were offered that are no points of the board: they count, and lie outside any
  /// box. findings() has no points for them and leaves them to the caller.
  int off_board = 0;
};

/// What can be wrong with an offer.
enum class OfferFault : std::uint8_t {
  position,      ///< The stones are not four, or cannot have arisen under the rule and choice.
  out_of_range,  ///< The number told is none that the rule lets be declared, or has.
  too_few,       ///< Fewer points than required.
  too_many,      ///< More points than required.
  repeated,      ///< A point stands twice.
  occupied,      ///< A point has a stone on it.
  outside_box,   ///< A point lies outside the box of move 5.
  forbidden,     ///< A point is forbidden to Black (RIF 9).
  symmetric,     ///< Two points are symmetric ("unequal in all respects", RIF).
};
inline constexpr int kOfferFaults = 9;

/// "position", "out_of_range", ... as the enumerators are written.
constexpr std::string_view to_string(OfferFault fault) {
  constexpr std::array<std::string_view, kOfferFaults> kNames{
      "position", "out_of_range", "too_few",   "too_many", "repeated",
      "occupied", "outside_box",  "forbidden", "symmetric"};
  return kNames[static_cast<std::size_t>(fault)];
}

/// A set of faults.
class OfferFaults {
 public:
  constexpr void insert(OfferFault fault) {
    mask_ = static_cast<std::uint16_t>(mask_ | 1U << static_cast<unsigned>(fault));
  }
  [[nodiscard]] constexpr bool contains(OfferFault fault) const {
    return (mask_ >> static_cast<unsigned>(fault) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool empty() const { return mask_ == 0; }
  friend constexpr bool operator==(OfferFaults, OfferFaults) = default;

 private:
  std::uint16_t mask_ = 0;
};

/// The judgement of an offer, with its evidence as sets of points; findings() lists it.
struct OfferVerdict {
  SymmetryReading reading;  ///< By which it was judged.
  OfferFaults faults;       ///< All there are, not only the first.

  /// How many fifth moves there must be; nothing when the rule leaves it to a declaration that is
  /// missing or out of range.
  std::optional<int> required;
  int offered = 0;   ///< How many points were given, repeated ones counted again.
  int distinct = 0;  ///< How many different offers they are: classes among the `valid` points.

  /// Which move the stones have none for, when they are four and cannot have arisen.
  std::optional<PlacementFault> placement;
  PointSet repeated;
  PointSet occupied;
  PointSet outside_box;
  PointSet forbidden;
  PointSet valid;  ///< The points offered that have none of these faults but perhaps `repeated`.

  /// The stones' own symmetries under the reading: which pairs are symmetric follows from them.
  IsometryGroup symmetries;

  /// What the other reading says of the same offer.
  bool accepted_under_other = false;
  /// Whether some pair of the points is symmetric under `pattern` and not under `board`.
  bool readings_differ = false;

  [[nodiscard]] bool accepted() const { return faults.empty(); }
};

/// Judges an offer. Everything is found at once. The symmetric pairs are looked for among all free
/// points offered, those outside the box too. Every rule is judged by its table alone: an offer
/// under Choice::single is the one fifth move in its box.
///
/// Two points are symmetric when a symmetry of the stones, under the reading, maps one to the
/// other. For four stones, White having two, that is the same as the two five-stone patterns being
/// alike: whatever maps P + a to P + b maps White's two stones to themselves, so that it is the
/// identity or its own inverse, and maps P to P and a to b.
///
/// Cost: well under a microsecond; nothing is allocated. Keeps no state; thread safe.
OfferVerdict judge_offer(const Offer& offer);

/// One thing that is wrong.
struct OfferFinding {
  OfferFault fault;
  /// The points concerned: two for `symmetric`, in the order offered; one for `repeated`,
  /// `occupied`, `outside_box` and `forbidden`; none for the others.
  std::vector<Point> points;
  /// symmetric: what maps the first point to the second. When several do, the first of: a mirror
  /// in a column, in a row, in a rising, in a falling diagonal, a half-turn, a quarter turn.
  std::optional<Isometry> by;
  /// forbidden: why.
  std::optional<ForbiddenKind> kind;
};

/// All that is wrong with the offer: in the order of OfferFault, and for one fault in the order
/// offered, every pair of symmetric points once. Empty exactly for accepted offers, when none is
/// off the board.
/// REQUIRES that `verdict` is judge_offer(offer).
std::vector<OfferFinding> findings(const Offer& offer, const OfferVerdict& verdict);

}  // namespace shukei

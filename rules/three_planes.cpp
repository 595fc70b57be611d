#include "rules/three_planes.h"

#include "rules/plane.h"

// How vectors would be passed matters to nobody, since every function that has any is inlined.
#pragma GCC diagnostic ignored "-Wpsabi"

namespace shukei {
namespace {

using plane::ahead;
using plane::stretches;
using plane::Tally;

constexpr std::size_t index(Direction direction) { return static_cast<std::size_t>(direction); }

/// The points of rooms for a three whose other free cell is in `good`.
template <Direction direction, class Plane>
SHUKEI_INLINE Plane partners(const Plane& rooms, const Plane& good) {
  const Plane next = ahead<direction, 1>(good);
  const Plane two = good | next;
  const Plane next_two = ahead<direction, 2>(two);
  const Plane both = good & next;
  const Plane twice = both | ahead<direction, 2>(both) | (two & next_two);
  const Plane once = (two | next_two) & ~twice;
  return (stretches<direction, 4>(rooms & once) & ~good) | stretches<direction, 4>(rooms & twice);
}

/// What a straight-four point of a three in one direction makes in the others.
template <class Plane>
struct Elsewhere {
  Plane fours_or_more;
  Plane two_threes;
};

template <Direction direction, class Plane>
SHUKEI_INLINE Elsewhere<Plane> elsewhere(const RowPlanes& rows) {
  Elsewhere<Plane> others{};
  Tally<Plane> threes{};
  for (const Direction other : kDirections) {
    if (other == direction) continue;
    others.fours_or_more = others.fours_or_more | Plane::load(rows.fours_or_more[index(other)]);
    threes.add(Plane::load(rows.threes[index(other)]));
  }
  others.two_threes = threes.twice;
  return others;
}

template <Direction direction, class Plane>
SHUKEI_INLINE void add_threes(const Plane& free, const RowPlanes& rows, Tally<Plane>& counting,
                              Tally<Plane>& possible, ThreePlanes& planes) {
  const auto rooms = Plane::load(rows.three_rooms[index(direction)]);
  const auto others = elsewhere<direction, Plane>(rows);
  const Plane not_barred = free & ~others.fours_or_more;
  const Plane allowed = not_barred & ~others.two_threes;
  const Plane with_allowed = partners<direction>(rooms, allowed) & free;
  const Plane with_not_barred = partners<direction>(rooms, not_barred) & free;
  counting.add(with_allowed);
  possible.add(with_not_barred);
  planes.counting[index(direction)] = with_allowed.points();
  planes.possible[index(direction)] = with_not_barred.points();
}

template <class Plane>
SHUKEI_INLINE ThreePlanes find_threes(const Board& board, const RowPlanes& rows) {
  ThreePlanes planes;
  const Plane free = Plane::load(board.free());
  Tally<Plane> counting{};
  Tally<Plane> possible{};
  add_threes<Direction::east>(free, rows, counting, possible, planes);
  add_threes<Direction::north>(free, rows, counting, possible, planes);
  add_threes<Direction::north_east>(free, rows, counting, possible, planes);
  add_threes<Direction::south_east>(free, rows, counting, possible, planes);
  planes.two_counting = counting.twice.points();
  planes.two_possible = possible.twice.points();
  return planes;
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] ThreePlanes find_threes_wide(const Board& board, const RowPlanes& rows) {
  return find_threes<plane::WidePlane>(board, rows);
}
#else
ThreePlanes find_threes_wide(const Board& board, const RowPlanes& rows) {
  return find_threes<plane::WidePlane>(board, rows);
}
#endif

}  // namespace

ThreePlanes three_planes(const Board& board, const RowPlanes& rows, Registers registers) {
  return registers == Registers::wide ? find_threes_wide(board, rows)
                                      : find_threes<plane::SplitPlane>(board, rows);
}

}  // namespace shukei

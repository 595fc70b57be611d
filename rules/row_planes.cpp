#include "rules/row_planes.h"

#include "rules/plane.h"

// How vectors would be passed matters to nobody, since every function that has any is inlined.
#pragma GCC diagnostic ignored "-Wpsabi"

namespace shukei {
namespace {

using plane::ahead;
using plane::stretches;
using plane::Tally;

constexpr std::size_t index(Direction direction) { return static_cast<std::size_t>(direction); }

template <class Plane>
struct Stones {
  Plane black;
  Plane not_white;
  Plane free;
};

template <class Plane>
SHUKEI_INLINE Stones<Plane> load_stones(const Board& board) {
  const Plane black = Plane::load(board.black());
  const Plane not_white = Plane::load(PointSet::all()) & ~Plane::load(board.white());
  return {black, not_white, not_white & ~black};
}

/// How many of the four cells from each point on are black.
template <class Plane>
struct FourCells {
  Plane two;
  Plane three;
  Plane four;
};

template <Direction direction, class Plane>
SHUKEI_INLINE FourCells<Plane> count_four_cells(const Plane& black) {
  const Plane next = ahead<direction, 1>(black);
  const Plane one_of_two = black ^ next;
  const Plane both = black & next;
  const Plane one_of_next_two = ahead<direction, 2>(one_of_two);
  const Plane both_next = ahead<direction, 2>(both);
  const Plane odd = one_of_two ^ one_of_next_two;
  const Plane two_or_three = (both ^ both_next) | (one_of_two & one_of_next_two);
  return {two_or_three & ~odd, two_or_three & odd, both & both_next};
}

/// What a stone makes in one direction.
template <class Plane>
struct Rows {
  Plane fives;
  Plane fives_or_more;
  Tally<Plane> fours;
  Plane threes;
  Plane three_rooms;
};

/// Fours from stretches of five cells that lack two stones, `almost`: each of the two makes a four
/// that the other completes. A stone has two such stretches about it when it makes two fours, and
/// when it makes a straight four (RIF 3), which is one: `straight` are stretches of four cells that
/// lack one stone to be that.
template <Direction direction, class Plane>
SHUKEI_INLINE Tally<Plane> fours(const Plane& almost, const Plane& straight, const Plane& free) {
  const Plane next = ahead<direction, -1>(almost);
  const Plane two = almost | next;
  const Plane next_two = ahead<direction, -2>(two);
  const Plane four = two | next_two;
  const Plane fifth = ahead<direction, -4>(almost);
  const Plane both = almost & next;
  const Plane twice = both | ahead<direction, -2>(both) | (two & next_two) | (four & fifth);
  return {(four | fifth) & free, twice & free & ~stretches<direction, 4>(straight)};
}

template <Direction direction, class Plane>
SHUKEI_INLINE Rows<Plane> rows_made(const Stones<Plane>& stones) {
  const Plane& black = stones.black;
  const Plane black_5th = ahead<direction, 4>(black);
  const Plane black_6th = ahead<direction, 5>(black);
  const Plane black_before = ahead<direction, -1>(black);
  const FourCells<Plane> count = count_four_cells<direction>(black);

  // Stretches, by their first cell: five cells without a white stone; those with no black stone
  // next to them, that can be an exact five (RIF 3); and four cells between two free ones with no
  // black stone next to those, that can be a straight four.
  const Plane two_cells = stones.not_white & ahead<direction, 1>(stones.not_white);
  const Plane clear =
      two_cells & ahead<direction, 2>(two_cells) & ahead<direction, 4>(stones.not_white);
  const Plane five_room = clear & ~(black_before | black_6th);
  const Plane four_room = five_room & ahead<direction, -1>(stones.not_white) &
                          ~(ahead<direction, -2>(black) | black_5th);

  Rows<Plane> rows{};
  rows.three_rooms = four_room & count.two;
  rows.threes = stretches<direction, 4>(rows.three_rooms) & stones.free;
  const Plane three_of_five = (count.two & black_5th) | (count.three & ~black_5th);
  rows.fours = fours<direction>(five_room & three_of_five, four_room & count.three, stones.free);

  // Four of five cells black: one stone more makes five or, with a black stone next to them, more.
  const Plane four_of_five = (count.three & black_5th) | (count.four & ~black_5th);
  rows.fives = stretches<direction, 5>(five_room & four_of_five) & stones.free;
  rows.fives_or_more = stretches<direction, 5>(clear & four_of_five) & stones.free;
  return rows;
}

template <class Plane>
struct Totals {
  Plane fives;
  Plane fives_or_more;
  Tally<Plane> fours;
  Tally<Plane> threes;
};

template <Direction direction, class Plane>
SHUKEI_INLINE void add_rows(const Stones<Plane>& stones, Totals<Plane>& totals, RowPlanes& planes) {
  const Rows<Plane> rows = rows_made<direction>(stones);
  totals.fives = totals.fives | rows.fives;
  totals.fives_or_more = totals.fives_or_more | rows.fives_or_more;
  totals.fours.add(rows.fours.once);
  totals.fours.twice = totals.fours.twice | rows.fours.twice;
  totals.threes.add(rows.threes);
  planes.threes[index(direction)] = rows.threes.points();
  planes.fours_or_more[index(direction)] = (rows.fours.once | rows.fives_or_more).points();
  planes.three_rooms[index(direction)] = rows.three_rooms.points();
}

template <class Plane>
SHUKEI_INLINE RowPlanes find_rows(const Board& board) {
  RowPlanes planes;
  const auto stones = load_stones<Plane>(board);
  Totals<Plane> totals{};
  add_rows<Direction::east>(stones, totals, planes);
  add_rows<Direction::north>(stones, totals, planes);
  add_rows<Direction::north_east>(stones, totals, planes);
  add_rows<Direction::south_east>(stones, totals, planes);
  planes.fives = totals.fives.points();
  planes.overlines = (totals.fives_or_more & ~totals.fives).points();
  planes.two_fours = (totals.fours.twice & ~totals.fives_or_more).points();
  planes.two_threes = (totals.threes.twice & ~(totals.fives_or_more | totals.fours.twice)).points();
  return planes;
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] RowPlanes find_rows_wide(const Board& board) {
  return find_rows<plane::WidePlane>(board);
}
#else
RowPlanes find_rows_wide(const Board& board) { return find_rows<plane::WidePlane>(board); }
#endif

}  // namespace

Registers best_registers() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return Registers::wide;
#endif
  return Registers::split;
}

RowPlanes row_planes(const Board& board, Registers registers) {
  return registers == Registers::wide ? find_rows_wide(board) : find_rows<plane::SplitPlane>(board);
}

}  // namespace shukei

#include "tests/support/literal_line.h"

#include <algorithm>

namespace shukei::literal {
namespace {

Stones bit(int at) { return 1U << at; }

/// Cells further from a stone than this are in no row with it.
constexpr int kReach = 5;

}  // namespace

Stones unbroken_row(const Cells& line, int stone) {
  Stones row = 0;
  for (int at = stone; line.has(at, Cell::black); ++at) row |= bit(at);
  for (int at = stone; line.has(at, Cell::black); --at) row |= bit(at);
  return row;
}

int number_of(Stones stones) {
  int number = 0;
  for (; stones != 0; stones >>= 1) number += static_cast<int>(stones & 1U);
  return number;
}

bool makes_five(const Cells& line, int stone) { return number_of(unbroken_row(line, stone)) == 5; }

bool makes_overline(const Cells& line, int stone) {
  return number_of(unbroken_row(line, stone)) >= 6;
}

std::vector<Stones> fours_with(const Cells& line, int stone) {
  std::vector<Stones> fours;
  for (int at = stone - kReach; at <= stone + kReach; ++at) {
    if (!line.has(at, Cell::free)) continue;
    const Stones row = unbroken_row(line.with_black(at), at);
    const Stones four = row & ~bit(at);
    if (number_of(row) != 5 || (row & bit(stone)) == 0) continue;
    if (std::find(fours.begin(), fours.end(), four) == fours.end()) fours.push_back(four);
  }
  return fours;
}

bool makes_straight_four(const Cells& line, int stone) {
  const Stones row = unbroken_row(line, stone);
  if (number_of(row) != 4) return false;
  int ways = 0;
  for (int at = stone - kReach; at <= stone + kReach; ++at) {
    if (!line.has(at, Cell::free)) continue;
    const Stones grown = unbroken_row(line.with_black(at), at);
    if (number_of(grown) == 5 && (grown & ~bit(at)) == row) ++ways;
  }
  return ways == 2;
}

std::vector<Three> threes_with(const Cells& line, int stone) {
  std::vector<Three> threes;
  for (int at = stone - kReach; at <= stone + kReach; ++at) {
    if (!line.has(at, Cell::free)) continue;
    const Cells added = line.with_black(at);
    const Stones row = unbroken_row(added, at);
    if ((row & bit(stone)) == 0 || !makes_straight_four(added, at) || makes_five(added, at))
      continue;
    const Stones stones = row & ~bit(at);
    const auto same = std::find_if(threes.begin(), threes.end(),
                                   [&](const Three& three) { return three.stones == stones; });
    if (same != threes.end()) {
      same->straight_four_cells.push_back(at);
    } else {
      threes.push_back({stones, {at}});
    }
  }
  return threes;
}

}  // namespace shukei::literal

#include "analyzer/reports/games_difference.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "analyzer/reports/game_lines.h"
#include "db/games/statistics_key.h"

namespace shukei::analyzer {
namespace {

using Lines = std::vector<LineOfGame>;

/// Takes the games out of both lists that have equal facts. Both ascend.
void pair_equal_facts(Lines& first, Lines& second, GamesDifference& difference) {
  Lines left_first;
  Lines left_second;
  auto a = first.begin();
  auto b = second.begin();
  while (a != first.end() && b != second.end()) {
    if (a->facts == b->facts) {
      ++difference.common;
      ++a;
      ++b;
    } else if (a->facts < b->facts) {
      left_first.push_back(*a++);
    } else {
      left_second.push_back(*b++);
    }
  }
  left_first.insert(left_first.end(), a, first.end());
  left_second.insert(left_second.end(), b, second.end());
  first = std::move(left_first);
  second = std::move(left_second);
}

/// The games of one line.
void compare_line(Lines first, Lines second, GamesDifference& difference) {
  pair_equal_facts(first, second, difference);
  const std::size_t pairs = std::min(first.size(), second.size());
  difference.common += pairs;
  for (std::size_t i = 0; i < pairs; ++i) {
    difference.changed.emplace_back(first[i].number, second[i].number);
  }
  for (std::size_t i = pairs; i < first.size(); ++i) {
    difference.only_first.push_back(first[i].number);
  }
  for (std::size_t i = pairs; i < second.size(); ++i) {
    difference.only_second.push_back(second[i].number);
  }
}

/// The end of the games that have the line of `begin`.
Lines::const_iterator end_of_line(Lines::const_iterator begin, Lines::const_iterator end) {
  return std::find_if(begin, end, [&](const LineOfGame& each) { return each.line != begin->line; });
}

/// The positions a game reaches, each once.
std::set<db::StatisticsKey> positions_of(const db::GameRecord& game) {
  std::set<db::StatisticsKey> keys;
  Board board;
  for (std::size_t ply = 0; ply <= game.moves.size() && ply <= db::kMostPlies; ++ply) {
    if (const auto key = db::StatisticsKey::of(canonicalise(board).representative)) {
      keys.insert(*key);
    }
    if (ply == game.moves.size() || game.moves[ply].is_pass()) continue;
    board.place(ply % 2 == 0 ? Colour::black : Colour::white, game.moves[ply].point());
  }
  return keys;
}

using Change = std::pair<db::StatisticsKey, int>;

void add_changes(const db::GameStore& games, const std::vector<db::GameNumber>& numbers, int sign,
                 std::vector<Change>& changes) {
  for (const db::GameNumber number : numbers) {
    for (const db::StatisticsKey& key : positions_of(games.find(number).value().record)) {
      changes.emplace_back(key, sign);
    }
  }
}

/// One change for each position, the sum of all; positions whose sum is 0 are left out. Ascending.
void sum_up(std::vector<Change>& changes) {
  std::sort(changes.begin(), changes.end());
  std::vector<Change> sums;
  for (const Change& change : changes) {
    if (sums.empty() || sums.back().first != change.first) sums.emplace_back(change.first, 0);
    sums.back().second += change.second;
  }
  std::erase_if(sums, [](const Change& sum) { return sum.second == 0; });
  changes = std::move(sums);
}

std::uint64_t games_that_reach(const db::GameStore& games, const CanonicalBoard& position) {
  const auto statistics = games.statistics(position);
  return statistics ? total(statistics->reached).total() : 0;
}

}  // namespace

GamesDifference games_difference(const db::GameStore& first, const db::GameStore& second,
                                 int threads) {
  const Lines lines_first = lines_of(first, threads);
  const Lines lines_second = lines_of(second, threads);
  GamesDifference difference;
  auto a = lines_first.begin();
  auto b = lines_second.begin();
  while (a != lines_first.end() || b != lines_second.end()) {
    const bool has_a = b == lines_second.end() || (a != lines_first.end() && a->line <= b->line);
    const bool has_b = a == lines_first.end() || (b != lines_second.end() && b->line <= a->line);
    const auto end_a = has_a ? end_of_line(a, lines_first.end()) : a;
    const auto end_b = has_b ? end_of_line(b, lines_second.end()) : b;
    compare_line({a, end_a}, {b, end_b}, difference);
    a = end_a;
    b = end_b;
  }
  std::sort(difference.changed.begin(), difference.changed.end());
  std::sort(difference.only_first.begin(), difference.only_first.end());
  std::sort(difference.only_second.begin(), difference.only_second.end());
  return difference;
}

std::vector<PositionDifference> position_differences(const db::GameStore& first,
                                                     const db::GameStore& second,
                                                     const GamesDifference& difference,
                                                     std::size_t most) {
  std::vector<Change> changes;
  add_changes(first, difference.only_first, -1, changes);
  add_changes(second, difference.only_second, 1, changes);
  sum_up(changes);
  std::stable_sort(changes.begin(), changes.end(), [](const Change& a, const Change& b) {
    return std::abs(a.second) > std::abs(b.second);
  });
  changes.resize(std::min(changes.size(), most));
  std::vector<PositionDifference> positions;
  for (const Change& change : changes) {
    const Board board = db::decode_statistics_key(change.first.bytes()).value();
    const CanonicalBoard canonical = canonicalise(board).representative;
    positions.push_back(
        {board, games_that_reach(first, canonical), games_that_reach(second, canonical)});
  }
  return positions;
}

}  // namespace shukei::analyzer

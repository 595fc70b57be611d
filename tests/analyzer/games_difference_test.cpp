#include "analyzer/reports/games_difference.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "db/games/statistics_key.h"
#include "rules/canonical_form.h"
#include "tests/db/games/import_place.h"
#include "tests/support/foreign_files.h"

namespace shukei::analyzer {
namespace {

using db::GameNumber;
using testing::ElementsAre;
using testing::Pair;

GamesDifference difference_of(const db::ImportPlace& first, const db::ImportPlace& second) {
  return games_difference(first.games(), second.games(), 2);
}

TEST(GamesDifference, PairsGamesByTheirLinesInAnyOrientation) {
  const db::ImportPlace first;
  first.import("a.tsv",
               "id\tmoves\tresult\tblack\n1\th8 h9 i10\t1-0\tEda\n2\th8 i9\t0-1\tEda\n"
               "3\th8 h9\t\tEda\n");
  const db::ImportPlace second;
  second.import("b.tsv",
                "id\tmoves\tresult\tblack\n1\th8 i9 j9\t\tEda\n2\th8 g7\t1-0\tEda\n"
                "3\th8 i8 j9\t1-0\tEda\n");
  const GamesDifference found = difference_of(first, second);
  EXPECT_EQ(found.common, 2U);
  EXPECT_THAT(found.changed, ElementsAre(Pair(GameNumber{2}, GameNumber{2})));
  EXPECT_THAT(found.only_first, ElementsAre(GameNumber{3}));
  EXPECT_THAT(found.only_second, ElementsAre(GameNumber{1}));
  EXPECT_FALSE(found.empty());
}

TEST(GamesDifference, CountsHowOftenALineIsThere) {
  const db::ImportPlace first;
  first.import("a.tsv", "moves\tblack\nh8 h9\tEda\nh8 h9\tIlm\nh8 h9\tÕun\n");
  const db::ImportPlace second;
  second.import("b.tsv", "moves\tblack\nh8 g8\tIlm\n");
  const GamesDifference found = difference_of(first, second);
  EXPECT_EQ(found.common, 1U);
  EXPECT_TRUE(found.changed.empty()) << "the one of equal facts is taken";
  EXPECT_THAT(found.only_first, ElementsAre(GameNumber{1}, GameNumber{3}));
}

TEST(GamesDifference, IsNothingBetweenEqualDatabases) {
  const db::ImportPlace place;
  place.import("a.txt", move_lines(500, 1));
  EXPECT_TRUE(difference_of(place, place).empty());
  EXPECT_EQ(difference_of(place, place).common, place.games().totals().games);
}

/// How many games reach each position, from the games alone.
std::map<db::StatisticsKey, std::uint64_t> reached(const db::GameStore& games) {
  std::map<db::StatisticsKey, std::uint64_t> counts;
  for (db::GameScan scan = games.scan(); scan.next();) {
    std::map<db::StatisticsKey, bool> seen;
    Board board;
    const auto& moves = scan.game().record.moves;
    for (std::size_t ply = 0; ply <= std::min<std::size_t>(moves.size(), db::kMostPlies); ++ply) {
      if (ply > 0) {
        board.place(ply % 2 == 1 ? Colour::black : Colour::white, moves[ply - 1].point());
      }
      seen[db::StatisticsKey::of(canonicalise(board).representative).value()] = true;
    }
    for (const auto& [key, is_seen] : seen) ++counts[key];
  }
  return counts;
}

TEST(PositionDifferences, AgreeWithCountingAllGames) {
  const db::ImportPlace first;
  first.import("a.txt", move_lines(60, 1));
  const db::ImportPlace second;
  second.import("a.txt", move_lines(60, 1));
  second.import("b.txt", move_lines(40, 2));
  const db::GameStore a = first.games();
  const db::GameStore b = second.games();
  const auto found = position_differences(a, b, games_difference(a, b, 1), 100'000);
  const auto in_a = reached(a);
  const auto in_b = reached(b);
  std::size_t differing = 0;
  for (const auto& [key, count] : in_b) {
    const auto other = in_a.find(key);
    if (other == in_a.end() || other->second != count) ++differing;
  }
  EXPECT_EQ(found.size(), differing);
  std::uint64_t last = UINT64_MAX;
  for (const PositionDifference& each : found) {
    const auto key = db::StatisticsKey::of(canonicalise(each.position).representative).value();
    EXPECT_EQ(each.first, in_a.contains(key) ? in_a.at(key) : 0);
    EXPECT_EQ(each.second, in_b.at(key));
    EXPECT_LE(each.second - each.first, last);
    last = each.second - each.first;
  }
  EXPECT_EQ(position_differences(a, b, games_difference(a, b, 1), 7).size(), 7U);
}

}  // namespace
}  // namespace shukei::analyzer

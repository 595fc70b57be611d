#include "analyzer/reports/position_games.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "tests/db/games/import_place.h"
#include "tests/support/foreign_files.h"

namespace shukei::analyzer {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A row of next moves as seen after a symmetry: who, which points, how many.
auto seen_after(Symmetry symmetry, const NextMoveGames& next) {
  PointSet points;
  for (const Point point : next.members) points.insert(apply(symmetry, point));
  return std::tuple(next.colour, to_string(points), next.games.total(), next.games.black);
}

auto rows_after(Symmetry symmetry, const PositionGames& games) {
  std::vector<decltype(seen_after(symmetry, games.next[0]))> rows;
  for (const NextMoveGames& next : games.next) rows.push_back(seen_after(symmetry, next));
  std::sort(rows.begin(), rows.end());
  return rows;
}

TEST(PositionGames, TurnWithTheQuestion) {
  const db::ImportPlace place;
  place.import("games.txt", move_lines(400, 3));
  const db::GameStore store = place.games();
  for (const std::string_view moves : {"--", "h8", "h8 h9", "h8 i9", "h8 h9 h10", "h8 h9 i8"}) {
    const Board board = db::board_of(moves);
    const PositionGames asked = games_of_position(store, canonicalise(board));
    for (const Symmetry symmetry : kSymmetries) {
      const PositionGames turned = games_of_position(store, canonicalise(apply(symmetry, board)));
      ASSERT_EQ(turned.reached, asked.reached);
      ASSERT_EQ(rows_after(Symmetry::identity, turned), rows_after(symmetry, asked)) << moves;
    }
  }
}

TEST(PositionGames, RowsAddUpToTheGamesThatReachedThePosition) {
  const db::ImportPlace place;
  place.import("games.rif", renjunet_database(400, 4));
  const db::GameStore store = place.games();
  const PositionGames games = games_of_position(store, canonicalise(Board({kCentre}, {})));
  db::OutcomeCounts by_rule;
  db::OutcomeCounts by_year;
  for (const RuleGames& row : games.by_rule) by_rule += row.games;
  for (const YearGames& row : games.by_year) by_year += row.games;
  EXPECT_GT(games.reached.total(), 300U);
  EXPECT_EQ(by_rule, games.reached);
  EXPECT_EQ(by_year, games.reached);
  EXPECT_EQ(games.top.size(), db::kMostTopGames);
}

TEST(PositionGames, FourImagesOfTheSecondMoveAreOneRow) {
  const db::ImportPlace place;
  place.import("games.txt", "h8 h7 a1\nh8 g8 b2\nh8 i9\n");
  const PositionGames games = games_of_position(place.games(), canonicalise(Board({kCentre}, {})));
  ASSERT_EQ(games.next.size(), 2U);
  EXPECT_EQ(games.next[0].games.total(), 2U);
  EXPECT_THAT(games.next[0].members, ElementsAre("h7"_pt, "g8"_pt, "i8"_pt, "h9"_pt));
  EXPECT_EQ(games.next[0].colour, Colour::white);
}

TEST(PositionGames, NoGameCameToAPositionOfManyStones) {
  const db::ImportPlace place;
  place.import("games.txt", "h8 h7 a1\n");
  Board board;
  for (int i = 0; i < 23; ++i)
    board.place(board.to_move(), Point::at(i % 15, 2 * (i / 15)).value());
  const PositionGames games = games_of_position(place.games(), canonicalise(board));
  EXPECT_EQ(games.reached.total(), 0U);
  EXPECT_THAT(games.next, IsEmpty());
}

}  // namespace
}  // namespace shukei::analyzer

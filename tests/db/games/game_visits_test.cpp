#include "db/games/game_visits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "db/import/move_text.h"
#include "tests/support/image_of_moves.h"

namespace shukei::db {
namespace {

using testing::SizeIs;

std::vector<Move> moves_of(std::string_view text) {
  GameRecord game;
  record_moves(text, game);
  return game.moves;
}

std::vector<GameVisit> visits_of(const std::vector<Move>& moves) {
  std::vector<GameVisit> visits;
  append_visits(moves, 1, visits);
  return visits;
}

/// What a visit says, for comparison.
auto told(const GameVisit& visit) {
  return std::tuple(visit.position, visit.move.has_value() ? visit.move->code() : 0xFFFF,
                    visit.again);
}

TEST(GameVisits, AreThoseOfEveryPositionUpToTwentyMoves) {
  std::mt19937 random(3);  // NOLINT: the same games in every run
  for (int game = 0; game < 300; ++game) {
    std::vector<Move> moves;
    Board board;
    std::vector<StatisticsKey> expected{
        StatisticsKey::of(canonicalise(board).representative).value()};
    for (auto left = random() % 30; left > 0; --left) {
      const Point point =
          Point::at(static_cast<int>(4 + random() % 7), static_cast<int>(4 + random() % 7)).value();
      if (board.at(point)) continue;
      board.place(moves.size() % 2 == 0 ? Colour::black : Colour::white, point);
      moves.emplace_back(point);
      if (moves.size() <= kMostPlies)
        expected.push_back(StatisticsKey::of(canonicalise(board).representative).value());
    }
    std::vector<StatisticsKey> found;
    for (const GameVisit& visit : visits_of(moves)) found.push_back(visit.position);
    ASSERT_EQ(found, expected);
  }
}

TEST(GameVisits, AreTheSameForAllImagesOfAGame) {
  for (const std::string_view text :
       {"h8 h9 h10 i9 g7 f6 e5", "h8 i9 -- j10 h9", "g7 h8 i9 a1 o15 b2", "-- h8 -- -- h9"}) {
    const std::vector<Move> moves = moves_of(text);
    const auto expected = visits_of(moves);
    for (const Symmetry symmetry : kSymmetries) {
      const auto visits = visits_of(image_of(moves, symmetry));
      ASSERT_EQ(visits.size(), expected.size());
      for (std::size_t i = 0; i < visits.size(); ++i) ASSERT_EQ(told(visits[i]), told(expected[i]));
    }
  }
}

TEST(GameVisits, APositionPassedTwiceIsVisitedOnce) {
  // After the pass the stones are the same, and Black goes on out of turn.
  const auto visits = visits_of(moves_of("h8 -- h9"));
  ASSERT_THAT(visits, SizeIs(4));
  EXPECT_EQ(visits[1].position, visits[2].position);
  EXPECT_FALSE(visits[1].again);
  EXPECT_TRUE(visits[2].again);
  EXPECT_EQ(visits[1].move, NextMove(Move::pass(), false));
  EXPECT_TRUE(visits[2].move->is_out_of_turn());
  EXPECT_EQ(visits[2].move->colour(Board({"h8"_pt}, {})), Colour::black);
}

TEST(GameVisits, TheSameMoveFromOnePositionCountsOnce) {
  // Four passes: White passes, Black passes, twice; two different moves from one position.
  EXPECT_THAT(visits_of(moves_of("h8 -- -- -- --")), SizeIs(3));
  EXPECT_THAT(visits_of(moves_of("h8 -- -- h9")), SizeIs(5));
}

TEST(GameVisits, GamesEndAndLongOnesAreCutOff) {
  EXPECT_FALSE(visits_of(moves_of("h8 h9"))[2].move.has_value());
  const std::vector<Move> moves =
      moves_of("a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1 a2 b2 c2 d2 e2 f2 g2 h2");
  const auto visits = visits_of(moves);
  ASSERT_THAT(visits, SizeIs(kMostPlies + 1));
  EXPECT_TRUE(visits.back().move.has_value()) << "the move after the last position counts";
}

TEST(GameVisits, SymmetricNextMovesAreOne) {
  for (const std::string_view text : {"h8 h9", "h8 g8", "h8 h7", "h8 i8"})
    EXPECT_EQ(visits_of(moves_of(text))[1].move, NextMove("h7"_pt, false)) << text;
  const CanonicalForm form = canonicalise(Board({"h8"_pt}, {}));
  for (const Point point : {"h9"_pt, "g8"_pt, "h7"_pt, "i8"_pt})
    EXPECT_EQ(canonical_move(form, point), "h7"_pt);
}

}  // namespace
}  // namespace shukei::db

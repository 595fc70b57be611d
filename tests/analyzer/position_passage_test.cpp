#include "analyzer/reports/position_passage.h"

#include <gtest/gtest.h>

#include "rules/canonical_form.h"
#include "rules/notation.h"
#include "tests/support/random_games.h"

namespace shukei::analyzer {
namespace {

constexpr db::Move kPass = db::Move::pass();

std::optional<std::size_t> ply_of(std::string_view position, const std::vector<db::Move>& moves) {
  const auto passage = PassageFinder(parse_position(position).board).find(moves);
  return passage ? std::optional(passage->ply) : std::nullopt;
}

TEST(PassageFinder, FindsAPositionInAnyOrientationAndOrderOfMoves) {
  const std::vector<db::Move> game{"h8"_pt, "i9"_pt, "j9"_pt, "h9"_pt, "i8"_pt, "a1"_pt};
  EXPECT_EQ(ply_of("h8 h9 i8 i9 j9", game), 5U);
  EXPECT_EQ(ply_of("h8 g8 h7 g7 f6", game), std::nullopt);
  EXPECT_EQ(ply_of("h8 i8 h9 i9 i10", game), 5U) << "in the mirror a1-o15";
  EXPECT_EQ(ply_of("h8 g7", game), 2U);
  EXPECT_EQ(ply_of("black: white:", game), 0U);
  EXPECT_EQ(ply_of("h8 h9", game), std::nullopt);
}

TEST(PassageFinder, CountsPassesAsMovesButNotAsStones) {
  const std::vector<db::Move> game{"h8"_pt, kPass, "h9"_pt, kPass, kPass, "i9"_pt};
  EXPECT_EQ(ply_of("black: h8 h9 white:", game), 3U) << "the first of three times";
  EXPECT_EQ(ply_of("black: h8 h9 white: i9", game), 6U);
}

TEST(PassageFinder, TurnsAnswersToTheAsker) {
  const std::vector<db::Move> game{"h8"_pt, "i8"_pt, "j9"_pt, "a2"_pt};
  const Board asked = parse_position("h8 h9 i10").board;
  const auto passage = PassageFinder(asked).find(game).value();
  EXPECT_EQ(apply(passage.to_asker, "i8"_pt), "h9"_pt);
  EXPECT_EQ(apply(passage.to_asker, "j9"_pt), "i10"_pt);
}

// The other way: the canonical form of every position of the game.
TEST(PassageFinder, AgreesWithCanonicalForms) {
  RandomGames random(3);
  int found = 0;
  for (int i = 0; i < 300; ++i) {
    const auto game = random.moves(1 + random.below(12), random.one_in(2) ? 4 : 0);
    // A position of the game, turned, or of another one.
    const auto other = random.one_in(2) ? game : random.moves(3, 0);
    Board asked;
    const int count = random.below(static_cast<int>(other.size()) + 1);
    for (int ply = 0; ply < count; ++ply) {
      const db::Move move = other[static_cast<std::size_t>(ply)];
      if (!move.is_pass()) asked.place(ply % 2 == 0 ? Colour::black : Colour::white, move.point());
    }
    asked = apply(kSymmetries[static_cast<std::size_t>(random.below(8))], asked);
    std::optional<std::size_t> expected;
    Board board;
    for (std::size_t ply = 0; ply <= game.size(); ++ply) {
      const bool is_here = canonicalise(board).representative == canonicalise(asked).representative;
      if (is_here && !expected) expected = ply;
      if (ply == game.size() || game[ply].is_pass()) continue;
      board.place(ply % 2 == 0 ? Colour::black : Colour::white, game[ply].point());
    }
    const auto passage = PassageFinder(asked).find(game);
    EXPECT_EQ(passage ? std::optional(passage->ply) : std::nullopt, expected);
    if (passage) ++found;
  }
  EXPECT_GT(found, 100);
}

}  // namespace
}  // namespace shukei::analyzer

#include "rules/board.h"

#include <gtest/gtest.h>

#include "tests/support/random_board.h"

namespace shukei {
namespace {

TEST(Board, HoldsStonesOfTwoColours) {
  Board board;
  EXPECT_EQ(board.size(), 0);
  board.place(Colour::black, "h8"_pt);
  board.place(Colour::white, "h9"_pt);
  EXPECT_EQ(board.at("h8"_pt), Colour::black);
  EXPECT_EQ(board.at("h9"_pt), Colour::white);
  EXPECT_EQ(board.at("h7"_pt), std::nullopt);
  EXPECT_EQ(board, Board({"h8"_pt}, {"h9"_pt}));
  EXPECT_NE(board, Board({"h9"_pt}, {"h8"_pt}));
  board.remove("h8"_pt);
  board.remove("a1"_pt);
  EXPECT_EQ(board, Board({}, {"h9"_pt}));
}

TEST(Board, FreeAndOccupiedPartTheBoard) {
  RandomBoards random(3);
  for (int round = 0; round < 100; ++round) {
    const Board board = random.board(random.below(20), random.below(20));
    EXPECT_EQ(board.free() | board.occupied(), PointSet::all());
    EXPECT_TRUE((board.free() & board.occupied()).empty());
    EXPECT_EQ(board.size(), board.occupied().size());
    EXPECT_EQ(board.stones(Colour::black), board.black());
    EXPECT_EQ(board.stones(Colour::white), board.white());
    const Point point = random.point(board.free());
    Board more = with_stone(board, Colour::white, point);
    EXPECT_EQ(more.size(), board.size() + 1);
    EXPECT_EQ(more.at(point), Colour::white);
    more.remove(point);
    EXPECT_EQ(more, board);
  }
}

TEST(Board, KnowsWhoseTurnItIs) {
  RandomBoards random(4);
  for (int black = 0; black < 5; ++black) {
    for (int white = 0; white < 5; ++white) {
      const Board board = random.board(black, white);
      EXPECT_EQ(board.is_alternating(), black == white || black == white + 1);
      EXPECT_EQ(board.to_move(), black > white ? Colour::white : Colour::black);
    }
  }
}

TEST(Colour, OppositeAndNames) {
  EXPECT_EQ(opposite(Colour::black), Colour::white);
  EXPECT_EQ(opposite(Colour::white), Colour::black);
  EXPECT_EQ(to_string(Colour::black), "black");
  EXPECT_EQ(to_string(Colour::white), "white");
}

}  // namespace
}  // namespace shukei

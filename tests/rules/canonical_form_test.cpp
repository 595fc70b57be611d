#include "rules/canonical_form.h"

#include <gtest/gtest.h>

#include "tests/support/four_stone_positions.h"
#include "tests/support/literal_symmetry.h"
#include "tests/support/random_board.h"

namespace shukei {
namespace {

std::vector<Board> sample_boards() {
  RandomBoards random(7);
  std::vector<Board> boards{Board()};
  for (int round = 0; round < 300; ++round) {
    boards.push_back(random.board(random.below(8), random.below(8)));
    boards.push_back(random.symmetric_board(1 + random.below(8)));
  }
  return boards;
}

TEST(CanonicalForm, IsOneForAllEightImages) {
  for (const Board& board : sample_boards()) {
    const CanonicalForm form = canonicalise(board);
    for (const Board& image : orientations(board)) {
      EXPECT_EQ(canonicalise(image).representative, form.representative);
    }
  }
}

TEST(CanonicalForm, ToCanonicalLeadsFromTheAskedToTheRepresentative) {
  for (const Board& board : sample_boards()) {
    for (const Board& image : orientations(board)) {
      const CanonicalForm form = canonicalise(image);
      EXPECT_EQ(apply(form.to_canonical, image), form.representative.board());
      EXPECT_EQ(apply(inverse(form.to_canonical), form.representative.board()), image);
      for (const Symmetry earlier : kSymmetries) {
        if (earlier == form.to_canonical) break;
        EXPECT_NE(apply(earlier, image), form.representative.board());
      }
    }
  }
}

TEST(CanonicalForm, RepresentativeIsTheLeastImage) {
  for (const Board& board : sample_boards()) {
    const Board least = canonicalise(board).representative.board();
    bool among_images = false;
    for (const Board& image : orientations(board)) {
      EXPECT_FALSE(precedes(image, least));
      among_images = among_images || image == least;
    }
    EXPECT_TRUE(among_images);
    EXPECT_EQ(canonicalise(least).representative.board(), least);
    EXPECT_EQ(canonicalise(least).to_canonical, Symmetry::identity);
  }
}

TEST(CanonicalForm, EqualExactlyForImagesOfEachOther) {
  RandomBoards random(8);
  int equal = 0;
  for (int round = 0; round < 2000; ++round) {
    const Board a = random.board(2, 1, central_box(3));
    const Board b = random.board(2, 1, central_box(3));
    const bool same = literal::least_image_on_board(a) == literal::least_image_on_board(b);
    EXPECT_EQ(canonicalise(a).representative == canonicalise(b).representative, same);
    equal += same ? 1 : 0;
  }
  EXPECT_GT(equal, 20);
}

// As bare shapes these pairs of openings are equal; as positions they are not.
TEST(CanonicalForm, ShiftedPatternsStayDifferent) {
  const Board d2({"h8"_pt, "i10"_pt}, {"h9"_pt});
  const Board d2_shifted({"g7"_pt, "h9"_pt}, {"g8"_pt});
  EXPECT_EQ(literal::least_drawing(d2), literal::least_drawing(d2_shifted));
  EXPECT_NE(canonicalise(d2).representative, canonicalise(d2_shifted).representative);
  const Board d6({"h8"_pt, "i8"_pt}, {"h9"_pt});
  const Board i6({"h8"_pt, "i8"_pt}, {"i9"_pt});
  EXPECT_EQ(literal::least_drawing(d6), literal::least_drawing(i6));
  EXPECT_NE(canonicalise(d6).representative, canonicalise(i6).representative);
  EXPECT_NE(canonicalise(Board({"h8"_pt}, {})).representative,
            canonicalise(Board({"h9"_pt}, {})).representative);
}

TEST(CanonicalForm, ColoursAreNotExchanged) {
  EXPECT_NE(canonicalise(Board({"h8"_pt}, {"h9"_pt})).representative,
            canonicalise(Board({"h9"_pt}, {"h8"_pt})).representative);
}

// By Burnside's lemma one stone has (225 + 1 + 1 + 1 + 4 * 15) / 8 = 36 classes, and a black and
// a white one (225 * 224 + 4 * 15 * 14) / 8 = 6,405.
TEST(CanonicalForm, CountsOfClassesAreThoseOfBurnside) {
  int one_black = 0;
  int one_each = 0;
  for (const Point black : PointSet::all()) {
    const Board board({black}, {});
    one_black += canonicalise(board).representative.board() == board ? 1 : 0;
    for (const Point white : board.free()) {
      const Board two = with_stone(board, Colour::white, white);
      one_each += canonicalise(two).representative.board() == two ? 1 : 0;
    }
  }
  EXPECT_EQ(one_black, 36);
  EXPECT_EQ(one_each, 6405);
}

}  // namespace
}  // namespace shukei

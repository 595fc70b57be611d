#include "rules/pattern_symmetry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "rules/notation.h"
#include "tests/support/four_stone_positions.h"
#include "tests/support/literal_symmetry.h"
#include "tests/support/random_board.h"
#include "tests/support/sanitized_rounds.h"
#include "tests/support/tsv.h"

namespace shukei {
namespace {

bool keeps_stones(const Isometry& isometry, const Board& board) {
  return std::all_of(board.occupied().begin(), PointSet::end(), [&](Point point) {
    const auto image = apply(isometry, point);
    return image && board.at(*image) == board.at(point);
  });
}

/// Every isometry of the plane that keeps stones on the board, found by trying all that keep any
/// point of the board on it.
std::vector<Isometry> stabiliser_by_trial(const Board& board) {
  std::vector<Isometry> found;
  for (const Symmetry linear : kSymmetries) {
    for (int x = -14; x <= 28; ++x) {
      for (int y = -14; y <= 28; ++y) {
        if (keeps_stones({linear, x, y}, board)) found.push_back({linear, x, y});
      }
    }
  }
  return found;
}

Isometry composed(const Isometry& first, const Isometry& second) {
  const Matrix m = matrix(second.linear);
  return {compose(first.linear, second.linear),
          m.xx * first.shift_x + m.xy * first.shift_y + second.shift_x,
          m.yx * first.shift_x + m.yy * first.shift_y + second.shift_y};
}

std::vector<Board> sample_boards() {
  RandomBoards random(10);
  std::vector<Board> boards;
  for (int round = 0; round < 60; ++round) {
    boards.push_back(random.board(1 + random.below(3), random.below(3), central_box(5)));
    boards.push_back(random.symmetric_board(1 + random.below(8)));
    boards.push_back(random.symmetric_board(2 + random.below(4), central_box(5)));
  }
  std::erase(boards, Board());
  boards.emplace_back(PointSet{"a1"_pt}, PointSet{});
  boards.emplace_back(PointSet{"a1"_pt, "b1"_pt, "a2"_pt, "b2"_pt}, PointSet{});
  boards.emplace_back(PointSet{"c2"_pt, "a2"_pt}, PointSet{"b1"_pt, "b3"_pt});
  return boards;
}

TEST(Stabiliser, IsWhatTrialOfAllIsometriesFinds) {
  std::array<int, 9> of_order{};
  for (const Board& board : sample_boards()) {
    const IsometryGroup group = stabiliser(board, SymmetryReading::pattern);
    const auto members = group.members();
    const std::vector<Isometry> found = stabiliser_by_trial(board);
    EXPECT_TRUE(std::equal(members.begin(), members.end(), found.begin(), found.end()));
    ++of_order[found.size()];
  }
  EXPECT_GT(of_order[1], 20);
  EXPECT_GT(of_order[2], 20);
  EXPECT_GT(of_order[4], 5);
  EXPECT_GT(of_order[8], 0);
}

TEST(Stabiliser, IsAGroup) {
  for (const Board& board : sample_boards()) {
    for (const SymmetryReading reading : {SymmetryReading::pattern, SymmetryReading::board}) {
      const IsometryGroup group = stabiliser(board, reading);
      const auto members = group.members();
      ASSERT_GE(group.size(), 1);
      EXPECT_EQ(members[0].linear, Symmetry::identity);
      EXPECT_EQ(8 % group.size(), 0);
      EXPECT_EQ(group.linear_parts().size(), group.size());
      for (const Isometry& a : members) {
        for (const Isometry& b : members) {
          EXPECT_NE(std::find(members.begin(), members.end(), composed(a, b)), members.end());
        }
      }
    }
  }
}

TEST(Stabiliser, UnderTheBoardReadingIsThatOfTheBoard) {
  for (const Board& board : sample_boards()) {
    const IsometryGroup group = stabiliser(board, SymmetryReading::board);
    EXPECT_EQ(group.linear_parts(), board_stabiliser(board));
    for (const Isometry& member : group.members()) EXPECT_TRUE(is_board_symmetry(member));
    // What keeps the stones on the board keeps the pattern too.
    const IsometryGroup wider = stabiliser(board, SymmetryReading::pattern);
    for (const Isometry& member : group.members()) {
      EXPECT_NE(std::find(wider.members().begin(), wider.members().end(), member),
                wider.members().end());
    }
  }
}

TEST(Stabiliser, OfTheEmptyBoardIsThatOfTheBoard) {
  for (const SymmetryReading reading : {SymmetryReading::pattern, SymmetryReading::board}) {
    const IsometryGroup group = stabiliser(Board(), reading);
    EXPECT_EQ(group.size(), 8);
    for (const Isometry& member : group.members()) EXPECT_TRUE(is_board_symmetry(member));
  }
}

TEST(Orbit, HoldsThePointAndItsImagesOnTheBoard) {
  const Board four = parse_position("h8 h9 h7 h6").board;
  const IsometryGroup pattern = stabiliser(four, SymmetryReading::pattern);
  const IsometryGroup board = stabiliser(four, SymmetryReading::board);
  EXPECT_EQ(orbit(pattern, "g8"_pt), (PointSet{"g8"_pt, "g7"_pt, "i8"_pt, "i7"_pt}));
  EXPECT_EQ(orbit(board, "g8"_pt), (PointSet{"g8"_pt, "i8"_pt}));
  EXPECT_EQ(orbit(pattern, "a15"_pt), (PointSet{"a15"_pt, "o15"_pt}));
  EXPECT_EQ(orbit(pattern, "h15"_pt), PointSet{"h15"_pt});
}

// --- the cases, in all orientations -------------------------------------------------------------

struct Fifths {
  Board four;
  Point a;
  Point b;
};

std::vector<Fifths> in_all_orientations(const TsvRow& row) {
  const Board four = parse_position(row["moves"]).board;
  const std::vector<Point> fifths = parse_points(row["fifths"]);
  std::vector<Fifths> all;
  for (const Symmetry symmetry : kSymmetries) {
    all.push_back(
        {apply(symmetry, four), apply(symmetry, fifths.at(0)), apply(symmetry, fifths.at(1))});
  }
  return all;
}

bool share_orbit(const Fifths& fifths, SymmetryReading reading) {
  return orbit(stabiliser(fifths.four, reading), fifths.a).contains(fifths.b);
}

TEST(FifthSymmetry, CasesAreJudgedAsTheirSourcesSay) {
  int cases = 0;
  for (const TsvRow& row : read_tsv("tests/cases/fifth_symmetry.tsv")) {
    SCOPED_TRACE(row["moves"] + ": " + row["fifths"] + " (" + row["source"] + ")");
    const bool on_board = row["board"] == "1";
    const bool in_pattern = row["pattern"] == "1";
    for (const Fifths& fifths : in_all_orientations(row)) {
      EXPECT_EQ(share_orbit(fifths, SymmetryReading::board), on_board);
      EXPECT_EQ(share_orbit(fifths, SymmetryReading::pattern), in_pattern);
      EXPECT_EQ(literal::same_on_board(fifths.four, fifths.a, fifths.b), on_board);
      EXPECT_EQ(literal::same_pattern(fifths.four, fifths.a, fifths.b), in_pattern);
    }
    ++cases;
  }
  EXPECT_GT(cases, 40);
}

// Whatever maps P + a to P + b maps P to P and a to b, White having two stones: so the orbits of
// the four stones' group and the comparison of five-stone patterns must part all fifth moves of a
// position alike. All pairs of all 5,070 positions, under both readings.
using Drawing = literal::Pattern (*)(const Board&);

void expect_same_parting(const Board& four, SymmetryReading reading, Drawing drawing) {
  const IsometryGroup group = stabiliser(four, reading);
  std::map<literal::Pattern, PointSet> by_drawing;
  for (const Point fifth : four.free()) {
    by_drawing[drawing(with_stone(four, Colour::black, fifth))].insert(fifth);
  }
  for (const auto& [pattern, members] : by_drawing) {
    for (const Point member : members) {
      ASSERT_EQ(orbit(group, member), members)
          << to_string(four.black()) << " | " << to_string(four.white());
    }
  }
}

void compare_both_ways(std::size_t step) {
  const std::vector<Board>& positions = four_stone_positions(15);
  ASSERT_EQ(positions.size(), 5070U);
  for (std::size_t i = 0; i < positions.size(); i += step) {
    expect_same_parting(positions[i], SymmetryReading::pattern, literal::least_drawing);
    expect_same_parting(positions[i], SymmetryReading::board, literal::least_image_on_board);
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(FifthSymmetry, BothWaysOfJudgingAgreeOnASample) { compare_both_ways(41); }

TEST(FifthSymmetrySlow, BothWaysOfJudgingAgreeOnAllPositionsAndPairs) {
  compare_both_ways(stride());
}

TEST(FifthSymmetry, ReadingsDifferOn44And68Positions) {
  for (const auto& [box, expected] : {std::pair{7, 44}, std::pair{15, 68}}) {
    int differing = 0;
    for (const Board& four : four_stone_positions(box)) {
      // A bigger group may still part the free points alike, so the orbits are compared.
      const IsometryGroup pattern = stabiliser(four, SymmetryReading::pattern);
      const IsometryGroup board = stabiliser(four, SymmetryReading::board);
      const PointSet free = four.free();
      differing += std::any_of(free.begin(), PointSet::end(), [&](Point point) {
        return orbit(pattern, point) != orbit(board, point);
      });
    }
    EXPECT_EQ(differing, expected) << box;
  }
}

}  // namespace
}  // namespace shukei

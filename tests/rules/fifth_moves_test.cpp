#include "rules/fifth_moves.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "rules/forbidden.h"
#include "rules/notation.h"
#include "tests/support/four_stone_positions.h"
#include "tests/support/literal_symmetry.h"
#include "tests/support/random_board.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei {
namespace {

constexpr std::array kReadings{SymmetryReading::pattern, SymmetryReading::board};

OpeningRule rule_of(const char* name) { return RuleBook::standard().parse(name).value(); }

void expect_partition(const Board& board, const PointSet& candidates, SymmetryReading reading) {
  const IsometryGroup group = stabiliser(board, reading);
  PointSet seen;
  std::optional<Point> last;
  const std::vector<MoveClass> classes = move_classes(board, candidates, reading);
  for (const MoveClass& move_class : classes) {
    ASSERT_FALSE(move_class.members.empty());
    EXPECT_EQ(move_class.move(), move_class.members.first());
    EXPECT_TRUE((seen & move_class.members).empty());
    seen |= move_class.members;
    if (last) {
      EXPECT_LT(*last, move_class.move());
    }
    last = move_class.move();
    for (const Point member : move_class.members) {
      EXPECT_EQ(orbit(group, member) & candidates, move_class.members);
    }
    PointSet in_board_classes;
    for (const PointSet& board_class : move_class.board_classes) {
      EXPECT_TRUE((in_board_classes & board_class).empty());
      in_board_classes |= board_class;
      for (const Point member : board_class) {
        EXPECT_TRUE(literal::same_on_board(board, board_class.first(), member));
      }
    }
    EXPECT_EQ(in_board_classes, move_class.members);
    if (reading == SymmetryReading::board) {
      EXPECT_EQ(move_class.board_classes.size(), 1U);
    }
  }
  EXPECT_EQ(seen, candidates);
  EXPECT_EQ(orbit_count(group, candidates), static_cast<int>(classes.size()));
  const std::vector<int> sizes = class_sizes(board, candidates, reading);
  ASSERT_EQ(sizes.size(), classes.size());
  for (std::size_t i = 0; i < sizes.size(); ++i) EXPECT_EQ(sizes[i], classes[i].members.size());
}

TEST(MoveClasses, PartTheCandidates) {
  RandomBoards random(17);
  for (int round = 0; round < 100; ++round) {
    const Board board = round % 2 == 0 ? random.symmetric_board(2 + random.below(4))
                                       : random.board(2, 2, central_box(5));
    PointSet candidates = board.free();
    if (round % 3 == 0) candidates &= central_box(7);
    if (round % 5 == 0) candidates -= random.board(30, 0).black();
    for (const SymmetryReading reading : kReadings) expect_partition(board, candidates, reading);
  }
  EXPECT_TRUE(move_classes(Board(), {}, SymmetryReading::pattern).empty());
}

TEST(MoveClasses, OfTheChairmansExample) {
  const Board four = parse_position("h8 h9 h7 h6").board;
  const auto classes = move_classes(four, PointSet{"g8"_pt, "g7"_pt, "i8"_pt, "i7"_pt, "i9"_pt},
                                    SymmetryReading::pattern);
  ASSERT_EQ(classes.size(), 2U);
  EXPECT_EQ(to_string(classes[0].members), "g7 i7 g8 i8");
  ASSERT_EQ(classes[0].board_classes.size(), 2U);
  EXPECT_EQ(to_string(classes[0].board_classes[0]), "g7 i7");
  EXPECT_EQ(to_string(classes[1].members), "i9");
}

// The counts of the fourth moves of each opening: see the table of D1 D8 D11 I1 I11 I13.
TEST(FourthCandidates, CountsPerOpening) {
  int anywhere = 0;
  int in_7x7 = 0;
  for (const Opening& opening : openings()) {
    const PointSet all = fourth_candidates(rule_of("soosorv-8"), opening.board());
    const PointSet boxed = fourth_candidates(rule_of("taraguchi-10"), opening.board());
    EXPECT_EQ(all.size(), 222);
    EXPECT_EQ(boxed.size(), 46);
    const auto count = class_sizes(opening.board(), all, SymmetryReading::board).size();
    const auto boxed_count = class_sizes(opening.board(), boxed, SymmetryReading::board).size();
    const bool symmetric = board_stabiliser(opening.board()).size() == 2;
    EXPECT_EQ(count, symmetric ? 117U : 222U) << opening.name;
    EXPECT_EQ(boxed_count, symmetric ? 25U : 46U) << opening.name;
    anywhere += static_cast<int>(count);
    in_7x7 += static_cast<int>(boxed_count);
  }
  EXPECT_EQ(anywhere, 5142);
  EXPECT_EQ(in_7x7, 1070);
}

TEST(FifthCandidates, AreTheFreePointsOfTheBox) {
  for (const Board& four : four_stone_positions(7)) {
    EXPECT_EQ(fifth_candidates(rule_of("taraguchi-10"), Choice::offer, four), four.free());
    EXPECT_EQ(fifth_candidates(rule_of("taraguchi-10"), Choice::single, four),
              central_box(9) - four.occupied());
  }
}

TEST(FifthCandidates, NoFifthMoveIsForbidden) {
  for (const Board& four : four_stone_positions(15)) {
    ASSERT_TRUE(forbidden_points(four).forbidden().empty());
  }
}

TEST(FifthCandidates, LeaveOutForbiddenPoints) {
  // Four black stones already: the double-three at h8 cannot be offered.
  const Board board({"g8"_pt, "i8"_pt, "h7"_pt, "h9"_pt}, {"a1"_pt, "o1"_pt, "a15"_pt, "o15"_pt});
  EXPECT_EQ(fifth_candidates(rule_of("rif"), Choice::offer, board),
            board.free() - PointSet{kCentre});
}

struct ClassSums {
  std::size_t pattern = 0;
  std::size_t board = 0;
  friend bool operator==(const ClassSums&, const ClassSums&) = default;
};

/// The numbers of classes of fifth moves in a box, summed over the four-stone positions with the
/// fourth in a box, each compared with what the literal judges count.
ClassSums sums_of_classes(int box_of_fourth, int box_of_fifth) {
  ClassSums sums;
  for (const Board& four : four_stone_positions(box_of_fourth)) {
    std::set<literal::Pattern> drawings;
    std::set<literal::Pattern> images;
    const PointSet candidates = four.free() & central_box(box_of_fifth);
    for (const Point fifth : candidates) {
      const Board five = with_stone(four, Colour::black, fifth);
      drawings.insert(literal::least_drawing(five));
      images.insert(literal::least_image_on_board(five));
    }
    EXPECT_EQ(class_sizes(four, candidates, SymmetryReading::pattern).size(), drawings.size());
    EXPECT_EQ(class_sizes(four, candidates, SymmetryReading::board).size(), images.size());
    sums.pattern += drawings.size();
    sums.board += images.size();
  }
  return sums;
}

TEST(FifthClasses, SumsWithBothInTheirBoxes) {
  EXPECT_EQ(sums_of_classes(7, 9), (ClassSums{74559, 75634}));
}

TEST(FifthClassesSlow, SumsWithTheFifthAnywhere) {
  EXPECT_EQ(sums_of_classes(7, 15), (ClassSums{213336, 217000}));
  if (kIsSanitized) return;  // the same code, five times as often
  EXPECT_EQ(sums_of_classes(15, 15), (ClassSums{1106112, 1111872}));
}

}  // namespace
}  // namespace shukei

#include "analyzer/reports/opening_branch.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "db/position_key.h"
#include "rules/canonical_form.h"
#include "rules/notation.h"
#include "tests/support/four_stone_positions.h"

namespace shukei::analyzer {
namespace {

std::string branch_text(std::string_view moves) {
  const auto branch = branch_of(parse_position(moves).board);
  return branch ? to_string(*branch) : "none";
}

TEST(OpeningBranch, NamesAPositionWhateverItsOrientation) {
  EXPECT_EQ(branch_text("h8 h9 h7"), "D8");
  EXPECT_EQ(branch_text("h8 i8 g8"), "D8");
  EXPECT_EQ(branch_text("h8 h9 h7 h6"), "D8 h6");
  EXPECT_EQ(branch_text("h8 h9 h7 h6 a1"), "D8 h6 a1");
  EXPECT_EQ(branch_text("h8 h9 h7 h6 o1"), "D8 h6 a1");
  EXPECT_EQ(branch_text("h8 g8 i8 j8 o15"), "D8 h6 a1");
  EXPECT_EQ(branch_text("h8 h9"), "none");
  EXPECT_EQ(branch_text("h9 h8 h10"), "none");
  EXPECT_EQ(branch_text("black: h8 h9 h10 white: a1"), "none");
}

TEST(OpeningBranch, IsThatOfTheMovesAsTheyWerePlayed) {
  const auto played = [](std::string_view moves) {
    const auto branch = branch_as_played(parse_points(moves));
    return branch ? to_string(*branch) : "none";
  };
  // Fifth moves that are images of each other in the mirror of the four stones.
  EXPECT_EQ(played("h8 h9 h7 h6 i8"), "D8 h6 g8");
  EXPECT_EQ(played("h8 g8 i8 j8 h9"), "D8 h6 g8");
  EXPECT_EQ(played("h8 g8 i8 j8 h7"), "D8 h6 g8");
  // The same stones by way of another opening keep its name.
  EXPECT_EQ(played("h8 h9 i8 i9 j9").substr(0, 3), "D6 ");
  EXPECT_EQ(played("h8 i9 j9 h9 i8").substr(0, 3), "I2 ");
  EXPECT_EQ(played("h8 h9"), "none");
  EXPECT_EQ(played("h9 h8 h7"), "none");
  EXPECT_EQ(played("h8 a1 h7"), "none");
}

TEST(OpeningBranch, IsTheFirstOfAllWaysToTheStones) {
  // D6, I6, D5 and I2 lead here; D5 is the first of their codes.
  EXPECT_EQ(branch_text("h8 h9 i8 i9 j9").substr(0, 3), "D5 ");
  EXPECT_EQ(branch_text("h8 i9 i8 h9 j9"), branch_text("h8 h9 i8 i9 j9"));
}

// Every position of four stones has a branch of its own, its moves make that position, and all
// images have the same: 5,070 branches.
TEST(OpeningBranch, IsOneForEveryPositionOfFourStones) {
  std::set<std::string> branches;
  std::size_t positions = 0;
  for (const Board& four : four_stone_positions(kBoardSize)) {
    ++positions;
    const auto branch = branch_of(four);
    ASSERT_TRUE(branch);
    branches.insert(to_string(*branch));
    EXPECT_EQ(canonicalise(Line(branch->moves()).board()).representative,
              canonicalise(four).representative);
    for (const Symmetry symmetry : kSymmetries) EXPECT_EQ(branch_of(apply(symmetry, four)), branch);
  }
  EXPECT_EQ(positions, 5070U);
  EXPECT_EQ(branches.size(), positions);
}

// Fifths have one name exactly when a symmetry of the board takes one to the other.
TEST(OpeningBranch, NamesFifthsByTheSymmetriesOfTheFourStones) {
  for (const char* moves : {"h8 h9 h7 h6", "h8 g7 i7 i9", "h8 h9 i8 i9", "h8 h9 h10 a9"}) {
    const Board four = parse_position(moves).board;
    std::map<std::string, std::set<std::string>> keys;
    for (const Point fifth : four.free()) {
      const auto branch = fifth_after(four, fifth);
      ASSERT_TRUE(branch);
      const Board five = with_stone(four, Colour::black, fifth);
      keys[to_string(*branch)].insert(
          std::string(db::PositionKey::of(canonicalise(five).representative)->bytes()));
      EXPECT_EQ(canonicalise(Line(branch->moves()).board()).representative,
                canonicalise(five).representative);
    }
    std::set<std::string> all;
    for (const auto& [name, positions] : keys) {
      EXPECT_EQ(positions.size(), 1U) << name;
      all.insert(positions.begin(), positions.end());
    }
    EXPECT_EQ(all.size(), keys.size()) << moves;
  }
}

}  // namespace
}  // namespace shukei::analyzer

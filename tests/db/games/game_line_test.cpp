#include "db/games/game_line.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "rules/symmetry.h"
#include "tests/support/image_of_moves.h"

namespace shukei::db {
namespace {

std::string bytes_of(const std::vector<Move>& moves) {
  std::string bytes;
  for (const Move move : moves)
    bytes += static_cast<char>(move.is_pass() ? 0xFF : move.point().code());
  return bytes;
}

std::vector<Move> random_moves(std::mt19937& random) {
  std::vector<Move> moves;
  PointSet taken;
  for (auto left = random() % 12 + 1; left > 0; --left) {
    const int reach = random() % 2 == 0 ? 3 : 15;
    const auto coordinate = [&] {
      return 7 + static_cast<int>(random() % static_cast<unsigned>(reach)) - reach / 2;
    };
    const Point point = Point::at(coordinate(), coordinate()).value();
    if (random() % 6 == 0)
      moves.push_back(Move::pass());
    else if (!taken.contains(point))
      moves.emplace_back(point);
    taken.insert(point);
  }
  return moves;
}

TEST(GameLine, IsTheLeastOfTheEightImages) {
  std::mt19937 random(1);  // NOLINT: the same games in every run
  for (int i = 0; i < 2000; ++i) {
    const std::vector<Move> moves = random_moves(random);
    std::set<std::string> images;
    for (const Symmetry symmetry : kSymmetries) images.insert(bytes_of(image_of(moves, symmetry)));
    const auto least =
        *std::min_element(images.begin(), images.end(), [](const auto& a, const auto& b) {
          return std::lexicographical_compare(
              a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
                return static_cast<unsigned char>(x) < static_cast<unsigned char>(y);
              });
        });
    for (const Symmetry symmetry : kSymmetries)
      ASSERT_EQ(canonical_line(image_of(moves, symmetry)), least) << to_string(moves);
  }
}

TEST(GameLine, TheOrderOfMovesCounts) {
  const std::vector<Move> one{"h8"_pt, "h9"_pt, "j8"_pt};
  const std::vector<Move> other{"j8"_pt, "h9"_pt, "h8"_pt};
  EXPECT_NE(canonical_line(one), canonical_line(other));
}

TEST(GameLine, KeysOfALineStandTogether) {
  const std::string line = canonical_line(std::vector<Move>{"h8"_pt, "h7"_pt});
  EXPECT_EQ(line_key(line, GameNumber{258}), line_prefix(line) + std::string("\0\0\1\2", 4));
  const std::string longer = canonical_line(std::vector<Move>{"h8"_pt, "h7"_pt, "a1"_pt});
  EXPECT_FALSE(line_prefix(longer).starts_with(line_prefix(line)));
}

}  // namespace
}  // namespace shukei::db

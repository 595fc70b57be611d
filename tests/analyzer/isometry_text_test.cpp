#include "analyzer/isometry_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <sstream>
#include <utility>

#include "rules/notation.h"
#include "rules/opening.h"

namespace shukei::analyzer {
namespace {

using testing::ElementsAre;

std::string words_of(Symmetry linear, int x, int y) { return in_words(Isometry{linear, x, y}); }

TEST(IsometryText, NamesWhatStaysInPlace) {
  EXPECT_EQ(words_of(Symmetry::identity, 0, 0), "identity");
  EXPECT_EQ(words_of(Symmetry::reflect_file_h, 14, 0), "mirror in column h");
  EXPECT_EQ(words_of(Symmetry::reflect_file_h, 13, 0), "mirror between columns g and h");
  EXPECT_EQ(words_of(Symmetry::reflect_rank_8, 0, 14), "mirror in row 8");
  EXPECT_EQ(words_of(Symmetry::reflect_rank_8, 0, 13), "mirror between rows 7 and 8");
  EXPECT_EQ(words_of(Symmetry::rotate_180, 14, 14), "half-turn about h8");
  EXPECT_EQ(words_of(Symmetry::rotate_180, 15, 14), "half-turn about the point between h8 and i8");
  EXPECT_EQ(words_of(Symmetry::rotate_180, 14, 15), "half-turn about the point between h8 and h9");
  EXPECT_EQ(words_of(Symmetry::rotate_180, 13, 13), "half-turn about the point between g7 and h8");
  EXPECT_EQ(words_of(Symmetry::rotate_90, 14, 0), "quarter-turn anticlockwise about h8");
  EXPECT_EQ(words_of(Symmetry::rotate_270, 0, 14), "quarter-turn clockwise about h8");
  EXPECT_EQ(words_of(Symmetry::rotate_90, 13, 0),
            "quarter-turn anticlockwise about the point between g7 and h8");
}

TEST(IsometryText, NamesDiagonalsByPointsNearTheStones) {
  const Isometry rising{Symmetry::reflect_a1_o15, 0, 0};
  EXPECT_EQ(in_words(rising), "mirror in the diagonal g7-h8");
  EXPECT_EQ(in_words(rising, {"h8"_pt, "i9"_pt}), "mirror in the diagonal h8-i9");
  EXPECT_EQ(in_words(rising, {"a1"_pt}), "mirror in the diagonal a1-b2");
  EXPECT_EQ(in_words(rising, {"n15"_pt, "o14"_pt}), "mirror in the diagonal n14-o15");
  const Isometry falling{Symmetry::reflect_a15_o1, 14, 14};
  EXPECT_EQ(in_words(falling), "mirror in the diagonal h8-i7");
  EXPECT_EQ(in_words(falling, {"g9"_pt, "h8"_pt}), "mirror in the diagonal g9-h8");
  EXPECT_EQ(in_words(Isometry{Symmetry::reflect_a1_o15, -14, 14}, {"a15"_pt}),
            "mirror in the diagonal through a15");
}

TEST(IsometryText, TellsWhatNoPatternOnTheBoardHas) {
  EXPECT_EQ(words_of(Symmetry::identity, 1, 0), "no symmetry of a pattern");
  EXPECT_EQ(words_of(Symmetry::reflect_file_h, 14, 1), "no symmetry of a pattern");
  EXPECT_EQ(words_of(Symmetry::reflect_a1_o15, 1, 0), "no symmetry of a pattern");
  EXPECT_EQ(words_of(Symmetry::reflect_file_h, -1, 0), "mirror in a line off the board");
  EXPECT_EQ(words_of(Symmetry::reflect_a1_o15, 15, -15), "mirror in a line off the board");
  EXPECT_EQ(words_of(Symmetry::rotate_180, 30, 14), "half-turn about a point off the board");
}

TEST(IsometryText, TellsAllOfAGroupButTheIdentity) {
  const Board board = parse_position("h8 h9 h7 h6").board;
  EXPECT_THAT(in_words(stabiliser(board, SymmetryReading::pattern), board.occupied()),
              ElementsAre("half-turn about the point between h7 and h8", "mirror in column h",
                          "mirror between rows 7 and 8"));
  EXPECT_THAT(in_words(stabiliser(board, SymmetryReading::board), board.occupied()),
              ElementsAre("mirror in column h"));
}

// --- what the words mean, read back as a reader would -------------------------------------------

using Place = std::pair<int, int>;  // in half steps from a1
using Movement = std::function<Place(Place)>;

Place place_of(std::string_view name) {
  const Point point = parse_point(name).value();
  return {2 * point.column(), 2 * point.row()};
}

/// The middle of the points that the words end with: "h8", or "g7 and h8".
Place middle_of(const std::vector<std::string>& words) {
  const Place last = place_of(words.back());
  if (words[words.size() - 2] != "and") return last;
  const Place first = place_of(words[words.size() - 3]);
  return {(first.first + last.first) / 2, (first.second + last.second) / 2};
}

/// The line "in column h" or "between rows 7 and 8" names, in half steps.
int line_of(const std::vector<std::string>& words) {
  const auto number = [](const std::string& name) {
    return 2 * (std::isdigit(static_cast<unsigned char>(name[0])) != 0 ? std::stoi(name) - 1
                                                                       : name[0] - 'a');
  };
  if (words[1] == "in") return number(words[3]);
  return (number(words[3]) + number(words[5])) / 2;
}

Movement mirror_of(const std::vector<std::string>& words) {
  if (words[2].starts_with("column")) {
    return [line = line_of(words)](Place p) { return Place{2 * line - p.first, p.second}; };
  }
  if (words[2].starts_with("row")) {
    return [line = line_of(words)](Place p) { return Place{p.first, 2 * line - p.second}; };
  }
  const std::string& pair = words.back();  // mirror in the diagonal g7-h8
  const Place a = place_of(pair.substr(0, pair.find('-')));
  const Place b = place_of(pair.substr(pair.find('-') + 1));
  EXPECT_EQ(b.first - a.first, 2) << pair;
  const bool rising = b.second > a.second;
  return [a, rising](Place p) {
    const int x = p.first - a.first;
    const int y = p.second - a.second;
    return rising ? Place{a.first + y, a.second + x} : Place{a.first - y, a.second - x};
  };
}

Movement movement_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  if (words[0] == "identity") return [](Place p) { return p; };
  if (words[0] == "mirror") return mirror_of(words);
  const Place c = middle_of(words);
  return [c, words](Place p) {
    const int x = p.first - c.first;
    const int y = p.second - c.second;
    if (words[0] == "half-turn") return Place{c.first - x, c.second - y};
    if (words[1] == "anticlockwise") return Place{c.first - y, c.second + x};
    return Place{c.first + y, c.second - x};
  };
}

void expect_words_mean(const Isometry& isometry, const PointSet& stones) {
  const std::string text = in_words(isometry, stones);
  const Movement movement = movement_of(text);
  for (const Point point : PointSet::all()) {
    const Place image = movement(place_of(to_string(point)));
    ASSERT_TRUE(image.first % 2 == 0 && image.second % 2 == 0) << text;
    ASSERT_EQ(Point::at(image.first / 2, image.second / 2), apply(isometry, point))
        << text << " of " << to_string(point);
  }
}

TEST(IsometryText, MeansTheIsometryInEveryOrientation) {
  int checked = 0;
  std::vector<Board> boards{Board({"h8"_pt}, {}), Board({"a15"_pt, "b14"_pt}, {}),
                            Board({"c2"_pt, "d2"_pt, "c3"_pt, "d3"_pt}, {}),
                            Board({"h8"_pt, "h7"_pt}, {"h9"_pt, "h6"_pt})};
  for (const Opening& opening : openings()) boards.push_back(opening.board());
  for (const Board& board : boards) {
    for (const Symmetry symmetry : kSymmetries) {
      const Board image = apply(symmetry, board);
      for (const auto reading : {SymmetryReading::pattern, SymmetryReading::board}) {
        const IsometryGroup group = stabiliser(image, reading);
        for (const Isometry& member : group.members()) {
          expect_words_mean(member, image.occupied());
          ++checked;
        }
      }
    }
  }
  EXPECT_GT(checked, 500);
}

}  // namespace
}  // namespace shukei::analyzer

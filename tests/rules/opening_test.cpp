#include "rules/opening.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "rules/canonical_form.h"
#include "tests/support/four_stone_positions.h"
#include "tests/support/literal_symmetry.h"
#include "tests/support/random_board.h"
#include "tests/support/tsv.h"

namespace shukei {
namespace {

struct Placement {
  Point second;
  Point third;
};

std::vector<Placement> all_placements() {
  std::vector<Placement> placements;
  for (const Point second : central_box(3) - PointSet{kCentre}) {
    for (const Point third : central_box(5) - PointSet{kCentre, second}) {
      placements.push_back({second, third});
    }
  }
  return placements;
}

Board board_of(const Placement& placement) {
  return {{kCentre, placement.third}, {placement.second}};
}

TEST(Opening, TheBoxesAloneMakeThe26OfTheTable) {
  const std::vector<Placement> placements = all_placements();
  EXPECT_EQ(placements.size(), 184U);
  std::map<literal::Pattern, std::vector<Placement>> classes;
  for (const Placement& placement : placements) {
    classes[literal::least_image_on_board(board_of(placement))].push_back(placement);
  }
  EXPECT_EQ(classes.size(), 26U);
  for (const TsvRow& row : read_tsv("data/openings.tsv")) {
    const Placement placement{parse_point(row["second"]).value(),
                              parse_point(row["third"]).value()};
    const auto found = classes.find(literal::least_image_on_board(board_of(placement)));
    ASSERT_NE(found, classes.end()) << row["code"] << " stands twice or is none of the 26";
    const bool direct = (placement.second.column() == 7) != (placement.second.row() == 7);
    EXPECT_EQ(row["code"][0], direct ? 'D' : 'I');
    for (const auto& [second, third] : found->second) {
      const auto code = opening_of(second, third);
      ASSERT_TRUE(code);
      EXPECT_EQ(to_string(*code), row["code"]);
    }
    classes.erase(found);
  }
  EXPECT_TRUE(classes.empty());
}

TEST(Opening, TableIsAsTheFileSays) {
  std::size_t index = 0;
  std::set<int> ids;
  for (const TsvRow& row : read_tsv("data/openings.tsv")) {
    ASSERT_LT(index, openings().size());
    const Opening& opening = openings()[index++];
    EXPECT_EQ(to_string(opening.code), row["code"]);
    EXPECT_EQ(opening.name, row["name"]);
    EXPECT_EQ(opening.kanji, row["kanji"]);
    EXPECT_EQ(to_string(opening.second), row["second"]);
    EXPECT_EQ(to_string(opening.third), row["third"]);
    EXPECT_EQ(opening.chinese, row["chinese"]);
    EXPECT_EQ(opening.english, row["english"]);
    EXPECT_EQ(opening.aliases, row["aliases"]);
    EXPECT_EQ(std::to_string(opening.renjunet_id), row["renjunet_id"]);
    EXPECT_EQ(&shukei::opening(opening.code), &opening);
    ids.insert(opening.renjunet_id);
  }
  EXPECT_EQ(index, 26U);
  EXPECT_EQ(ids.size(), 26U);
  EXPECT_EQ(*ids.begin(), 1);
  EXPECT_EQ(*ids.rbegin(), 26);
}

TEST(OpeningCode, OrderNumberAndText) {
  int index = 0;
  for (const char letter : {'D', 'I'}) {
    for (int number = 1; number <= 13; ++number, ++index) {
      const OpeningCode code = OpeningCode::from_index(index);
      EXPECT_EQ(code.index(), index);
      EXPECT_EQ(code.number(), number);
      EXPECT_EQ(code.is_direct(), letter == 'D');
      EXPECT_EQ(to_string(code), letter + std::to_string(number));
    }
  }
}

// --- names --------------------------------------------------------------------------------------

TEST(ParseOpening, EveryNameOfTheTableNamesItsOpeningAlone) {
  std::map<std::string, std::set<std::string>> openings_of_name;
  for (const TsvRow& row : read_tsv("data/openings.tsv")) {
    for (const char* column : {"name", "kanji", "chinese", "english", "aliases"}) {
      for (std::string name : split(row[column], ';')) {
        if (!name.empty() && name[0] == ' ') name.erase(0, 1);
        if (name.empty()) continue;
        const auto code = parse_opening(name);
        ASSERT_TRUE(code) << name;
        EXPECT_EQ(to_string(*code), row["code"]) << name;
        openings_of_name[name].insert(row["code"]);
      }
    }
  }
  for (const auto& [name, codes] : openings_of_name) EXPECT_EQ(codes.size(), 1U) << name;
}

TEST(ParseOpening, EverySpellingOfACode) {
  for (const Opening& opening : openings()) {
    const std::string number = std::to_string(opening.code.number());
    const bool direct = opening.code.is_direct();
    for (const std::string& text :
         {(direct ? "D" : "I") + number, (direct ? "d" : "i") + number,
          number + (direct ? "D" : "I"), number + (direct ? "d" : "i"),
          (direct ? "直接" : "间接") + number + "号", (direct ? "直接" : "間接") + number + "号",
          (direct ? "直" : "间") + number, (direct ? "直接" : "間接") + number,
          (direct ? "直" : "間") + number + "號"}) {
      EXPECT_EQ(parse_opening(text), opening.code) << text;
    }
  }
}

TEST(ParseOpening, CaseLongVowelsAndBlanksDoNotMatter) {
  EXPECT_EQ(to_string(parse_opening("kinsei").value()), "D7");
  EXPECT_EQ(to_string(parse_opening("KINSEI").value()), "D7");
  EXPECT_EQ(to_string(parse_opening("Shōgetsu").value()), "D8");
  EXPECT_EQ(to_string(parse_opening("SHŌGETSU").value()), "D8");
  EXPECT_EQ(to_string(parse_opening("Yūsei").value()), "D13");
  EXPECT_EQ(to_string(parse_opening("cold star").value()), "D1");
  EXPECT_EQ(to_string(parse_opening("ColdStar").value()), "D1");
  EXPECT_EQ(to_string(parse_opening("hanazuki").value()), "D4");
}

TEST(ParseOpening, WhatNamesNoOpening) {
  for (const char* text :
       {"",    " ",     "D",       "I",   "7",      "d0",    "D14",    "I99",
        "D07", "7",     "DD7",     "D7D", "7ID",    "直接",  "间接号", "直接14号",
        "J7",  "Kinse", "Kinseii", "金",  "金星星", ";",     "; ",     "-",
        "D-",  "d1d",   "1号",     "H8",  "\xFF",   "D\xFF", "Star",   "Moon"}) {
    EXPECT_EQ(parse_opening(text), std::nullopt) << text;
  }
}

// --- from stones to openings --------------------------------------------------------------------

TEST(OpeningOf, IsTheSameInAllOrientations) {
  for (const Opening& opening : openings()) {
    for (const Symmetry symmetry : kSymmetries) {
      EXPECT_EQ(opening_of(apply(symmetry, opening.second), apply(symmetry, opening.third)),
                opening.code);
    }
    EXPECT_EQ(opening_of(opening.line()), opening.code);
    EXPECT_EQ(opening.line().board(), opening.board());
  }
}

TEST(OpeningOf, IsNothingOutsideTheBoxesAndOnly184TimesSomething) {
  int named = 0;
  for (const Point second : PointSet::all() - PointSet{kCentre}) {
    for (const Point third : PointSet::all() - PointSet{kCentre, second}) {
      const bool in_boxes = central_box(3).contains(second) && central_box(5).contains(third);
      const auto code = opening_of(second, third);
      ASSERT_EQ(code.has_value(), in_boxes);
      named += code ? 1 : 0;
    }
  }
  EXPECT_EQ(named, 184);
}

TEST(OpeningOf, ALineMustStartInTheCentreAndBeLongEnough) {
  EXPECT_EQ(opening_of(Line()), std::nullopt);
  EXPECT_EQ(opening_of(Line({"h8"_pt, "h9"_pt})), std::nullopt);
  EXPECT_EQ(opening_of(Line({"h9"_pt, "h8"_pt, "h10"_pt})), std::nullopt);
  EXPECT_EQ(opening_of(Line({"h8"_pt, "h10"_pt, "h9"_pt})), std::nullopt);
  EXPECT_EQ(to_string(opening_of(Line({"h8"_pt, "h9"_pt, "h10"_pt, "a1"_pt})).value()), "D1");
  // The order of play decides, not the stones: both white stones are in the 3x3.
  EXPECT_EQ(to_string(opening_of(Line({"h8"_pt, "h9"_pt, "i8"_pt, "i9"_pt})).value()), "D6");
  EXPECT_EQ(to_string(opening_of(Line({"h8"_pt, "i9"_pt, "i8"_pt, "h9"_pt})).value()), "I6");
}

/// The openings by trying every order of moves: any black stone on h8 first, and so on.
OpeningSet openings_by_trial(const Board& board) {
  OpeningSet found;
  for (const Opening& opening : openings()) {
    for (const Symmetry symmetry : kSymmetries) {
      const Board image = apply(symmetry, opening.board());
      const bool grown = (image.black() - board.black()).empty() &&
                         (image.white() - board.white()).empty() && board.size() >= 3;
      const bool still_open = (board.black() - image.black()).empty() &&
                              (board.white() - image.white()).empty() && board.size() < 3 &&
                              (board.black().empty() || board.black() == PointSet{kCentre});
      if (board.is_alternating() && (grown || still_open)) found.insert(opening.code);
    }
  }
  return found;
}

TEST(PossibleOpenings, AreThoseFoundByTrial) {
  RandomBoards random(11);
  int several = 0;
  int none = 0;
  for (int round = 0; round < 3000; ++round) {
    const int box = 3 + 2 * random.below(3);
    const int whites = random.below(4);
    Board board = random.board(0, whites, central_box(box) - PointSet{kCentre});
    if (random.below(8) != 0) board.place(Colour::black, kCentre);
    while (board.black().size() < whites + random.below(2)) {
      board.place(Colour::black, random.point(central_box(7) & board.free()));
    }
    const OpeningSet possible = possible_openings(board);
    EXPECT_EQ(possible, openings_by_trial(board))
        << to_string(board.black()) << " | " << to_string(board.white());
    several += possible.size() > 1 ? 1 : 0;
    none += possible.empty() ? 1 : 0;
  }
  EXPECT_GT(several, 100);
  EXPECT_GT(none, 100);
}

TEST(PossibleOpenings, OfFewStones) {
  EXPECT_EQ(possible_openings(Board()).size(), 26);
  EXPECT_EQ(possible_openings(Board({kCentre}, {})).size(), 26);
  EXPECT_EQ(possible_openings(Board({"h9"_pt}, {})).size(), 0);
  EXPECT_EQ(possible_openings(Board({kCentre}, {"h9"_pt})).size(), 13);
  EXPECT_EQ(possible_openings(Board({kCentre}, {"h10"_pt})).size(), 0);
  EXPECT_EQ(possible_openings(Board({kCentre, "h10"_pt}, {})).size(), 0);
}

TEST(OpeningReadings, NameStonesThatMakeTheOpening) {
  for (const Board& four : four_stone_positions(7)) {
    OpeningSet read;
    const std::vector<OpeningReading> readings = opening_readings(four);
    ASSERT_FALSE(readings.empty());
    for (const OpeningReading& reading : readings) {
      EXPECT_TRUE(four.white().contains(reading.second));
      EXPECT_TRUE(four.black().contains(reading.third));
      EXPECT_EQ(opening_of(reading.second, reading.third), reading.code);
      read.insert(reading.code);
    }
    EXPECT_EQ(read, possible_openings(four));
  }
  EXPECT_TRUE(opening_readings(Board({"h9"_pt, "h10"_pt}, {"i9"_pt})).empty());
}

// 5,142 pairs of an opening and a class of fourth moves make 5,070 positions: 72 positions are
// made by two pairs, since either white stone can have been move 2.
TEST(PossibleOpenings, PairsOfOpeningAndFourthAgainstPositions) {
  std::map<literal::Pattern, int> pairs_of_position;
  int pairs = 0;
  for (const Opening& opening : openings()) {
    std::set<literal::Pattern> made;
    for (const Point fourth : opening.board().free()) {
      made.insert(
          literal::least_image_on_board(with_stone(opening.board(), Colour::white, fourth)));
    }
    pairs += static_cast<int>(made.size());
    for (const auto& position : made) ++pairs_of_position[position];
  }
  EXPECT_EQ(pairs, 5142);
  EXPECT_EQ(pairs_of_position.size(), 5070U);
  int twice = 0;
  for (const auto& [position, count] : pairs_of_position) {
    EXPECT_LE(count, 2);
    twice += count == 2 ? 1 : 0;
  }
  EXPECT_EQ(twice, 72);
  int read_twice = 0;
  for (const Board& four : four_stone_positions(15)) {
    const int openings = possible_openings(four).size();
    EXPECT_EQ(openings, pairs_of_position.at(literal::least_image_on_board(four)));
    read_twice += openings == 2 ? 1 : 0;
  }
  EXPECT_EQ(read_twice, 72);
}

TEST(OpeningSet, HoldsCodes) {
  OpeningSet set;
  EXPECT_TRUE(set.empty());
  set.insert(OpeningCode::from_index(25));
  set.insert(OpeningCode::from_index(3));
  set.insert(OpeningCode::from_index(3));
  EXPECT_EQ(set.size(), 2);
  EXPECT_TRUE(set.contains(OpeningCode::from_index(25)));
  EXPECT_FALSE(set.contains(OpeningCode::from_index(0)));
  const std::vector<OpeningCode> codes = set.codes();
  ASSERT_EQ(codes.size(), 2U);
  EXPECT_EQ(to_string(codes[0]), "D4");
  EXPECT_EQ(to_string(codes[1]), "I13");
  EXPECT_EQ(OpeningSet::from_mask(set.mask()), set);
}

}  // namespace
}  // namespace shukei

#include "rules/notation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/support/random_board.h"
#include "tests/support/tsv.h"

namespace shukei {
namespace {

using testing::HasSubstr;

const std::vector<Point> kThree{"h8"_pt, "h9"_pt, "i10"_pt};

// --- points and lines ---------------------------------------------------------------------------

TEST(ParsePoints, ReadsAllSpellings) {
  for (const char* text :
       {"h8 h9 i10", "h8h9i10", "H8H9I10", "H8 h9,i10", "h8,h9,i10", "h8;h9;i10;",
        " h8\th9\r\ni10\n", "h8, h9, i10", "h8h9 i10", ",,h8,,h9,,i10"}) {
    EXPECT_EQ(parse_points(text), kThree) << text;
  }
  EXPECT_TRUE(parse_points("").empty());
  EXPECT_TRUE(parse_points(" ,;\n").empty());
}

TEST(ParsePoints, KeepsOrderAndRepetition) {
  EXPECT_EQ(parse_points("i10 h8 i10"), (std::vector{"i10"_pt, "h8"_pt, "i10"_pt}));
}

TEST(ParseLine, RoundTripsEveryLine) {
  RandomBoards random(12);
  for (int round = 0; round < 200; ++round) {
    Line line;
    PointSet free = PointSet::all();
    for (int i = random.below(226); i > 0; --i) {
      line.append(random.point(free));
      free.erase(line[line.size() - 1]);
    }
    const std::string text = to_string(line);
    EXPECT_EQ(parse_line(text), line);
    std::string run_together;
    std::remove_copy(text.begin(), text.end(), std::back_inserter(run_together), ' ');
    EXPECT_EQ(parse_line(run_together), line);
    if (line.empty()) continue;
    const Position position = parse_position(text);
    EXPECT_EQ(position.line, line);
    EXPECT_EQ(position.board, line.board());
  }
}

// --- positions ----------------------------------------------------------------------------------

TEST(ParsePosition, CasesAreReadAsTheTableSays) {
  int cases = 0;
  for (const TsvRow& row : read_tsv("tests/cases/positions.tsv")) {
    SCOPED_TRACE(row["text"]);
    const Position position = parse_position(row["text"]);
    EXPECT_EQ(to_string(position.board.black()), row["black"]);
    EXPECT_EQ(to_string(position.board.white()), row["white"]);
    EXPECT_EQ(position.line ? to_string(*position.line) : "", row["line"]);
    ++cases;
  }
  EXPECT_GT(cases, 25);
}

TEST(ParsePosition, EveryNameOfAnOpeningStartsAPosition) {
  for (const Opening& opening : openings()) {
    for (const std::string_view names :
         {opening.name, opening.kanji, opening.chinese, opening.english, opening.aliases}) {
      for (const std::string& name : split(names, ';')) {
        if (name.empty()) continue;
        EXPECT_EQ(parse_position(name).line, opening.line()) << name;
        const Position longer = parse_position(name + " a1");
        ASSERT_TRUE(longer.line) << name;
        EXPECT_EQ(longer.line->size(), 4U) << name;
        EXPECT_EQ((*longer.line)[3], "a1"_pt);
      }
    }
  }
}

TEST(ListedMoves, OfATurnByTurnBoardAreALineOfIt) {
  RandomBoards random(13);
  for (int round = 0; round < 200; ++round) {
    const int whites = random.below(10);
    const Board board = random.board(whites + random.below(2), whites, central_box(7));
    const std::vector<Point> moves = listed_moves(board);
    EXPECT_EQ(Line(moves).board(), board);
    if (board.black().contains(kCentre)) {
      EXPECT_EQ(moves[0], kCentre);
    }
  }
}

TEST(ListedMoves, SpareStonesComeLast) {
  EXPECT_EQ(to_string(listed_moves(Board({"h8"_pt, "a1"_pt, "o15"_pt}, {"b2"_pt}))),
            "h8 b2 a1 o15");
  EXPECT_EQ(to_string(listed_moves(Board({}, {"c3"_pt, "b2"_pt}))), "b2 c3");
}

// --- diagrams -----------------------------------------------------------------------------------

struct Drawing {
  std::string black = "X";
  std::string white = "O";
  std::string free = ".";
  std::string between;
  bool ranks_left = false;
  bool ranks_right = false;
  std::string files;  ///< The row of file letters, above and below; none when empty.
  std::string line_end = "\n";
};

std::string draw(const Board& board, const Drawing& drawing) {
  std::string text = drawing.files.empty() ? "" : drawing.files + drawing.line_end;
  for (int row = 14; row >= 0; --row) {
    const std::string rank = std::to_string(row + 1);
    if (drawing.ranks_left) text += (rank.size() < 2 ? " " : "") + rank + " ";
    for (int column = 0; column < 15; ++column) {
      const auto stone = board.at(Point::at(column, row).value());
      if (column > 0) text += drawing.between;
      text += !stone ? drawing.free : stone == Colour::black ? drawing.black : drawing.white;
    }
    if (drawing.ranks_right) text += " " + rank;
    text += drawing.line_end;
  }
  return text + (drawing.files.empty() ? "" : drawing.files);
}

TEST(ParsePosition, ReadsDiagramsAsTheyAreDrawn) {
  const std::vector<Drawing> drawings{
      {},
      {"x", "o", "+", " ", true, false, "   a b c d e f g h i j k l m n o", "\n"},
      {"#", "o", "-", "", false, true, "abcdefghijklmno", "\r\n"},
      {"●", "○", "·", " ", true, true, "   A B C D E F G H I J K L M N O", "\n"},
      {"●", "○", "┼", "─", true, false, "", "\n"},
      {"X", "O", "_", "\t", false, false, "", "\n\n"},
  };
  RandomBoards random(14);
  for (int round = 0; round < 60; ++round) {
    const Board board = random.board(random.below(40), random.below(40));
    for (const Drawing& drawing : drawings) {
      const Position position = parse_position(draw(board, drawing));
      EXPECT_EQ(position.board, board) << draw(board, drawing);
      EXPECT_EQ(position.line, std::nullopt);
    }
  }
}

/// The error a text gives; the test fails when it gives none.
ParseError error_of(const std::string& text) {
  try {
    static_cast<void>(parse_position(text));
  } catch (const ParseError& error) {
    return error;
  }
  ADD_FAILURE() << "read without error: " << text;
  return {0, ""};
}

TEST(ParsePosition, SaysWhereADiagramIsWrong) {
  const std::string good = draw(Board({kCentre}, {}), {});
  ParseError error = error_of(good.substr(16));
  EXPECT_THAT(error.message(), HasSubstr("14 rows"));
  error = error_of(good + "...............\n");
  EXPECT_THAT(error.message(), HasSubstr("more than 15 rows"));
  EXPECT_EQ(error.line(), 16);
  error = error_of(std::string(good).erase(3 * 16 + 1, 1));
  EXPECT_THAT(error.message(), HasSubstr("14 cells"));
  EXPECT_EQ(error.line(), 4);
  error = error_of(std::string(good).replace(4 * 16 + 2, 1, "Q"));
  EXPECT_THAT(error.message(), HasSubstr("'Q"));
  EXPECT_EQ(error.line(), 5);
  EXPECT_EQ(error.column(), 3);
}

// --- errors -------------------------------------------------------------------------------------

TEST(ParsePosition, ErrorsSayWhatAndWhere) {
  int cases = 0;
  for (const TsvRow& row : read_tsv("tests/cases/bad_positions.tsv")) {
    SCOPED_TRACE(row["text"]);
    const ParseError error = error_of(row["text"]);
    EXPECT_EQ(std::to_string(error.column()), row["column"]);
    EXPECT_THAT(error.message(), HasSubstr(row["says"]));
    EXPECT_THAT(std::string(error.what()), HasSubstr(row["says"]));
    ++cases;
  }
  EXPECT_GT(cases, 15);
  EXPECT_THAT(error_of("").message(), HasSubstr("no position"));
  EXPECT_THAT(error_of(" \n").message(), HasSubstr("no position"));
}

TEST(ParseError, PutsKnownPartsBeforeTheMessage) {
  EXPECT_STREQ(ParseError("", 0, 0, "bad").what(), "bad");
  EXPECT_STREQ(ParseError(7, "bad").what(), "column 7: bad");
  EXPECT_STREQ(ParseError("", 3, 7, "bad").what(), "line 3:7: bad");
  EXPECT_STREQ(ParseError("f.txt", 0, 0, "bad").what(), "f.txt: bad");
  EXPECT_STREQ(ParseError("f.txt", 3, 0, "bad").what(), "f.txt:3: bad");
  EXPECT_STREQ(ParseError(7, "bad").in("f.txt", 3).what(), "f.txt:3:7: bad");
}

// Anything at all is a position or a ParseError of one line whose column is within the text.
TEST(ParsePosition, RandomTextNeverFailsOtherwise) {
  const std::vector<std::string> words{"h8",     "h9",
                                       "H10",    "o15",
                                       "z9",     "d7",
                                       "D7",     "7D",
                                       "I13",    "Kinsei",
                                       "金星",   "black:",
                                       "white:", " ",
                                       "\n",     "\r",
                                       "\t",     ",",
                                       ";",      ":",
                                       ".",      "...............",
                                       "X",      "O",
                                       "●",      "○",
                                       "─",      "15",
                                       "1",      "0",
                                       "-",      "直接7号",
                                       "a",      "abcdefghijklmno",
                                       "\xE2",   "\xFF",
                                       "\x01",   "ō",
                                       "Star"};
  RandomBoards random(15);
  int read = 0;
  for (int round = 0; round < 20000; ++round) {
    std::string text;
    for (int i = random.below(20); i >= 0; --i) {
      text += random.below(12) == 0
                  ? std::string(1, static_cast<char>(random.below(256)))
                  : words[static_cast<std::size_t>(random.below(static_cast<int>(words.size())))];
      if (random.below(2) == 0) text += ' ';
    }
    try {
      const Position position = parse_position(text);
      ++read;
      EXPECT_TRUE((position.board.black() & position.board.white()).empty());
      if (position.line) {
        EXPECT_EQ(position.line->board(), position.board);
      }
    } catch (const ParseError& error) {
      EXPECT_EQ(error.message().find('\n'), std::string::npos) << text;
      EXPECT_LE(error.column(), static_cast<int>(text.size()) + 1) << text;
    }
  }
  EXPECT_GT(read, 200);
}

TEST(ParseStones, ReadsASetFromAnOffset) {
  EXPECT_EQ(parse_stones("h8 i9,o15A1"), (PointSet{"h8"_pt, "i9"_pt, "o15"_pt, "a1"_pt}));
  EXPECT_EQ(parse_stones("???h8", 3), PointSet{"h8"_pt});
  EXPECT_EQ(parse_stones("h8", 2), PointSet{});
  EXPECT_EQ(parse_stones(""), PointSet{});
}

TEST(ParseStones, RejectsStonesThatStandTwice) {
  const auto column_of = [](std::string_view text, std::size_t begin,
                            const PointSet& taken) -> std::int64_t {
    try {
      parse_stones(text, begin, taken);
    } catch (const ParseError& error) {
      return error.column();
    }
    return 0;
  };
  EXPECT_EQ(column_of("h8 i9 h8", 0, {}), 7);
  EXPECT_EQ(column_of("h8 i9 h8", 3, {}), 0);
  EXPECT_EQ(column_of("h8 i9 h8", 3, {"h8"_pt}), 7);
  EXPECT_EQ(column_of("h8 p9", 0, {}), 4);
}

TEST(ParseStones, ShowsNoControlCharacters) {
  try {
    parse_stones(std::string_view("\0\x1bh8", 4));
    FAIL();
  } catch (const ParseError& error) {
    EXPECT_STREQ(error.what(), "column 1: '  h8' is not a point: files are a to o, ranks 1 to 15");
  }
}

}  // namespace
}  // namespace shukei

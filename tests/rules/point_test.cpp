#include "rules/point.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace shukei {
namespace {

static_assert("h8"_pt == kCentre);
static_assert("a1"_pt.code() == 0x00 && "h8"_pt.code() == 0x77 && "o15"_pt.code() == 0xEE);
static_assert(Point(File::i, Rank::r10) == "i10"_pt);
static_assert(!parse_point("p1") && !parse_point("a16"));

TEST(Point, HasFileAndRankColumnAndRow) {
  const Point point = "c12"_pt;
  EXPECT_EQ(point.file(), File::c);
  EXPECT_EQ(point.rank(), Rank::r12);
  EXPECT_EQ(point.column(), 2);
  EXPECT_EQ(point.row(), 11);
}

TEST(Point, AtKnowsTheBoardAndItsEdges) {
  int on_board = 0;
  for (int column = -3; column < 20; ++column) {
    for (int row = -3; row < 20; ++row) {
      const auto point = Point::at(column, row);
      const bool inside = column >= 0 && column < 15 && row >= 0 && row < 15;
      ASSERT_EQ(point.has_value(), inside) << column << ' ' << row;
      if (!point) continue;
      ++on_board;
      EXPECT_EQ(point->column(), column);
      EXPECT_EQ(point->row(), row);
    }
  }
  EXPECT_EQ(on_board, kBoardPoints);
}

TEST(Point, CodesAreThoseOfThe225PointsInTheirOrder) {
  std::set<Point> points;
  std::optional<Point> last;
  for (int code = 0; code < 256; ++code) {
    const auto byte = static_cast<std::uint8_t>(code);
    if (!Point::is_code(byte)) continue;
    const Point point = Point::from_code(byte);
    EXPECT_EQ(point.code(), byte);
    EXPECT_LT(code, kPointCodes);
    if (last) {
      EXPECT_LT(*last, point);
      EXPECT_LE(last->row(), point.row());
    }
    last = point;
    points.insert(point);
  }
  EXPECT_EQ(points.size(), 225U);
}

TEST(Point, TextRoundTripsInEitherCase) {
  for (int column = 0; column < 15; ++column) {
    for (int row = 0; row < 15; ++row) {
      const Point point = Point::at(column, row).value();
      std::string text = to_string(point);
      EXPECT_EQ(text, std::string(1, "abcdefghijklmno"[column]) + std::to_string(row + 1));
      EXPECT_EQ(parse_point(text), point);
      text[0] = "ABCDEFGHIJKLMNO"[column];
      EXPECT_EQ(parse_point(text), point);
    }
  }
}

TEST(Point, TextThatIsNoPointIsNone) {
  for (const char* text : {"",
                           "h",
                           "8",
                           "8h",
                           "h0",
                           "h00",
                           "h08",
                           "h16",
                           "h20",
                           "h99",
                           "p1",
                           "z9",
                           "P8",
                           "h8 ",
                           " h8",
                           "h-8",
                           "h+8",
                           "hh8",
                           "h8h",
                           "h888",
                           "@1",
                           "`1",
                           "[1",
                           "{1",
                           "h1o5",
                           "h:",
                           "h/",
                           "-1",
                           "15",
                           "\xFF"
                           "8"}) {
    EXPECT_EQ(parse_point(text), std::nullopt) << text;
  }
}

// Every text of one to three bytes: exactly 225 + 225 spellings are points.
TEST(Point, ExactlyTheSpellingsOfPointsAreRead) {
  int read = 0;
  std::string text;
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      text = {static_cast<char>(first), static_cast<char>(second)};
      read += parse_point(text).has_value() ? 1 : 0;
      text.push_back(' ');
      for (int third = 0; third < 256; ++third) {
        text[2] = static_cast<char>(third);
        read += parse_point(text).has_value() ? 1 : 0;
      }
    }
  }
  EXPECT_EQ(read, 2 * kBoardPoints);
}

}  // namespace
}  // namespace shukei

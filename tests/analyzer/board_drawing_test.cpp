#include "analyzer/drawing/board_drawing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "analyzer/drawing/svg_board.h"
#include "analyzer/drawing/terminal_board.h"
#include "analyzer/output/text_layout.h"
#include "rules/notation.h"
#include "rules/opening.h"
#include "rules/pattern_symmetry.h"

namespace shukei::analyzer {
namespace {

using testing::HasSubstr;

Output output_with(bool unicode, bool colour = false) {
  OutputSettings settings;
  settings.unicode = unicode;
  settings.colour = colour;
  return Output::in_memory(settings);
}

BoardDrawing drawing_of(const std::string& position) {
  const Position asked = parse_position(position);
  BoardDrawing drawing;
  drawing.board = asked.board;
  drawing.line = asked.line;
  return drawing;
}

std::string without_colour(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      i = text.find('m', i);
    } else {
      plain += text[i];
    }
  }
  return plain;
}

TEST(TerminalBoard, IsReadBack) {
  for (const std::string position :
       {"h8 h9 h7 h6", "black: a1 o1 a15 o15 white: h8", "black: white:", "D7 o15 o14",
        "h8 a1 o15 a15 o1 b1 c1 d1 e1 f1 g1 h1"}) {
    for (const bool unicode : {true, false}) {
      const std::string text = terminal_board(drawing_of(position), output_with(unicode));
      EXPECT_EQ(parse_position(text).board, parse_position(position).board) << text;
    }
  }
}

TEST(TerminalBoard, IsAsymmetricAsTheBoardIs) {
  const std::string text = terminal_board(drawing_of("black: a15 white: b1"), output_with(false));
  EXPECT_TRUE(text.starts_with("15 X . .")) << text;
  EXPECT_THAT(text, HasSubstr("\n 1 . O ."));
}

TEST(TerminalBoard, FitsSixtyColumnsAndKeepsItsTextInColour) {
  BoardDrawing drawing = drawing_of("h8 h9 o15 o1 h7");
  drawing.marks = {{"g8"_pt, "a", MarkKind::move_class, 9}, {"o14"_pt, "4", MarkKind::forbidden}};
  drawing.symmetries = {as_isometry(Symmetry::reflect_file_h)};
  drawing.box = 7;
  const std::string plain = terminal_board(drawing, output_with(true));
  EXPECT_EQ(without_colour(terminal_board(drawing, output_with(true, true))), plain);
  std::size_t lines = 0;
  for (std::size_t at = 0; at < plain.size(); at = plain.find('\n', at) + 1, ++lines) {
    EXPECT_LE(display_width(plain.substr(at, plain.find('\n', at) - at)), 60);
  }
  EXPECT_EQ(lines, 17U);  // the last marks column h
  EXPECT_THAT(plain, HasSubstr("─a─●1"));
  EXPECT_THAT(plain, HasSubstr("─○2"));
}

/// The board with one symmetry of these stones, told by what it maps to what.
std::string with_symmetry(const std::string& stones, Point from, Point to, bool unicode) {
  BoardDrawing drawing = drawing_of(stones);
  const IsometryGroup group = stabiliser(drawing.board, SymmetryReading::pattern);
  for (const Isometry& member : group.members()) {
    if (apply(member, from) == to) drawing.symmetries = {member};
  }
  EXPECT_EQ(drawing.symmetries.size(), 1U) << stones;
  return terminal_board(drawing, output_with(unicode));
}

TEST(TerminalBoard, MarksAxesAndCentresWithoutColour) {
  const std::string bare = "black: h8 h7 white: h9 h6";
  const std::string between_rows = with_symmetry(bare, "g8"_pt, "g7"_pt, true);
  EXPECT_THAT(between_rows, HasSubstr("─┤ ┐\n 7 "));
  EXPECT_THAT(between_rows, HasSubstr("─┤ ┘\n 6 "));
  EXPECT_TRUE(between_rows.ends_with("m n o\n"));
  const std::string column = with_symmetry(bare, "g8"_pt, "i8"_pt, false);
  EXPECT_TRUE(column.ends_with("m n o\n                 ^\n")) << column;
  EXPECT_EQ(column.find('\\'), std::string::npos);
  const std::string centre = with_symmetry("black: h8 i8 white: h9 i7", "g8"_pt, "j8"_pt, true);
  EXPECT_THAT(centre, HasSubstr("●×●"));
  EXPECT_THAT(centre, HasSubstr("─┤ ◄\n 7 "));
  EXPECT_TRUE(centre.ends_with("m n o\n                  ^\n")) << centre;
  const std::string rising = with_symmetry("black: h8 i9 white: h9 i8", "g8"_pt, "h7"_pt, false);
  EXPECT_THAT(rising, HasSubstr("\n 1 / . ."));
  EXPECT_THAT(rising, HasSubstr("15 . . . . . . . . . . . . . . /\n"));
  const std::string falling = with_symmetry("black: h8 i9 white: h9 i8", "g8"_pt, "i10"_pt, false);
  EXPECT_THAT(falling, HasSubstr("\n 2 . . . . . . . . . . . . . . \\\n"));
}

TEST(TerminalBoard, LetsStonesStandOut) {
  BoardDrawing drawing = drawing_of("black: h8 i8 white: h9 i9");
  drawing.outlined = {"h8"_pt, "h9"_pt};
  const std::string text = terminal_board(drawing, output_with(true));
  EXPECT_THAT(text, HasSubstr("─◉─●─"));
  EXPECT_THAT(text, HasSubstr("─◎─○─"));
  const std::string ascii = terminal_board(drawing, output_with(false));
  EXPECT_THAT(ascii, HasSubstr(". # X ."));
  EXPECT_THAT(ascii, HasSubstr(". @ O ."));
}

TEST(ClassLetter, NamesEachClassOnceAndNeverAsAStone) {
  std::set<std::string> letters;
  for (int index = 0; index < kClassLetters; ++index) letters.insert(class_letter(index));
  EXPECT_EQ(letters.size(), static_cast<std::size_t>(kClassLetters));
  for (const std::string stone : {"x", "o", "X", "O", ""}) EXPECT_FALSE(letters.contains(stone));
  EXPECT_EQ(class_letter(0), "a");
  EXPECT_EQ(class_letter(kClassLetters), "");
  EXPECT_EQ(class_letter(-1), "");
}

// --- SVG ----------------------------------------------------------------------------------------

/// Whether the text is well-formed XML as far as the pictures use it: every tag closed in turn,
/// attributes quoted, no stray markup.
testing::AssertionResult well_formed_xml(std::string_view text) {
  std::vector<std::string> open;
  std::size_t at = 0;
  const auto fail = [&] { return testing::AssertionFailure() << text.substr(at, 80); };
  while (at < text.size()) {
    if (text[at] != '<') {
      if (text[at] == '>') return fail();
      if (text[at] == '&' && text.substr(at, 6).find(';') == std::string_view::npos) return fail();
      ++at;
      continue;
    }
    const std::size_t end = text.find('>', at);
    if (end == std::string_view::npos) return fail();
    const std::string_view tag = text.substr(at + 1, end - at - 1);
    if (std::count(tag.begin(), tag.end(), '"') % 2 != 0) return fail();
    const std::string name(tag.substr(0, tag.find_first_of(" /?", 1)));
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1)) return fail();
      open.pop_back();
    } else if (!tag.ends_with('/') && !tag.starts_with('?')) {
      open.push_back(name);
    }
    at = end + 1;
  }
  return open.empty() ? testing::AssertionSuccess() : fail();
}

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

TEST(SvgBoard, IsAnAccessiblePicture) {
  BoardDrawing drawing = drawing_of("h8 h9 h7 h6");
  drawing.title = "Rules & <stones> \"here\"";
  drawing.caption = {"One \x01 line", "Another \xFF"};
  drawing.box = 9;
  drawing.marks = {{"g8"_pt, "a"}, {"g7"_pt, "a"}, {"c3"_pt, ""}};
  for (const Symmetry symmetry : kSymmetries) drawing.symmetries.push_back(as_isometry(symmetry));
  const std::string svg = svg_board(drawing);
  EXPECT_TRUE(well_formed_xml(svg));
  EXPECT_THAT(svg, HasSubstr("role=\"img\""));
  EXPECT_THAT(svg, HasSubstr("<title id=\"board-title\">Rules &amp; &lt;stones&gt; "));
  EXPECT_THAT(svg, HasSubstr("Black: h7 h8. White: h6 h9."));
  EXPECT_EQ(count_of(svg, "url(#black-stone)"), 2U);
  EXPECT_EQ(count_of(svg, "class=\"label\""), 2U);
  EXPECT_EQ(count_of(svg, "class=\"number\""), 4U);
  EXPECT_EQ(svg.find('\x01'), std::string::npos);
  EXPECT_EQ(svg.find('\xFF'), std::string::npos);
}

TEST(SvgBoard, DrawsOnlyWhatIsThere) {
  const std::string svg = svg_board(drawing_of("black: h8 white:"));
  EXPECT_TRUE(well_formed_xml(svg));
  EXPECT_EQ(count_of(svg, "class=\"axis\""), 0U);
  EXPECT_EQ(count_of(svg, "class=\"number\""), 0U);
  EXPECT_EQ(count_of(svg, "fill-rule=\"evenodd\""), 0U);
}

}  // namespace
}  // namespace shukei::analyzer

/// Text forms of our own: what is read of a text, written and read again is the same.

#include <array>
#include <string>

#include "analyzer/isometry_text.h"
#include "analyzer/offered_points.h"
#include "db/import/charset.h"
#include "db/import/game_record.h"
#include "db/import/move_text.h"
#include "db/import/text_decoder.h"
#include "db/import/utf8.h"
#include "rules/diagram.h"
#include "rules/notation.h"
#include "rules/opening_act.h"
#include "rules/opening_rule.h"
#include "rules/pattern_symmetry.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/law.h"

namespace shukei::fuzz {
namespace {

/// Takes the first byte off; 0 when there is none.
unsigned take_byte(std::string_view& input) {
  if (input.empty()) return 0;
  const auto byte = static_cast<unsigned char>(input.front());
  input.remove_prefix(1);
  return byte;
}

/// Calls `read`; a ParseError is an answer too.
template <typename Read>
void try_read(std::string_view input, const Read& read) {
  try {
    read();
  } catch (const ParseError& error) {
    check_error(error, input);
  }
}

constexpr unsigned kStageKinds = static_cast<unsigned>(StageKind::pick) + 1;

std::string diagram_of(const Board& board) {
  std::string drawn;
  for (int row = kBoardSize - 1; row >= 0; --row) {
    for (int column = 0; column < kBoardSize; ++column) {
      const auto stone = board.at(*Point::at(column, row));
      drawn += !stone ? ". " : *stone == Colour::black ? "X " : "O ";
    }
    drawn += '\n';
  }
  return drawn;
}

void run_position(std::string_view input) {
  try_read(input, [&] {
    const Position position = parse_position(input);
    const Board& board = position.board;
    if (position.line) {
      must_hold(position.line->board() == board, "a line leads to its board");
      must_hold(parse_line(to_string(*position.line)) == *position.line,
                "a line is read as it is written");
    }
    const std::string sets = "black: " + to_string(listed_moves({board.black(), {}})) +
                             " white: " + to_string(listed_moves({board.white(), {}}));
    must_hold(parse_position(sets).board == board, "sets of stones are read as they are written");
    must_hold(parse_position(diagram_of(board)).board == board, "a diagram is read as it is drawn");
    must_hold(listed_moves(board).size() == static_cast<std::size_t>(board.size()),
              "every stone is listed");
  });
}

void run_points(std::string_view input) {
  try_read(input, [&] {
    const std::vector<Point> points = parse_points(input);
    must_hold(parse_points(to_string(points)) == points, "points are read as they are written");
    const analyzer::OfferedPoints offered = analyzer::parse_offered_points(input);
    must_hold(offered.points == points && offered.off_board.empty(),
              "points are offers of those points");
    const PointSet stones = parse_stones(input);
    must_hold(stones.size() == static_cast<int>(points.size()), "stones are different points");
  });
  try_read(input, [&] {
    const analyzer::OfferedPoints offered = analyzer::parse_offered_points(input);
    for (const std::string& name : offered.off_board) {
      must_hold(!parse_point(name), "what is off the board is no point");
      must_hold(!analyzer::off_board_in_words(name).empty(), "what is off the board is told");
    }
  });
}

void run_diagram(std::string_view input) {
  looks_like_diagram(input);
  try_read(input, [&] {
    const Board board = parse_diagram(input);
    must_hold((board.black() & board.white()).empty(), "no point carries two stones");
    must_hold(parse_diagram(diagram_of(board)) == board, "a diagram is read as it is drawn");
  });
}

void run_opening(std::string_view input) {
  if (const auto code = parse_opening(input)) {
    must_hold(parse_opening(to_string(*code)) == code, "a code is read as it is written");
    must_hold(parse_opening(opening(*code).name) == code, "a name is read as it is written");
  }
  if (const auto rule = RuleBook::standard().parse(input)) {
    must_hold(rule->limit() >= 1 && rule->limit() <= kGreatestLimit,
              "a rule's number is in its range");
    must_hold(RuleBook::standard().parse(rule->name()) == rule, "a rule is read as it is written");
    must_hold(!rule->choices().empty(), "a rule has a way to the fifth move");
  }
}

void run_act(std::string_view input) {
  const auto due = static_cast<StageKind>(take_byte(input) % kStageKinds);
  try_read(input, [&] {
    const OpeningAct act = parse_act(input, due);
    // Where an opening is due, a lone point that is a code too is the opening.
    if (due == StageKind::place_opening && std::holds_alternative<PlaceStone>(act)) return;
    must_hold(parse_act(to_string(act), due) == act, "an act is read as it is written");
  });
}

void run_moves(std::string_view input) {
  db::GameRecord game;
  db::record_moves(input, game);
  must_hold(game.unread_moves.empty() == game.flags.empty(), "a flag tells why moves are unread");
  db::GameRecord again;
  db::record_moves(to_string(game.moves), again);
  must_hold(again.moves == game.moves && again.flags.empty(), "moves are read as they are written");
  for (const Point point : db::parse_offered(input))
    must_hold(parse_point(to_string(point)) == point, "a point is read as it is written");
}

void run_record_values(std::string_view input) {
  if (const auto date = db::parse_date(input)) {
    if (date->is_known())
      must_hold(db::parse_date(to_string(*date)) == date, "a date is read as it is written");
  }
  if (const auto result = db::parse_result(input))
    must_hold(db::parse_result(to_string(*result)) == result, "a result is read as it is written");
  if (const auto name = db::canonical_charset(input))
    must_hold(db::canonical_charset(*name) == name, "a charset has one name");
}

void run_isometry(std::string_view input) {
  Isometry isometry;
  isometry.linear = kSymmetries[take_byte(input) % kSymmetries.size()];
  isometry.shift_x = static_cast<int>(take_byte(input)) - 128;
  isometry.shift_y = static_cast<int>(take_byte(input)) - 128;
  PointSet stones;
  for (const char code : input) {
    if (Point::is_code(static_cast<std::uint8_t>(code)))
      stones.insert(Point::from_code(static_cast<std::uint8_t>(code)));
  }
  const std::string words = analyzer::in_words(isometry, stones);
  must_hold(!words.empty() && words.size() < 100, "an isometry is told in a few words");
  const IsometryGroup group = stabiliser({stones, {}}, SymmetryReading::pattern);
  must_hold(analyzer::in_words(group, stones).size() + 1 == static_cast<std::size_t>(group.size()),
            "each symmetry but the identity is told");
}

void run_decoder(std::string_view input) {
  constexpr std::array<const char*, 9> kCharsets{"",         "US-ASCII",    "UTF-8",
                                                 "GB18030",  "SHIFT_JIS",   "WINDOWS-1251",
                                                 "UTF-16LE", "ISO-8859-15", "BIG5"};
  const auto charset = kCharsets[take_byte(input) % kCharsets.size()];
  const std::string name = db::canonical_charset(charset).value_or(charset);
  db::TextDecoder whole(name);
  std::string at_once;
  whole.append(input, at_once);
  whole.finish(at_once);
  db::TextDecoder pieces(name);
  std::string bit_by_bit;
  for (const char byte : input) pieces.append({&byte, 1}, bit_by_bit);
  pieces.finish(bit_by_bit);
  must_hold(at_once == bit_by_bit, "a text is decoded the same whatever pieces it comes in");
  must_hold(whole.damaged_bytes() == pieces.damaged_bytes(), "damaged bytes are counted the same");
  must_hold(db::is_utf8(at_once), "what is decoded is UTF-8");
  const db::Text text = db::text_of(at_once);
  must_hold(db::is_utf8(text.value), "a text is UTF-8");
  must_hold(whole.damaged_bytes() == 0 || text.damaged, "a text with damaged bytes is damaged");
}

constexpr auto kTargets = std::to_array<FuzzTarget>({
    {"position_text", &run_position, 2048},
    {"points", &run_points, 512},
    {"diagram", &run_diagram, 2048},
    {"opening_name", &run_opening, 64},
    {"opening_act", &run_act, 256},
    {"move_text", &run_moves, 2048},
    {"record_values", &run_record_values, 64},
    {"isometry", &run_isometry, 230},
    {"decoder", &run_decoder, 512},
});

}  // namespace

std::span<const FuzzTarget> text_targets() { return kTargets; }

}  // namespace shukei::fuzz

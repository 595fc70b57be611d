#include <gtest/gtest.h>

#include <sstream>

#include "db/games/game_codec.h"
#include "db/games/game_line.h"
#include "db/games/games_totals.h"
#include "db/games/grade_row.h"
#include "db/games/library_row.h"
#include "db/games/position_note.h"
#include "db/games/position_statistics.h"
#include "db/games/source.h"
#include "db/games/statistics_key.h"
#include "db/import/move_text.h"
#include "db/import/record_fields.h"
#include "db/position_key.h"
#include "tests/db/document_example.h"
#include "tests/db/games/import_place.h"

namespace shukei::db {
namespace {

/// "h8,h9" -> the moves.
std::vector<Move> moves_of(const std::string& text) {
  GameRecord game;
  record_moves(text, game);
  return game.moves;
}

TEST(GamesDocument, Lines) {
  for (const std::string& line : examples("line")) {
    const ExampleFields fields(line);
    const auto number = static_cast<GameNumber>(fields.number("game", 10));
    EXPECT_EQ(hex(line_key(canonical_line(moves_of(fields.text("moves"))), number)), fields.rest);
  }
}

TEST(GamesDocument, KeysOfPositions) {
  for (const std::string& line : examples("statistics_key")) {
    const ExampleFields fields(line);
    const Board board = board_of(fields.text("moves"));
    const auto key = StatisticsKey::of(canonicalise(board).representative);
    EXPECT_EQ(hex(key.value().bytes()), fields.rest);
    EXPECT_EQ(decode_statistics_key(bytes_of(fields.rest)),
              canonicalise(board).representative.board());
  }
}

TEST(GamesDocument, Notes) {
  for (const std::string& line : examples("note")) {
    const ExampleFields fields(line);
    const CanonicalForm form = canonicalise(board_of(fields.text("moves")));
    EXPECT_EQ(hex(encode_note({fields.text("text"), form.to_canonical})), fields.rest);
  }
}

TEST(GamesDocument, Games) {
  for (const std::string& line : examples("game")) {
    const ExampleFields fields(line);
    GameRecord game;
    record_moves(fields.text("moves"), game);
    game.id = fields.text("id");
    if (const auto black = fields.text("black"); !black.empty())
      game.black = Player{"", {black, false}};
    if (const auto white = fields.text("white"); !white.empty())
      game.white = Player{"7", {white, false}};
    if (const auto date = fields.text("date"); !date.empty()) read_date_field(date, game);
    if (const auto rule = fields.text("rule"); !rule.empty()) read_rule_field(rule, game);
    if (const auto result = fields.text("result"); !result.empty()) read_result_field(result, game);
    game.place = Place::line(static_cast<int>(fields.number("line", 10)));
    const auto source = static_cast<SourceNumber>(fields.number("source", 10));
    EXPECT_EQ(hex(encode_game(source, encode_fields(game))), fields.rest);
    EXPECT_EQ(decode_game(bytes_of(fields.rest)).fault, "");
  }
}

/// "game=1 rule=2 year=2001 result=1-0 move=h7" for each game, parted by commas.
PositionStatistics statistics_of(const ExampleFields& fields) {
  PositionStatistics sum;
  PositionVisit visit;
  bool pending = false;
  for (const auto& [name, value] : fields.named) {
    if (name == "game") {
      if (pending) sum.add_visit(visit);
      visit = {static_cast<GameNumber>(std::stoul(value)), {}, 0, std::nullopt};
      pending = true;
    }
    if (name == "rule") visit.rule = static_cast<RuleNumber>(std::stoul(value));
    if (name == "year") visit.year = std::stoi(value);
    if (name == "result") visit.result = parse_result(value);
    if (name == "move") sum.add_move(NextMove(moves_of(value).front(), false), visit);
  }
  sum.add_visit(visit);
  return sum;
}

TEST(GamesDocument, Statistics) {
  for (const std::string& line : examples("statistics")) {
    const ExampleFields fields(line);
    EXPECT_EQ(hex(encode_statistics(statistics_of(fields))), fields.rest);
    EXPECT_EQ(decode_statistics(bytes_of(fields.rest)), statistics_of(fields));
  }
}

TEST(GamesDocument, Sources) {
  for (const std::string& line : examples("source")) {
    const ExampleFields fields(line);
    const Source source{.number = static_cast<SourceNumber>(fields.number("number", 10)),
                        .file = fields.text("file"),
                        .format = Format::renjunet,
                        .charset = fields.text("charset"),
                        .bytes = fields.number("bytes", 10),
                        .digest = fields.number("digest"),
                        .items = fields.number("items", 10),
                        .games = fields.number("games", 10),
                        .nodes = 0,
                        .grades = 0};
    EXPECT_EQ(hex(encode_source(source)), fields.rest);
    EXPECT_EQ(decode_source(source_key(source.number), bytes_of(fields.rest)), source);
  }
}

/// "byte:40", "file".
Place place_of(const std::string& text) {
  return text == "file" ? Place() : Place::byte(std::stoul(text.substr(text.find(':') + 1)));
}

TEST(GamesDocument, Nodes) {
  for (const std::string& line : examples("node")) {
    const ExampleFields fields(line);
    const auto number = static_cast<NodeNumber>(fields.number("node", 10));
    LibraryRow row;
    row.kind = fields.text("kind") == "move" ? NodeKind::move : NodeKind::root;
    row.depth = static_cast<int>(fields.number("depth", 10));
    row.parent = static_cast<NodeNumber>(fields.number("parent", 10));
    if (const auto point = fields.text("point"); !point.empty()) row.point = parse_point(point);
    row.board_text.value = fields.text("board_text");
    row.place = place_of(fields.text("place"));
    EXPECT_EQ(hex(encode_node(row, number)), fields.rest);
    EXPECT_EQ(decode_node(number, bytes_of(fields.rest)), row);
  }
}

TEST(GamesDocument, Grades) {
  for (const std::string& line : examples("grade")) {
    const ExampleFields fields(line);
    const int grade = std::stoi(fields.text("grade"));
    EXPECT_EQ(hex(encode_grade(grade, {fields.text("note"), false})), fields.rest);
    EXPECT_EQ(decode_grade(grade_key("", {}, 0), bytes_of(fields.rest)).value().grade, grade);
  }
}

TEST(GamesDocument, Totals) {
  for (const std::string& line : examples("totals")) {
    const ExampleFields fields(line);
    GamesTotals totals;
    totals.sources = static_cast<std::uint32_t>(fields.number("sources", 10));
    totals.rules = static_cast<std::uint32_t>(fields.number("rules", 10));
    totals.games = static_cast<std::uint32_t>(fields.number("games", 10));
    totals.games_digest = fields.number("digest");
    EXPECT_EQ(hex(encode_totals(totals)), fields.rest);
    EXPECT_EQ(decode_totals(bytes_of(fields.rest)), totals);
  }
}

}  // namespace
}  // namespace shukei::db

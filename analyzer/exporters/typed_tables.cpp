#include "analyzer/exporters/typed_tables.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "analyzer/exporters/csv_games.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/reports/game_filter.h"
#include "db/games/game_visits.h"
#include "rules/notation.h"

namespace shukei::analyzer {
namespace {

/// A column: its type as SQL names it, and what it holds.
struct Column {
  std::string_view name;
  std::string_view type;
  bool nullable;
  std::string_view meaning;
};

constexpr std::array kGameColumns{
    Column{"number", "UINTEGER", false, "the game's number in the database"},
    Column{"source", "VARCHAR", true, "the file it came from"},
    Column{"id", "VARCHAR", true, "its id there"},
    Column{"black", "VARCHAR", true, "who began as Black, by name"},
    Column{"black_id", "VARCHAR", true, "the same by the source's number"},
    Column{"white", "VARCHAR", true, "who began as White"},
    Column{"white_id", "VARCHAR", true, "the same by the source's number"},
    Column{"event", "VARCHAR", true, ""},
    Column{"event_id", "VARCHAR", true, ""},
    Column{"round", "VARCHAR", true, ""},
    Column{"year", "USMALLINT", true, ""},
    Column{"month", "UTINYINT", true, "1 to 12"},
    Column{"day", "UTINYINT", true, "1 to 31"},
    Column{"rule", "VARCHAR", true, "the opening rule as shukei names it"},
    Column{"rule_name", "VARCHAR", true, "the opening rule as the source names it"},
    Column{"result", "VARCHAR", true, "1-0 Black wins, 1/2-1/2, 0-1"},
    Column{"black_points", "DOUBLE", true, "1, 0.5 or 0"},
    Column{"opening", "VARCHAR", true, "D1 to D13, I1 to I13, as played"},
    Column{"moves", "VARCHAR", false, "parted by blanks, a pass is --"},
    Column{"move_count", "USMALLINT", false, "passes among them"},
    Column{"declared", "UTINYINT", true, "how many fifth moves were declared"},
    Column{"offers", "VARCHAR", true, "all fifth moves offered, parted by blanks"},
    Column{"picked", "VARCHAR", true, "the one that was kept"},
};

constexpr std::array kVisitColumns{
    Column{"game", "UINTEGER", false, "games.number"},
    Column{"stones", "UTINYINT", false, "of the position, 0 to 20"},
    Column{"position", "VARCHAR", false,
           "black stones / white stones, each by rank, then by file, of the least of the eight "
           "images"},
    Column{"first", "BOOLEAN", false, "whether the game had not been there before: count these"},
    Column{"next", "VARCHAR", true,
           "the move played there: the least point of its orbit in that image, -- for a pass; NULL "
           "where the game ends, or the statistics do"},
    Column{"out_of_turn", "BOOLEAN", true, "whether the other player made it, after a pass"},
};

void write_table(JsonWriter& json, std::string_view file, std::span<const Column> columns,
                 std::uint64_t rows) {
  json.begin_object();
  json.member("file", file);
  json.member("rows", rows);
  json.key("columns");
  json.begin_array();
  for (const Column& column : columns) {
    json.begin_object();
    json.member("name", column.name);
    json.member("type", column.type);
    json.member("nullable", column.nullable);
    if (!column.meaning.empty()) json.member("meaning", column.meaning);
    json.end_object();
  }
  json.end_array();
  json.end_object();
}

/// "", so NULL, for a number that is not known.
std::string known(int number) { return number > 0 ? std::to_string(number) : ""; }

std::string text_of(const std::optional<db::Text>& text) { return text ? text->value : ""; }

std::string_view points_of(db::GameResult result) {
  switch (result) {
    case db::GameResult::black_wins:
      return "1";
    case db::GameResult::draw:
      return "0.5";
    case db::GameResult::white_wins:
      return "0";
  }
  return "";
}

void add_game(CsvWriter& csv, const ExportedGame& exported) {
  const db::GameRecord& game = exported.record;
  csv.cell(*exported.number).cell(exported.source).cell(game.id.value_or(""));
  add_player(game.black, csv);
  add_player(game.white, csv);
  csv.cell(text_of(game.event)).cell(game.event_id.value_or("")).cell(text_of(game.round));
  csv.cell(known(game.date.year)).cell(known(game.date.month)).cell(known(game.date.day));
  csv.cell(game.rule ? game.rule->name() : "").cell(text_of(game.rule_name));
  csv.cell(game.result ? to_string(*game.result) : "");
  const auto opening = opening_of(game);
  csv.cell(game.result ? points_of(*game.result) : "").cell(opening ? to_string(*opening) : "");
  csv.cell(db::to_string(std::span<const db::Move>(game.moves))).cell(game.moves.size());
  csv.cell(known(game.declared.value_or(0)));
  csv.cell(to_string(std::span<const Point>(game.offers)));
  csv.cell(game.picked ? to_string(*game.picked) : "");
  csv.end_row();
}

/// "h7 h8 / h6 h9".
std::string position_text(const Board& board) {
  std::string text;
  for (const Point point : board.black()) text += to_string(point) + ' ';
  text += '/';
  for (const Point point : board.white()) text += ' ' + to_string(point);
  return text;
}

void add_visit(CsvWriter& csv, std::uint64_t game, const db::GameVisit& visit) {
  const Board board = db::decode_statistics_key(visit.position.bytes()).value();
  csv.cell(game).cell(board.size()).cell(position_text(board)).cell(!visit.again);
  csv.cell(visit.move ? db::to_string(visit.move->move()) : "");
  csv.cell(visit.move ? (visit.move->is_out_of_turn() ? "true" : "false") : "");
  csv.end_row();
}

}  // namespace

/// A file of rows that takes its place when it is finished.
struct TypedTables::Table {
  Table(const std::filesystem::path& file, std::span<const Column> columns)
      : stream(file), output(Output::to_file({}, stream)), csv(output) {
    for (const Column& column : columns) csv.cell(column.name);
    csv.end_row();
  }
  void finish() {
    output.flush();
    stream.finish();
  }

  FileStream stream;
  Output output;
  CsvWriter csv;
};

TypedTables::TypedTables(const std::filesystem::path& directory) : directory_(directory) {
  std::filesystem::create_directories(directory);
  games_ = std::make_unique<Table>(directory / "games.csv", kGameColumns);
  visits_ = std::make_unique<Table>(directory / "visits.csv", kVisitColumns);
}

TypedTables::~TypedTables() = default;

void TypedTables::add(const ExportedGame& game) {
  add_game(games_->csv, game);
  ++game_rows_;
  std::vector<db::GameVisit> visits;
  db::append_visits(game.record.moves, 0, visits);
  for (const db::GameVisit& visit : visits) add_visit(visits_->csv, *game.number, visit);
  visit_rows_ += visits.size();
}

void TypedTables::finish() {
  games_->finish();
  visits_->finish();
  Output output = Output::in_memory({});
  JsonWriter json(output);
  json.begin_object();
  json.member("format", "shukei tables");
  json.member("version", 1);
  json.member("null", "");
  json.key("tables");
  json.begin_array();
  write_table(json, "games.csv", kGameColumns, game_rows_);
  write_table(json, "visits.csv", kVisitColumns, visit_rows_);
  json.end_array();
  json.end_object();
  write_file(directory_ / "schema.json", output.text());
}

}  // namespace shukei::analyzer

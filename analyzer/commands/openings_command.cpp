#include <array>
#include <vector>

#include "analyzer/command_line/invocation.h"
#include "analyzer/commands/commands.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/text_table.h"
#include "rules/fifth_moves.h"
#include "rules/notation.h"
#include "rules/opening.h"

namespace shukei::analyzer {
namespace {

/// What is told of one opening: the orders of its symmetry groups, counting the identity, and how
/// many fourth moves it has up to the symmetries of the board.
struct OpeningFacts {
  const Opening* opening;
  int board_symmetries;
  int pattern_symmetries;
  int fourth_moves;
  int fourth_moves_7x7;
};

int fourth_moves_in(const Board& board, int box) {
  const PointSet candidates = central_box(box) & board.free();
  return static_cast<int>(class_sizes(board, candidates, SymmetryReading::board).size());
}

std::vector<OpeningFacts> facts_of_openings() {
  constexpr int kTaraguchiBox = 7;
  std::vector<OpeningFacts> facts;
  for (const Opening& opening : openings()) {
    const Board board = opening.board();
    facts.push_back({&opening, stabiliser(board, SymmetryReading::board).size(),
                     stabiliser(board, SymmetryReading::pattern).size(),
                     fourth_moves_in(board, kAnywhere), fourth_moves_in(board, kTaraguchiBox)});
  }
  return facts;
}

void write_json(Output& output, const std::vector<OpeningFacts>& all) {
  JsonWriter json(output);
  json.begin_array();
  for (const OpeningFacts& facts : all) {
    json.begin_object();
    json.member("code", to_string(facts.opening->code));
    json.member("name", facts.opening->name);
    json.member("kanji", facts.opening->kanji);
    json.member("chinese", facts.opening->chinese);
    json.member("english", facts.opening->english);
    json.member("moves", facts.opening->line().moves());
    json.member("board_symmetries", facts.board_symmetries);
    json.member("pattern_symmetries", facts.pattern_symmetries);
    json.member("fourth_moves", facts.fourth_moves);
    json.member("fourth_moves_7x7", facts.fourth_moves_7x7);
    json.end_object();
  }
  json.end_array();
}

void write_csv(Output& output, const std::vector<OpeningFacts>& all) {
  CsvWriter csv(output);
  csv.row("code", "name", "kanji", "moves", "board_symmetries", "pattern_symmetries",
          "fourth_moves", "fourth_moves_7x7");
  for (const OpeningFacts& facts : all) {
    csv.row(to_string(facts.opening->code), facts.opening->name, facts.opening->kanji,
            to_string(facts.opening->line()), facts.board_symmetries, facts.pattern_symmetries,
            facts.fourth_moves, facts.fourth_moves_7x7);
  }
}

void write_text(Output& output, const std::vector<OpeningFacts>& all) {
  using enum TextTable::Align;
  // Where kanji cannot be shown the Latin names are enough.
  std::vector<TextTable::Column> columns{{"code"}, {"name"}};
  if (output.unicode()) columns.push_back({"kanji"});
  for (const TextTable::Column& column : {TextTable::Column{"moves"},
                                          {"board", right},
                                          {"pattern", right},
                                          {"4ths", right},
                                          {"7x7", right}}) {
    columns.push_back(column);
  }
  TextTable table(columns);
  for (const OpeningFacts& facts : all) {
    std::vector<std::string> cells{to_string(facts.opening->code),
                                   std::string(facts.opening->name)};
    if (output.unicode()) cells.emplace_back(facts.opening->kanji);
    cells.push_back(to_string(facts.opening->line()));
    for (const int number : {facts.board_symmetries, facts.pattern_symmetries, facts.fourth_moves,
                             facts.fourth_moves_7x7}) {
      cells.push_back(std::to_string(number));
    }
    table.add(std::move(cells));
  }
  table.write(output);
}

ExitStatus run_openings(Invocation& invocation) {
  const auto facts = facts_of_openings();
  invocation.write(facts, write_json, write_csv, write_text);
  return ExitStatus::done;
}

constexpr std::array kExamples{
    Example{"shukei openings", "The 26 openings with their moves, symmetries and fourth moves"},
    Example{"shukei openings --format csv", "The same for a spreadsheet, 26 rows and a header"},
};

}  // namespace

constinit const CommandSpec kOpeningsCommand{
    .name = "openings",
    .summary = "The 26 openings",
    .description =
        "Board and pattern are the orders of the symmetry groups of the three stones, the "
        "identity counted: under the eight symmetries of the board, and of the stones alone. 4ths "
        "is the number of fourth moves up to symmetry of the board, anywhere and in the central "
        "7x7.",
    .examples = kExamples,
    .run = run_openings,
};

}  // namespace shukei::analyzer

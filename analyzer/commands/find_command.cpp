#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question.h"
#include "analyzer/command_line/question_options.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/commands.h"
#include "analyzer/enumeration/rule_list.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/text_table.h"
#include "analyzer/reports/position_search.h"
#include "analyzer/reports/stored_database.h"
#include "rules/notation.h"

namespace shukei::analyzer {
namespace {

/// One position that was found, as it is told.
struct FoundPosition {
  Board board;
  db::PositionRecord record;
};

/// The conditions but the one of the rule, which only the database can tell.
PositionFilter filter_of(const Invocation& invocation) {
  PositionFilter filter;
  filter.stones = invocation.number("stones").value_or(filter.stones);
  filter.board_symmetries = invocation.number("board-symmetries");
  filter.pattern_symmetries = invocation.number("pattern-symmetries");
  filter.least_openings = invocation.number("reachable-from");
  filter.least_classes = invocation.number("min-classes");
  filter.greatest_classes = invocation.number("max-classes");
  filter.reading = invocation.symmetry();
  if (const auto name = invocation.value("opening")) filter.opening = read_opening(*name);
  if (const auto rule = invocation.rule()) {
    filter.fifths_in_9x9 = rule->box_of_move(5, invocation.choice(*rule)) <= 9;
  }
  if ((filter.least_classes || filter.greatest_classes) && filter.stones != 4) {
    throw UsageError("classes of fifth moves are counted for positions of four stones");
  }
  return filter;
}

void write_json(Output& output, const PositionFilter& filter, const FoundPosition& found) {
  JsonWriter json(output, JsonWriter::Layout::line);
  json.begin_object();
  json.member("moves", std::span<const Point>(listed_moves(found.board)));
  json.member("openings", openings_in(found.record));
  json.member("board_symmetries", found.record.board_symmetries.size());
  json.member("pattern_symmetries", found.record.pattern_symmetries.size());
  if (filter.stones == 4) json.member("fifth_classes", fifth_classes_in(found.record, filter));
  json.end_object();
}

void write_csv(CsvWriter& csv, const PositionFilter& filter, const FoundPosition& found) {
  csv.cell(to_string(std::span<const Point>(listed_moves(found.board))))
      .cell(to_string(openings_in(found.record)))
      .cell(found.record.board_symmetries.size())
      .cell(found.record.pattern_symmetries.size());
  if (filter.stones == 4) csv.cell(fifth_classes_in(found.record, filter));
  csv.end_row();
}

void write_text(Output& output, const PositionFilter& filter, const FoundPosition& found) {
  output.print("{:<20}  {:<12}  board {}  pattern {}",
               to_string(std::span<const Point>(listed_moves(found.board))),
               to_string(openings_in(found.record)), found.record.board_symmetries.size(),
               found.record.pattern_symmetries.size());
  if (filter.stones == 4) output.print("  fifths {}", fifth_classes_in(found.record, filter));
  output.write("\n");
}

void write_csv_header(CsvWriter& csv, const PositionFilter& filter) {
  csv.cell("moves").cell("openings").cell("board_symmetries").cell("pattern_symmetries");
  if (filter.stones == 4) csv.cell("fifth_classes");
  csv.end_row();
}

ExitStatus run_find(Invocation& invocation) {
  PositionFilter filter = filter_of(invocation);
  const db::Database database = open_database(invocation.database());
  if (const auto rule = invocation.rule()) {
    filter.possible_bit = possible_bit(database.facts(), {*rule, invocation.choice(*rule)});
  }
  require_level(database, filter.stones);
  const int limit = invocation.number("limit").value_or(0);
  Output& output = invocation.output();
  CsvWriter csv(output);
  if (invocation.format() == Format::csv) write_csv_header(csv, filter);
  int count = 0;
  search_positions(database, filter, [&](const Board& board, const db::PositionRecord& record) {
    const FoundPosition found{board, record};
    if (invocation.format() == Format::json)
      write_json(output, filter, found);
    else if (invocation.format() == Format::csv)
      write_csv(csv, filter, found);
    else
      write_text(output, filter, found);
    return ++count != limit;
  });
  return ExitStatus::done;
}

constexpr int kMany = 1'000'000'000;

constexpr std::array kOptions{
    OptionSpec{
        .name = "stones",
        .kind = ValueKind::number,
        .argument = "N",
        .help = "Positions of so many stones; 4 by default, more than 5 where they are stored",
        .least = 1,
        .greatest = db::kMostStones},
    opening_option("Positions that can be this opening (D7, Kinsei, ...)"),
    OptionSpec{.name = "reachable-from",
               .kind = ValueKind::number,
               .argument = "K",
               .help = "Positions that can be at least so many openings",
               .least = 1,
               .greatest = 26},
    OptionSpec{.name = "board-symmetries",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Positions with so many symmetries of the board, the identity counted",
               .least = 1,
               .greatest = 8},
    OptionSpec{.name = "pattern-symmetries",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Positions whose stones have so many symmetries, edges ignored",
               .least = 1,
               .greatest = 8},
    rule_option("Positions that can arise under this rule", false),
    choice_option("With --rule: the way to the fifth move"),
    OptionSpec{.name = "min-classes",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Positions with at least so many classes of fifth moves",
               .least = 0,
               .greatest = 225},
    OptionSpec{.name = "max-classes",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Positions with at most so many classes of fifth moves",
               .least = 0,
               .greatest = 225},
    kSymmetryOption,
    OptionSpec{.name = "limit",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Stop after so many positions",
               .least = 1,
               .greatest = kMany},
};

constexpr std::array kExamples{
    Example{"shukei find --opening D4 --pattern-symmetries 4",
            "Four-stone positions of Kagetsu whose stones have four symmetries"},
    Example{"shukei find --stones 5 --reachable-from 4 --limit 10",
            "Ten positions of five stones that can be four openings or more"},
};

}  // namespace

constinit const CommandSpec kFindCommand{
    .name = "find",
    .summary = "Stored positions by their properties",
    .description =
        "Positions that meet every condition given, one a line, in canonical orientation and in "
        "the order of the database, which is always the same. With --format json each line is an "
        "object.",
    .options = kOptions,
    .examples = kExamples,
    .run = run_find,
};

}  // namespace shukei::analyzer

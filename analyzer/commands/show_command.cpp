#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question.h"
#include "analyzer/command_line/question_options.h"
#include "analyzer/commands/commands.h"
#include "analyzer/commands/show_answer.h"
#include "analyzer/drawing/svg_board.h"
#include "analyzer/output/file_writer.h"
#include "analyzer/reports/stored_database.h"
#include "analyzer/reports/stored_games.h"

namespace shukei::analyzer {
namespace {

/// The record of a position; nothing when it is not stored. Where there are games, openings need
/// not be there.
std::optional<db::PositionRecord> record_from(const std::filesystem::path& database,
                                              const Position& position,
                                              const std::vector<RuleChoice>& rules,
                                              bool with_games) {
  try {
    const db::Database opened = open_database(database);
    // A database made under other rule tables cannot tell what is possible under these.
    if (opened.facts().build.rules_digest != rule_table_digest(rules)) return std::nullopt;
    return opened.find(canonicalise(position.board).representative);
  } catch (const db::StorageError& error) {
    if (error.fault() != db::StorageFault::missing || !with_games) throw;
    return std::nullopt;
  }
}

PositionAnswer answer_from(const Invocation& invocation, const Position& position) {
  const std::filesystem::path database = invocation.database();
  const auto games = find_games(database);
  const std::vector<RuleChoice> rules = rule_choices(invocation.rules());
  const auto stored = record_from(database, position, rules, games.has_value());
  PositionAnswer answer{report_position(position, rules, stored), std::nullopt, std::nullopt,
                        std::nullopt, invocation.rule()};
  if (answer.rule) answer.choice = invocation.choice(*answer.rule);
  if (!games) return answer;
  answer.games = games_of_position(*games, answer.report.canonical);
  answer.library = library_of_position(*games, position.board);
  answer.note = note_of_position(*games, answer.report.canonical);
  return answer;
}

ExitStatus run_show(Invocation& invocation) {
  const Position position = read_position(invocation.words());
  const PositionAnswer answer = answer_from(invocation, position);
  if (const auto file = invocation.value("svg"))
    write_file(*file, svg_board(drawing_of(answer.report)));
  invocation.write(answer, write_position_json, write_position_csv, write_position_text);
  return ExitStatus::done;
}

constexpr std::array kOptions{
    rule_option("Tell in JSON where this rule lets the next move be placed", false),
    choice_option("The way to the fifth move, for rules that know two"),
    kSvgOption,
};

constexpr std::array kExamples{
    Example{"shukei show D7", "The opening Kinsei: its board, symmetries, rules and fourth moves"},
    Example{"shukei show h8 g8 g7 h7 --format json", "A line in another orientation, as JSON"},
    Example{"shukei show 'black: h8 g7 white: h7 g8'", "A bare set: every opening it can be"},
};

}  // namespace

constinit const CommandSpec kShowCommand{
    .name = "show",
    .summary = "All that is known of a position, in any orientation",
    .description =
        "Any number of stones in any of the eight orientations; the answer is in the orientation "
        "asked. Positions of up to five stones that the openings reach, of more where their "
        "level is stored, are looked up in the database; of others what the rules say is worked "
        "out. After three stones the classes of "
        "fourth moves are marked, after four those of fifth moves; points that are forbidden for "
        "Black are marked x.\n\n"
        "When games are imported: how many came to the position in any orientation and order of "
        "moves, how they went on and ended, by rule and year, and the newest of them. Next moves "
        "that are one by the symmetries of the position are one row. A score is Black's points by "
        "games, a draw half a point, with Wilson's 95 % interval. A note that was written with "
        "'note' "
        "stands at the end.",
    .argument = kPositionArgument,
    .options = kOptions,
    .examples = kExamples,
    .run = run_show,
};

}  // namespace shukei::analyzer

#include <array>

#include "analyzer/batch/forbidden_batch.h"
#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question.h"
#include "analyzer/command_line/question_options.h"
#include "analyzer/command_line/shard.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/commands.h"
#include "analyzer/commands/forbidden_answer.h"
#include "analyzer/drawing/svg_board.h"
#include "analyzer/output/file_writer.h"

namespace shukei::analyzer {
namespace {

/// The point of --point, a free one.
Point read_free_point(const std::string& text, const Board& board) {
  const auto point = parse_point(text);
  if (!point) {
    throw UsageError(fmt::format(
        "--point: '{}' is not a point: files are a to o, ranks 1 to 15, as in h8", text));
  }
  if (const auto stone = board.at(*point)) {
    throw UsageError(fmt::format("--point needs a free point: on {} stands a {} stone",
                                 to_string(*point), to_string(*stone)));
  }
  return *point;
}

template <typename Report>
ExitStatus answer_with(const Invocation& invocation, const Report& report) {
  if (const auto file = invocation.value("svg")) write_file(*file, svg_board(drawing_of(report)));
  invocation.write(
      report, [](Output& output, const Report& answer) { write_json(output, answer); },
      [](Output& output, const Report& answer) { write_csv(output, answer); },
      [](Output& output, const Report& answer) { write_text(output, answer); });
  return ExitStatus::done;
}

ExitStatus run_batch(const Invocation& invocation, const std::string& file) {
  const bool asks_more =
      !invocation.words().empty() || invocation.has("point") || invocation.has("svg");
  if (asks_more) throw UsageError("--batch takes no POSITION, no --point and no --svg beside it");
  if (invocation.format() == Format::csv) {
    throw UsageError("--batch answers with one JSON object a line, not with CSV");
  }
  return answer_batch(invocation, file, forbidden_batch());
}

ExitStatus run_forbidden(Invocation& invocation) {
  if (const auto file = invocation.value("batch")) return run_batch(invocation, *file);
  if (invocation.has("shard")) throw UsageError("--shard parts a batch: it needs --batch FILE");
  if (invocation.words().empty()) throw UsageError("forbidden needs a POSITION or --batch FILE");
  const Position position = read_position(invocation.words());
  const auto asked = invocation.value("point");
  if (!asked) return answer_with(invocation, report_forbidden(position));
  const Point point = read_free_point(*asked, position.board);
  return answer_with(invocation, report_black_move(position, point));
}

constexpr ArgumentSpec kArgument{.name = kPositionArgument.name,
                                 .help = kPositionArgument.help,
                                 .kind = ValueKind::position,
                                 .least = 0,
                                 .greatest = kManyWords};

constexpr std::array kOptions{
    OptionSpec{.name = "point",
               .kind = ValueKind::text,
               .argument = "POINT",
               .help = "Tell why this one point is forbidden or allowed"},
    OptionSpec{.name = "batch",
               .kind = ValueKind::file,
               .argument = "FILE",
               .help = "Answer lines of black stones, a tab, white stones: JSON, in order"},
    shard_option("With --batch: answer part I of N of the lines, I from 0 to N-1"), kSvgOption};

constexpr std::array kExamples{
    Example{"shukei forbidden 'black: g8 i8 h9 h10 white: k8'",
            "Black's forbidden points on the board, each with its reason"},
    Example{"shukei forbidden @diagram.txt --point h8 --svg why.svg",
            "Why h8 is forbidden or allowed, in words and as a picture"},
    Example{"shukei forbidden --batch positions.tsv", "One JSON object for every line of stones"},
};

}  // namespace

constinit const CommandSpec kForbiddenCommand{
    .name = "forbidden",
    .summary = "Black's forbidden points, and why",
    .description =
        "Marks the points that Black may not play: 3 for a double-three, 4 for a double-four, 6 "
        "for an overline; 5 is a point where Black makes a five, which is never forbidden. Threes "
        "count by rule 9.3 of the International Federation: only when Black may play where they "
        "become straight fours, to any depth. Any set of stones can be asked about, whoever is to "
        "move; White's fives and overlines and the winner are told too.\n\n"
        "With --point the stones of the rows that the move makes stand out (◉, #). The points "
        "that make a three a straight four are marked + where Black may play them, else by what "
        "they would be; 5 completes a four.\n\n"
        "With --batch each line is a position: black stones, a tab, white stones; further columns "
        "are not looked at. Empty lines, lines that begin with # and a header row are skipped. A "
        "line that cannot be read is answered by its number and the error, and the exit status "
        "is 2.",
    .argument = kArgument,
    .options = kOptions,
    .examples = kExamples,
    .run = run_forbidden,
};

}  // namespace shukei::analyzer

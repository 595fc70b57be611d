#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question.h"
#include "analyzer/command_line/question_options.h"
#include "analyzer/command_line/shard.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/commands.h"
#include "analyzer/commands/offer_answer.h"
#include "analyzer/commands/offer_batch.h"
#include "analyzer/drawing/mark_ink.h"
#include "analyzer/drawing/svg_board.h"
#include "analyzer/drawing/terminal_board.h"
#include "analyzer/offered_points.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/file_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/style.h"
#include "analyzer/output/text_layout.h"
#include "analyzer/reports/offer_report.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

OfferedPoints read_offered(std::string_view text) {
  try {
    return parse_offered_points(text);
  } catch (const ParseError& error) {
    throw UsageError(fmt::format("--fifths: {}", error.what()));
  }
}

OfferQuestion question_of(const Invocation& invocation) {
  if (invocation.words().empty()) {
    throw UsageError("offer needs a position: four stones, as moves or black: ... white: ...");
  }
  const auto fifths = invocation.value("fifths");
  if (!fifths) throw UsageError("offer needs --fifths, the points offered: --fifths 'g8 g7 i9'");
  const auto rule = invocation.rule();
  if (!rule) throw UsageError("offer needs --rule, the opening rule: --rule soosorv-8");
  OfferedPoints offered = read_offered(*fifths);
  return {.position = with_first_stone(read_position(invocation.words())),
          .rule = *rule,
          .choice = invocation.choice(*rule),
          .fifths = std::move(offered.points),
          .declared = invocation.number("declared"),
          .reading = invocation.symmetry(),
          .off_board = std::move(offered.off_board)};
}

void write_json(Output& output, const OfferReport& report) {
  JsonWriter json(output);
  write_offer_json(json, report, std::nullopt);
}

void write_csv(Output& output, const OfferReport& report) {
  CsvWriter csv(output);
  csv.row("fault", "moves", "by", "text");
  for (const OfferFinding& finding : report.findings) {
    csv.row(to_string(finding.fault), to_string(std::span<const Point>(finding.points)),
            isometry_of(finding, report), in_words(finding, report));
  }
  for (const std::string& name : report.question.off_board) {
    csv.row(to_string(OfferFault::outside_box), name, "", off_board_in_words(name));
  }
}

void write_suggestion(Output& output, const OfferReport& report) {
  if (!report.suggestion) return;
  const auto& [kept, added] = *report.suggestion;
  output.print("Suggestion: {}\n",
               wrapped(kept.empty() ? "keep none" : "keep " + to_string(std::span(kept)),
                       output.width() - 12));
  if (!added.empty()) {
    output.print("            {}\n",
                 wrapped("add " + to_string(std::span(added)), output.width() - 12));
  }
}

void write_text(Output& output, const OfferReport& report) {
  const bool accepted = report.verdict.accepted();
  output.write(terminal_board(drawing_of(report), output));
  output.print("\n{}.\n", styled(output, accepted ? Style::good : Style::bad,
                                 wrapped(summary(report), output.width() - 1)));
  for (const OfferFinding& finding : report.findings) {
    output.print("  {}\n", wrapped(in_words(finding, report), output.width(), 4));
  }
  for (const std::string& name : report.question.off_board) {
    output.print("  {}\n", wrapped(off_board_in_words(name), output.width(), 4));
  }
  const std::string other = other_reading_in_words(report);
  if (!other.empty()) output.print("{}\n", wrapped(other, output.width()));
  if (!report.verdict.required && !report.question.declared) {
    output.print(
        "{}\n", wrapped("The number declared was not told, so it was not judged.", output.width()));
  }
  output.print("{} different offer{} remain{} possible.\n", report.remaining,
               report.remaining == 1 ? "" : "s", report.remaining == 1 ? "s" : "");
  write_suggestion(output, report);
}

ExitStatus run_offer(Invocation& invocation) {
  if (const auto file = invocation.value("batch")) return judge_offers(invocation, *file);
  if (invocation.has("shard")) throw UsageError("--shard parts a batch: it needs --batch FILE");
  const OfferReport report = report_offer(question_of(invocation), invocation.has("suggest"));
  if (const auto file = invocation.value("svg")) write_file(*file, svg_board(drawing_of(report)));
  invocation.write(report, write_json, write_csv, write_text);
  return report.verdict.accepted() ? ExitStatus::done : ExitStatus::no;
}

constexpr std::array kOptions{
    OptionSpec{.name = "fifths",
               .kind = ValueKind::text,
               .argument = "POINTS",
               .help = "The fifth moves offered: 'g8 g7 i9'"},
    rule_option("The opening rule: taraguchi-10, soosorv-8, ...; in a batch where none is told",
                false),
    OptionSpec{.name = "declared",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "How many fifth moves were declared, where the rule has that",
               .least = 0,
               .greatest = 1000},
    choice_option("How the fifth move is made: offer (default where the rule knows it) or single"),
    kSymmetryOption,
    OptionSpec{.name = "suggest",
               .help = "Complete a short or refused offer with points that differ from all others"},
    kSvgOption,
    OptionSpec{.name = "batch",
               .kind = ValueKind::file,
               .argument = "FILE",
               .help = "Judge every line of a file (-: standard input) instead of one offer"},
    shard_option("With --batch: judge part I of N of the lines, I from 0 to N-1"),
};

constexpr std::array kExamples{
    Example{"shukei offer h8 h9 h7 h6 --fifths 'g8 g7 i8 i7 i9' --rule soosorv-8 --declared 5",
            "Refused: four of the five are one and the same move, and by which symmetries"},
    Example{"shukei offer D7 h6 --fifths 'i9 g9' --rule rif --suggest --svg offer.svg",
            "A verdict, a completed offer, and a picture"},
    Example{"shukei offer --batch offers.tsv", "A verdict for every line, as JSON"},
};

}  // namespace

constinit const CommandSpec kOfferCommand{
    .name = "offer",
    .summary = "Judge offered fifth moves: number, places, and that no two are symmetric",
    .description =
        "Everything that is wrong is told at once; for each symmetric pair, by which symmetry. "
        "Whether the four stones can arise under the rule is judged too. Exit status 1: refused. "
        "Where the number declared is not told, any number that could have been declared is right. "
        "A point that is not on the board (z9) is outside every box."
        "\n\nThe lines of a batch are position, rule, declared and offers, parted by tabs, or JSON "
        "objects with the keys position, rule, declared and fifths. Each is answered by an object "
        "on a line of its own, in order; blank lines, lines that begin with # and a header row are "
        "skipped."
        "\n\nWith --shard the lines of one of N parts of the file are answered; the answers of "
        "parts 0 "
        "to N-1, one after the other, are the answer of the whole.",
    .argument = {.name = "POSITION",
                 .help = "The four stones: moves, an opening with a move, or black: ... white: ...",
                 .kind = ValueKind::position,
                 .least = 0,
                 .greatest = kManyWords},
    .options = kOptions,
    .examples = kExamples,
    .run = run_offer,
};

}  // namespace shukei::analyzer

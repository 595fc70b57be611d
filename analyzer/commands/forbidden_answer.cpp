#include "analyzer/commands/forbidden_answer.h"

#include <algorithm>

#include "analyzer/drawing/terminal_board.h"
#include "analyzer/forbidden_text.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/style.h"
#include "analyzer/output/text_layout.h"

namespace shukei::analyzer {
namespace {

void write_row(CsvWriter& csv, const BlackMoveEvidence& move) {
  csv.row(to_string(move.point), to_string(move.move), short_reason(move));
}

/// A label and the text wrapped beside it, `indent` columns from the left.
void write_beside(Output& output, std::string_view label, const std::string& text, int indent) {
  std::string column = wrapped(text, output.width() - indent);
  for (std::size_t end = column.find('\n'); end != std::string::npos;
       end = column.find('\n', end + 1)) {
    column.insert(end + 1, static_cast<std::size_t>(indent), ' ');
  }
  output.print("{}{}\n", padded(label, indent), column);
}

/// "h8   33: the threes g8-h8-i8 and h8-h9-h10".
void write_short_reason(Output& output, const BlackMoveEvidence& move) {
  constexpr int kLabelWidth = 5;
  write_beside(output, to_string(move.point), short_reason(move), kLabelWidth);
}

void write_moves(Output& output, const Position& position) {
  const std::string moves =
      position.line ? to_string(*position.line) : to_string(listed_moves(position.board));
  const std::string heading = moves.empty() ? "the empty board" : moves;
  output.print("{}\n\n", styled(output, Style::heading, wrapped(heading, output.width())));
}

/// What the marks of the drawing stand for; only those that are there.
std::string legend(const BoardDrawing& drawing) {
  std::string text;
  const auto explain = [&](std::string_view label, std::string_view words) {
    for (const Mark& mark : drawing.marks) {
      if (mark.label != label) continue;
      text += fmt::format("{}{} {}", text.empty() ? "" : "; ", label, words);
      return;
    }
  };
  explain("?", "the move asked about");
  explain("+", "makes a straight four");
  explain("5", "makes a five");
  explain("3", "would be a double-three");
  explain("4", "would be a double-four");
  explain("6", "would be an overline");
  return text;
}

}  // namespace

void write_csv(Output& output, const ForbiddenReport& report) {
  CsvWriter csv(output);
  csv.row("point", "move", "reason");
  for (const BlackMoveVerdict& verdict : report.forbidden) write_row(csv, verdict.moves.front());
  for (const Point point : report.black.fives) {
    write_row(csv, judge_black_move(report.asked.board, point).moves.front());
  }
}

void write_csv(Output& output, const BlackMoveReport& report) {
  CsvWriter csv(output);
  csv.row("point", "move", "reason");
  write_row(csv, report.move());
}

void write_text(Output& output, const ForbiddenReport& report) {
  write_moves(output, report.asked);
  output.write(terminal_board(drawing_of(report), output));
  output.write("\n");
  for (const BlackMoveVerdict& verdict : report.forbidden) {
    write_short_reason(output, verdict.moves.front());
  }
  for (const Point point : report.black.fives) {
    write_short_reason(output, judge_black_move(report.asked.board, point).moves.front());
  }
  if (report.forbidden.empty()) output.write("No point is forbidden to Black.\n");
  for (const std::string& note : notes_of(report)) {
    output.print("{}\n", wrapped(note, output.width()));
  }
}

void write_text(Output& output, const BlackMoveReport& report) {
  const BoardDrawing drawing = drawing_of(report);
  output.print("{}\n\n", styled(output, Style::heading, verdict_in_words(report)));
  output.write(terminal_board(drawing, output));
  output.print("\n{}\n\n", wrapped(legend(drawing), output.width()));
  for (const ReasonLine& line : full_reason(report.verdict)) {
    write_beside(output, "", line.text, std::min(2 * line.depth, output.width() / 2));
  }
  if (report.winner) {
    output.print("\n{} has won already.\n", *report.winner == Colour::black ? "Black" : "White");
  }
}

}  // namespace shukei::analyzer

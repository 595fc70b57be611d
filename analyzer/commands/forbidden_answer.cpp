#include "analyzer/commands/forbidden_answer.h"

#include <algorithm>

#include "analyzer/drawing/terminal_board.h"
#include "analyzer/forbidden_text.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/style.h"
#include "analyzer/output/text_layout.h"

namespace shukei::analyzer {
namespace {

// --- JSON ---------------------------------------------------------------------------------------

void write_rows(JsonWriter& json, std::string_view key, const std::vector<Row>& rows) {
  json.key(key);
  json.begin_array();
  for (const Row& row : rows) json.value(row.stones);
  json.end_array();
}

void write_fours(JsonWriter& json, const std::vector<FourEvidence>& fours) {
  json.key("fours");
  json.begin_array();
  for (const FourEvidence& four : fours) {
    json.begin_object();
    json.member("stones", four.row.stones);
    json.member("completions", four.completions);
    json.end_object();
  }
  json.end_array();
}

void write_threes(JsonWriter& json, const std::vector<ThreeEvidence>& threes) {
  json.key("threes");
  json.begin_array();
  for (const ThreeEvidence& three : threes) {
    json.begin_object();
    json.member("stones", three.row.stones);
    json.member("counts", three.counts());
    json.key("straight_four_points");
    json.begin_array();
    for (const StraightFourPoint& point : three.points) {
      json.begin_object();
      json.member("point", point.point);
      json.member("move", to_string(point.move));
      if (point.evidence) json.member("evidence", *point.evidence);
      json.end_object();
    }
    json.end_array();
    json.end_object();
  }
  json.end_array();
}

/// The moves of a proof, that asked about first; "evidence" within them is an index into this list.
void write_evidence(JsonWriter& json, const BlackMoveVerdict& verdict) {
  json.key("evidence");
  json.begin_array();
  for (const BlackMoveEvidence& move : verdict.moves) {
    json.begin_object();
    json.member("point", move.point);
    json.member("move", to_string(move.move));
    write_rows(json, "fives", move.fives);
    write_rows(json, "overlines", move.overlines);
    write_fours(json, move.fours);
    write_threes(json, move.threes);
    json.end_object();
  }
  json.end_array();
}

void write_forbidden_point(JsonWriter& json, const BlackMoveVerdict& verdict) {
  json.begin_object();
  json.member("point", verdict.moves.front().point);
  json.member("kind", to_string(verdict.move()));
  json.member("reason", short_reason(verdict.moves.front()));
  write_evidence(json, verdict);
  json.end_object();
}

void write_colour(JsonWriter& json, std::string_view key, const std::optional<Colour>& colour) {
  json.key(key);
  if (colour) {
    json.value(to_string(*colour));
  } else {
    json.null();
  }
}

void write_board(JsonWriter& json, const Board& board) {
  json.member("stones", board.size());
  json.member("black", board.black());
  json.member("white", board.white());
}

void write_json(Output& output, const ForbiddenReport& report) {
  JsonWriter json(output);
  json.begin_object();
  write_board(json, report.asked.board);
  write_colour(json, "to_move", report.to_move());
  write_colour(json, "winner", report.winner);
  json.key("forbidden");
  json.begin_array();
  for (const BlackMoveVerdict& verdict : report.forbidden) write_forbidden_point(json, verdict);
  json.end_array();
  json.member("fives", report.black.fives);
  json.member("white_fives", report.white_fives);
  json.member("white_overlines", report.white_overlines);
  write_rows(json, "black_rows", report.black_rows);
  write_rows(json, "white_rows", report.white_rows);
  json.end_object();
}

void write_json(Output& output, const BlackMoveReport& report) {
  const BlackMoveEvidence& move = report.move();
  JsonWriter json(output);
  json.begin_object();
  write_board(json, report.asked.board);
  write_colour(json, "to_move", report.asked.board.to_move());
  write_colour(json, "winner", report.winner);
  json.member("point", move.point);
  json.member("move", to_string(move.move));
  json.key("forbidden");
  json.begin_array();
  if (is_forbidden(move.move)) write_forbidden_point(json, report.verdict);
  json.end_array();
  json.member("fives", move.move == BlackMove::five ? PointSet{move.point} : PointSet{});
  write_evidence(json, report.verdict);
  json.member("complete", report.verdict.is_complete);
  json.key("reason");
  json.begin_array();
  for (const ReasonLine& line : full_reason(report.verdict)) {
    json.value(std::string(2 * static_cast<std::size_t>(line.depth), ' ') + line.text);
  }
  json.end_array();
  json.end_object();
}

// --- CSV ----------------------------------------------------------------------------------------

void write_row(CsvWriter& csv, const BlackMoveEvidence& move) {
  csv.row(to_string(move.point), to_string(move.move), short_reason(move));
}

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

// --- text ---------------------------------------------------------------------------------------

std::string_view label_of(BlackMove move) {
  switch (move) {
    case BlackMove::allowed:
      return "+";
    case BlackMove::five:
      return "5";
    case BlackMove::double_three:
      return "3";
    case BlackMove::double_four:
      return "4";
    case BlackMove::overline:
      return "6";
  }
  return "";
}

Mark mark_of(Point point, BlackMove move) {
  const MarkKind kind = move == BlackMove::allowed ? MarkKind::accepted
                        : move == BlackMove::five  ? MarkKind::five
                                                   : MarkKind::forbidden;
  return {point, std::string(label_of(move)), kind, 0};
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

/// "Black has won: e8-f8-g8-h8-i8."
std::string winner_in_words(const ForbiddenReport& report) {
  if (!report.winner) return "";
  const bool black = *report.winner == Colour::black;
  std::string rows;
  for (const Row& row : black ? report.black_rows : report.white_rows) {
    if (black && row.stones.size() > 5) continue;
    rows += (rows.empty() ? "" : ", ") + in_words(row);
  }
  return fmt::format("{} has won: {}.", black ? "Black" : "White", rows);
}

std::string overlines_in_words(const ForbiddenReport& report) {
  std::string rows;
  for (const Row& row : report.black_rows) {
    if (row.stones.size() > 5) rows += (rows.empty() ? "" : ", ") + in_words(row);
  }
  return rows.empty() ? "" : fmt::format("Black has an overline, which wins for nobody: {}.", rows);
}

/// What is to be said of White and of a finished position: sentences.
std::vector<std::string> notes_of(const ForbiddenReport& report) {
  std::vector<std::string> notes;
  const auto add = [&](const std::string& note) {
    if (!note.empty()) notes.push_back(note);
  };
  add(winner_in_words(report));
  add(overlines_in_words(report));
  if (!report.winner && !report.black_rows.empty() && !report.white_rows.empty()) {
    add("Both colours have rows of five or more, as in no game.");
  }
  if (!report.white_fives.empty()) {
    add(fmt::format("White makes five at {}.", to_string(report.white_fives)));
  }
  if (!report.white_overlines.empty()) {
    add(fmt::format("White makes six or more at {}, which wins as well.",
                    to_string(report.white_overlines)));
  }
  if (!report.asked.board.free().empty()) return notes;
  add("The board is full.");
  return notes;
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

/// "h8 is forbidden: double-three".
std::string verdict_in_words(const BlackMoveReport& report) {
  const std::string point = to_string(report.move().point);
  switch (report.move().move) {
    case BlackMove::allowed:
      return point + " is allowed";
    case BlackMove::five:
      return point + " makes a five, which is never forbidden";
    case BlackMove::double_three:
      return point + " is forbidden: double-three";
    case BlackMove::double_four:
      return point + " is forbidden: double-four";
    case BlackMove::overline:
      return point + " is forbidden: overline";
  }
  return point;
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

template <typename Report>
void write_in_format(Output& output, const Report& report) {
  switch (output.format()) {
    case Format::json:
      return write_json(output, report);
    case Format::csv:
      return write_csv(output, report);
    case Format::text:
      return write_text(output, report);
  }
}

}  // namespace

void write_answer(Output& output, const ForbiddenReport& report) {
  write_in_format(output, report);
}
void write_answer(Output& output, const BlackMoveReport& report) {
  write_in_format(output, report);
}

BoardDrawing drawing_of(const ForbiddenReport& report) {
  BoardDrawing drawing;
  drawing.board = report.asked.board;
  drawing.line = report.asked.line;
  drawing.title = "Points forbidden to Black";
  for (const BlackMoveVerdict& verdict : report.forbidden) {
    drawing.marks.push_back(mark_of(verdict.moves.front().point, verdict.move()));
    drawing.caption.push_back(fmt::format("{}: {}.", to_string(verdict.moves.front().point),
                                          short_reason(verdict.moves.front())));
  }
  for (const Point point : report.black.fives) {
    drawing.marks.push_back(mark_of(point, BlackMove::five));
  }
  for (const Row& row : report.black_rows) drawing.outlined |= row.stones;
  for (const Row& row : report.white_rows) drawing.outlined |= row.stones;
  if (report.forbidden.empty()) drawing.caption.push_back("No point is forbidden to Black.");
  for (const std::string& note : notes_of(report)) drawing.caption.push_back(note);
  return drawing;
}

BoardDrawing drawing_of(const BlackMoveReport& report) {
  const BlackMoveEvidence& move = report.move();
  BoardDrawing drawing;
  drawing.board = report.asked.board;
  drawing.title = verdict_in_words(report);
  drawing.marks.push_back(
      {move.point, "?", is_forbidden(move.move) ? MarkKind::forbidden : MarkKind::accepted, 0});
  for (const Row& row : move.fives) drawing.outlined |= row.stones;
  for (const Row& row : move.overlines) drawing.outlined |= row.stones;
  PointSet marked;
  for (const FourEvidence& four : move.fours) {
    drawing.outlined |= four.row.stones;
    marked |= four.completions;
  }
  for (const Point point : marked) drawing.marks.push_back(mark_of(point, BlackMove::five));
  for (const ThreeEvidence& three : move.threes) {
    drawing.outlined |= three.row.stones;
    for (const StraightFourPoint& point : three.points) {
      if (marked.contains(point.point)) continue;
      marked.insert(point.point);
      drawing.marks.push_back(mark_of(point.point, point.move));
    }
  }
  drawing.outlined.erase(move.point);
  for (const ReasonLine& line : full_reason(report.verdict)) drawing.caption.push_back(line.text);
  return drawing;
}

}  // namespace shukei::analyzer

#include "analyzer/commands/forbidden_answer.h"
#include "analyzer/forbidden_text.h"

namespace shukei::analyzer {
namespace {

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

}  // namespace

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
  if (report.forbidden.empty()) drawing.caption.emplace_back("No point is forbidden to Black.");
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

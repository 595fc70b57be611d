#include "analyzer/reports/forbidden_report.h"

#include <algorithm>
#include <array>

namespace shukei::analyzer {
namespace {

void add_white_rows(ForbiddenReport& report) {
  const Board& board = report.asked.board;
  for (const Point point : board.free()) {
    const PointSet next = board.white() | PointSet{point};
    for (const Direction direction : kDirections) {
      const int length = unbroken_row(next, point, direction).size();
      if (length == 5) report.white_fives.insert(point);
      if (length > 5) report.white_overlines.insert(point);
    }
  }
}

}  // namespace

std::optional<Colour> ForbiddenReport::to_move() const {
  if (asked.board.free().empty()) return std::nullopt;
  return asked.board.to_move();
}

ForbiddenReport report_forbidden(const Position& position) {
  const Board& board = position.board;
  ForbiddenReport report{.asked = position,
                         .black = forbidden_points(board),
                         .forbidden = {},
                         .white_fives = {},
                         .white_overlines = {},
                         .winner = winner(board),
                         .black_rows = long_rows(board.black()),
                         .white_rows = long_rows(board.white())};
  for (const Point point : report.black.forbidden()) {
    report.forbidden.push_back(judge_black_move(board, point));
  }
  add_white_rows(report);
  return report;
}

BlackMoveReport report_black_move(const Position& position, Point point) {
  return {position, judge_black_move(position.board, point), winner(position.board)};
}

}  // namespace shukei::analyzer

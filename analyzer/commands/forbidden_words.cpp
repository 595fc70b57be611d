#include "analyzer/commands/forbidden_answer.h"
#include "analyzer/forbidden_text.h"

namespace shukei::analyzer {
namespace {

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

}  // namespace

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

std::string verdict_in_words(const BlackMoveReport& report) {
  std::string point = to_string(report.move().point);
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

}  // namespace shukei::analyzer

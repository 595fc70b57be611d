#include "db/import/opening_grades_reader.h"

#include <charconv>
#include <optional>

#include "db/import/delivery.h"
#include "db/import/move_text.h"
#include "db/import/table_lines.h"
#include "db/import/words.h"
#include "rules/line.h"

namespace shukei::db {
namespace {

/// What the fifth cell of our own exports says of the note.
constexpr std::string_view kDamaged = "damaged";

std::optional<int> read_number(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stopped != end) return std::nullopt;
  return number;
}

/// The stones of a row, in their order; nothing when the text is not different points alone.
std::optional<Line> read_stones(std::string_view text) {
  GameRecord game;
  record_moves(text, game);
  if (!game.unread_moves.empty() || game.moves.empty()) return std::nullopt;
  Line line;
  for (const Move move : game.moves) {
    if (move.is_pass()) return std::nullopt;
    line.append(move.point());
  }
  return line;
}

void read_row(const std::vector<std::string_view>& cells, Place place, Delivery& delivery) {
  const auto line = cells.size() < 3 ? std::nullopt : read_stones(cells[1]);
  if (!line) {
    delivery.skip(SkipReason::unreadable, place, "no plies, moves and grade, parted by tabs");
    return;
  }
  if (read_number(cells[0]) != static_cast<int>(line->size())) {
    delivery.skip(
        SkipReason::wrong_ply_count, place,
        "'" + shown(cells[0]) + "' plies, but " + std::to_string(line->size()) + " moves");
    return;
  }
  const auto grade = read_number(cells[2]);
  if (!grade || *grade < -kGreatestGrade || *grade > kGreatestGrade) {
    delivery.skip(SkipReason::bad_grade, place,
                  "'" + shown(cells[2]) + "' is no grade from -5 to +5");
    return;
  }
  GradedPosition position;
  position.board = line->board();
  position.moves.assign(line->moves().begin(), line->moves().end());
  position.grade = *grade;
  if (cells.size() > 3) position.note = text_of(cells[3]);
  if (cells.size() > 4 && cells[4] == kDamaged) mark_as_kept(position.note);
  position.place = place;
  delivery.give(position);
}

}  // namespace

ReadReport read_opening_grades(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  ReadReport report;
  report.format = Format::grades;
  report.charset = decide_charset(source, nullptr, options.charset);
  Delivery delivery(sink, report, options.limits);
  TextStream stream(source, report.charset);
  TableLines lines(stream, options.limits.text_bytes);
  for (bool first = true; lines.next(); first = false) {
    const Place place = Place::line(lines.number());
    if (lines.is_too_long()) {
      delivery.skip(SkipReason::too_long, place, "the line is too long");
    } else if (!first || lower_case(lines.cells()[0]) != "plies") {
      read_row(lines.cells(), place, delivery);
    }
  }
  return report;
}

}  // namespace shukei::db

#include "db/import/move_lines_reader.h"

#include <algorithm>
#include <optional>

#include "db/import/delivery.h"
#include "db/import/game_columns.h"
#include "db/import/move_text.h"
#include "db/import/table_lines.h"
#include "db/import/text_stream.h"

namespace shukei::db {
namespace {

/// The names of the columns of a line without header: moves, an id before them, a result after
/// them.
std::vector<std::string_view> guessed_columns(const std::vector<std::string_view>& cells) {
  std::vector<std::string_view> names(cells.size());
  auto moves = std::find_if(cells.begin(), cells.end(), begins_with_move);
  if (moves == cells.end()) moves = cells.begin();
  const auto index = static_cast<std::size_t>(moves - cells.begin());
  names[index] = "moves";
  if (index > 0) names[index - 1] = "id";
  const auto result = std::find_if(
      moves + 1, cells.end(), [](std::string_view cell) { return parse_result(cell).has_value(); });
  if (result != cells.end()) names[static_cast<std::size_t>(result - cells.begin())] = "result";
  return names;
}

void read_row(const std::vector<std::string_view>& cells, const GameColumns& columns, Place place,
              Delivery& delivery) {
  GameRecord game;
  game.place = place;
  if (const auto exclusion = columns.read(cells, game)) {
    delivery.skip(*exclusion, place);
  } else {
    delivery.give(game);
  }
}

}  // namespace

ReadReport read_move_lines(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  ReadReport report;
  report.format = Format::move_lines;
  report.charset = decide_charset(source, nullptr, options.charset);
  Delivery delivery(sink, report, options.limits);
  TextStream stream(source, report.charset);
  TableLines lines(stream, options.limits.text_bytes);
  std::optional<GameColumns> header;
  for (bool first = true; lines.next(); first = false) {
    const Place place = Place::line(lines.number());
    if (lines.is_too_long()) {
      delivery.skip(SkipReason::too_long, place, "the line is too long");
      continue;
    }
    if (first) {
      const GameColumns columns(lines.cells());
      if (columns.has_moves()) {
        header = columns;
        continue;
      }
    }
    read_row(lines.cells(), header ? *header : GameColumns(guessed_columns(lines.cells())), place,
             delivery);
  }
  return report;
}

}  // namespace shukei::db

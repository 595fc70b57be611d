#include "db/import/move_lines_reader.h"

#include <algorithm>
#include <array>

#include "db/import/delivery.h"
#include "db/import/move_text.h"
#include "db/import/record_fields.h"
#include "db/import/table_lines.h"
#include "db/import/text_stream.h"
#include "db/import/words.h"

namespace shukei::db {
namespace {

enum class Column : std::uint8_t {
  id,
  moves,
  result,
  black,
  white,
  event,
  round,
  date,
  rule,
  swaps,
  declared,
  offers,
  opening,
  info,
  other,
};

struct ColumnName {
  std::string_view name;
  Column column;
};

constexpr std::array kColumnNames{
    ColumnName{"id", Column::id},
    ColumnName{"game", Column::id},
    ColumnName{"moves", Column::moves},
    ColumnName{"line", Column::moves},
    ColumnName{"result", Column::result},
    ColumnName{"bresult", Column::result},
    ColumnName{"black", Column::black},
    ColumnName{"white", Column::white},
    ColumnName{"event", Column::event},
    ColumnName{"tournament", Column::event},
    ColumnName{"round", Column::round},
    ColumnName{"date", Column::date},
    ColumnName{"year", Column::date},
    ColumnName{"rule", Column::rule},
    ColumnName{"swap", Column::swaps},
    ColumnName{"swaps", Column::swaps},
    ColumnName{"declared", Column::declared},
    ColumnName{"offers", Column::offers},
    ColumnName{"alt", Column::offers},
    ColumnName{"opening", Column::opening},
    ColumnName{"info", Column::info},
    ColumnName{"note", Column::info},
    ColumnName{"comment", Column::info},
};

Column column_named(std::string_view name) {
  const auto found = std::find_if(kColumnNames.begin(), kColumnNames.end(),
                                  [&](const ColumnName& each) { return each.name == name; });
  return found == kColumnNames.end() ? Column::other : found->column;
}

/// The columns of a header row; empty when the line is none: it must name the moves.
std::vector<Column> header_columns(const std::vector<std::string_view>& cells) {
  std::vector<Column> columns;
  for (const std::string_view cell : cells) columns.push_back(column_named(lower_case(cell)));
  const bool has_moves = std::find(columns.begin(), columns.end(), Column::moves) != columns.end();
  return has_moves ? columns : std::vector<Column>{};
}

bool begins_with_move(std::string_view cell) {
  const auto word = MoveScanner(cell).next();
  return word && word->move;
}

/// The columns of a line without header: moves, an id before them, a result after them.
std::vector<Column> guessed_columns(const std::vector<std::string_view>& cells) {
  std::vector<Column> columns(cells.size(), Column::other);
  auto moves = std::find_if(cells.begin(), cells.end(), begins_with_move);
  if (moves == cells.end()) moves = cells.begin();
  const auto index = static_cast<std::size_t>(moves - cells.begin());
  columns[index] = Column::moves;
  if (index > 0) columns[index - 1] = Column::id;
  const auto result = std::find_if(
      moves + 1, cells.end(), [](std::string_view cell) { return parse_result(cell).has_value(); });
  if (result != cells.end())
    columns[static_cast<std::size_t>(result - cells.begin())] = Column::result;
  return columns;
}

/// Writes one cell into the game; offers must come after the moves.
void set_cell(Column column, std::string_view cell, GameRecord& game) {
  switch (column) {
    case Column::id:
      game.id = text_of(cell).value;
      break;
    case Column::moves:
      record_moves(cell, game);
      break;
    case Column::result:
      read_result_field(cell, game);
      break;
    case Column::black:
      game.black = Player{"", text_of(cell)};
      break;
    case Column::white:
      game.white = Player{"", text_of(cell)};
      break;
    case Column::event:
      game.event = text_of(cell);
      break;
    case Column::round:
      game.round = text_of(cell);
      break;
    case Column::date:
      read_date_field(cell, game);
      break;
    case Column::rule:
      read_rule_field(cell, game);
      break;
    case Column::swaps:
      game.swaps = text_of(cell);
      break;
    case Column::declared:
      read_declared_field(cell, game);
      break;
    case Column::offers:
      read_offers_field(cell, game);
      break;
    case Column::opening:
      read_opening_field(cell, game);
      break;
    case Column::info:
      game.info = text_of(cell);
      break;
    case Column::other:
      break;
  }
}

GameRecord game_of(const std::vector<std::string_view>& cells, const std::vector<Column>& columns) {
  GameRecord game;
  const std::size_t count = std::min(cells.size(), columns.size());
  for (const bool offers : {false, true}) {
    for (std::size_t i = 0; i < count; ++i) {
      if (cells[i].empty() || (columns[i] == Column::offers) != offers) continue;
      set_cell(columns[i], cells[i], game);
    }
  }
  return game;
}

/// Hands over the game of one line, or says why it is none.
void deliver(GameRecord& game, Delivery& delivery) {
  const auto unread = "'" + shown(game.unread_moves.value) + "'";
  if (game.flags.contains(GameFlag::unreadable_move)) {
    delivery.skip(SkipReason::unreadable, game.place, unread + " is no move");
  } else if (game.flags.contains(GameFlag::occupied_point)) {
    delivery.skip(SkipReason::occupied_point, game.place, unread + " stands twice");
  } else if (game.flags.contains(GameFlag::too_many_moves)) {
    delivery.skip(SkipReason::too_long, game.place, "more moves than a game can have");
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
  std::vector<Column> columns;
  for (bool first = true; lines.next(); first = false) {
    const Place place = Place::line(lines.number());
    if (lines.is_too_long()) {
      delivery.skip(SkipReason::too_long, place, "the line is too long");
      continue;
    }
    if (first) {
      columns = header_columns(lines.cells());
      if (!columns.empty()) continue;
    }
    GameRecord game =
        game_of(lines.cells(), columns.empty() ? guessed_columns(lines.cells()) : columns);
    game.place = place;
    deliver(game, delivery);
  }
  return report;
}

}  // namespace shukei::db

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

/// Writes one cell, which is not empty, into the game.
using CellReader = void (*)(std::string_view cell, GameRecord& game);

void read_id(std::string_view cell, GameRecord& game) { game.id = text_of(cell).value; }
void read_black(std::string_view cell, GameRecord& game) { game.black = Player{"", text_of(cell)}; }
void read_white(std::string_view cell, GameRecord& game) { game.white = Player{"", text_of(cell)}; }
void read_event(std::string_view cell, GameRecord& game) { game.event = text_of(cell); }
void read_round(std::string_view cell, GameRecord& game) { game.round = text_of(cell); }
void read_swaps(std::string_view cell, GameRecord& game) { game.swaps = text_of(cell); }

struct Column {
  std::string_view name;
  CellReader read;
};

constexpr std::array kColumns{
    Column{"id", &read_id},
    Column{"game", &read_id},
    Column{"moves", &record_moves},
    Column{"line", &record_moves},
    Column{"result", &read_result_field},
    Column{"bresult", &read_result_field},
    Column{"black", &read_black},
    Column{"white", &read_white},
    Column{"event", &read_event},
    Column{"tournament", &read_event},
    Column{"round", &read_round},
    Column{"date", &read_date_field},
    Column{"year", &read_date_field},
    Column{"rule", &read_rule_field},
    Column{"swap", &read_swaps},
    Column{"swaps", &read_swaps},
    Column{"declared", &read_declared_field},
    Column{"offers", &read_offers_field},
    Column{"alt", &read_offers_field},
    Column{"opening", &read_opening_field},
    Column{"info", &append_info},
    Column{"note", &append_info},
    Column{"comment", &append_info},
};

/// What reads the cells of each column, in their order; nothing for columns that are left alone.
using Columns = std::vector<CellReader>;

CellReader reader_of(std::string_view name) {
  const auto column = std::find_if(kColumns.begin(), kColumns.end(),
                                   [&](const Column& each) { return each.name == name; });
  return column == kColumns.end() ? nullptr : column->read;
}

/// The columns of a header row; empty when the line is none: it must name the moves. Of columns for
/// one thing the first counts.
Columns header_columns(const std::vector<std::string_view>& cells) {
  Columns columns;
  for (const std::string_view cell : cells) {
    const CellReader reader = reader_of(lower_case(cell));
    const bool is_taken = std::find(columns.begin(), columns.end(), reader) != columns.end();
    columns.push_back(is_taken ? nullptr : reader);
  }
  const auto moves = std::find(columns.begin(), columns.end(), &record_moves);
  return moves == columns.end() ? Columns{} : columns;
}

bool begins_with_move(std::string_view cell) {
  const auto word = MoveScanner(cell).next();
  return word && word->move;
}

/// The columns of a line without header: moves, an id before them, a result after them.
Columns guessed_columns(const std::vector<std::string_view>& cells) {
  Columns columns(cells.size(), nullptr);
  auto moves = std::find_if(cells.begin(), cells.end(), begins_with_move);
  if (moves == cells.end()) moves = cells.begin();
  const auto index = static_cast<std::size_t>(moves - cells.begin());
  columns[index] = &record_moves;
  if (index > 0) columns[index - 1] = &read_id;
  const auto result = std::find_if(
      moves + 1, cells.end(), [](std::string_view cell) { return parse_result(cell).has_value(); });
  if (result != cells.end()) {
    columns[static_cast<std::size_t>(result - cells.begin())] = &read_result_field;
  }
  return columns;
}

/// Offers are read last: they need the moves.
GameRecord game_of(const std::vector<std::string_view>& cells, const Columns& columns) {
  GameRecord game;
  const std::size_t count = std::min(cells.size(), columns.size());
  for (const bool offers : {false, true}) {
    for (std::size_t i = 0; i < count; ++i) {
      const bool is_offers = columns[i] == &read_offers_field;
      if (columns[i] != nullptr && !cells[i].empty() && is_offers == offers) {
        columns[i](cells[i], game);
      }
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
  Columns columns;
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

#include "db/import/csv_reader.h"

#include "db/import/csv_records.h"
#include "db/import/delivery.h"
#include "db/import/game_columns.h"
#include "rules/parse_error.h"

namespace shukei::db {
namespace {

void read_row(const CsvRecords& records, const GameColumns& columns, Delivery& delivery) {
  GameRecord game;
  game.place = Place::line(records.line());
  if (records.cells().size() > columns.size()) {
    delivery.skip(SkipReason::unreadable, game.place,
                  std::to_string(records.cells().size()) + " cells, but the header row has " +
                      std::to_string(columns.size()));
  } else if (const auto exclusion = columns.read(records.cells(), game)) {
    delivery.skip(*exclusion, game.place);
  } else {
    delivery.give(game);
  }
}

}  // namespace

ReadReport read_csv(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  ReadReport report;
  report.format = Format::csv;
  report.charset = decide_charset(source, nullptr, options.charset);
  Delivery delivery(sink, report, options.limits);
  TextStream stream(source, report.charset);
  CsvRecords records(stream, source.name(), options.limits.text_bytes);
  if (!records.next()) throw ParseError(source.name(), 1, 0, "has no header row");
  const GameColumns columns(records.cells());
  if (!columns.has_moves()) {
    throw ParseError(source.name(), records.line(), 0, "its header row names no column 'moves'");
  }
  while (records.next()) read_row(records, columns, delivery);
  return report;
}

}  // namespace shukei::db

#pragma once

#include "analyzer/exporters/game_exporter.h"
#include "analyzer/output/json_writer.h"

namespace shukei::analyzer {

/// Writes the members of a game into the object that is open: id, black, black_id, white, white_id,
/// event, event_id, round, date, result ("1-0"), rule (as we name it), rule_name (as its source
/// does), opening, moves [points and "--" for a pass], swaps ("1 3", the moves after which colours
/// were exchanged, "-" when they never were), swaps_text (as its source has it), declared, offers
/// [], picked, offers_text, unread_moves, publisher, info, flags [], damaged (the members whose
/// texts are, "black info"). What is not known is left out; moves are always there.
/// db/import/ndjson_reader.h reads them back, `shukei check` what it needs of them.
void write_game_members(const db::GameRecord& game, JsonWriter& json);

/// Writes games as JSON, an object a line, with `number` and `source` before the members above.
class NdjsonGames : public GameExporter {
 public:
  /// `output` outlives the exporter.
  explicit NdjsonGames(Output& output) : json_(output, JsonWriter::Layout::line) {}
  void add(const ExportedGame& game) override;

 private:
  JsonWriter json_;
};

}  // namespace shukei::analyzer

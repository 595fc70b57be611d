#pragma once

#include <optional>

#include "analyzer/exporters/game_exporter.h"
#include "analyzer/output/csv_writer.h"

namespace shukei::analyzer {

/// The two cells of a player: name and id, empty when they are not known.
void add_player(const std::optional<db::Player>& player, CsvWriter& csv);

/// Writes games as comma-separated values, a row each, with a header row; db/import/csv_reader.h
/// reads them back. Lists (moves, offers, flags, damaged: the columns whose texts are) are parted
/// by blanks, a pass is "--"; what is not known is empty.
class CsvGames : public GameExporter {
 public:
  /// Writes the header row. `output` outlives the exporter.
  explicit CsvGames(Output& output);
  void add(const ExportedGame& game) override;

 private:
  CsvWriter csv_;
};

}  // namespace shukei::analyzer

#pragma once

#include <string>

#include "analyzer/exporters/game_exporter.h"
#include "analyzer/output/output.h"

namespace shukei::analyzer {

/// One game as an SGF game tree, ended by a line end: FF[4], GM[4], UTF-8. Our own reader reads
/// back everything but the place and which texts are damaged; blanks around texts are lost. What
/// FF[4] has no property for stands in properties of our own, see README.md.
std::string sgf_game(const db::GameRecord& game);

/// Writes games as a collection of game trees.
class SgfGames : public GameExporter {
 public:
  /// `output` outlives the exporter.
  explicit SgfGames(Output& output) : output_(output) {}
  void add(const ExportedGame& game) override { output_.write(sgf_game(game.record)); }

 private:
  Output& output_;
};

}  // namespace shukei::analyzer

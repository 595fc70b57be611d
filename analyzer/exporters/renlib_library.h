#pragma once

#include <string_view>

#include "analyzer/exporters/game_exporter.h"
#include "analyzer/exporters/move_tree.h"
#include "analyzer/exporters/text_encoder.h"
#include "analyzer/output/output.h"

namespace shukei::analyzer {

/// Writes a tree as a RenLib library of version 3.4: the root, then the nodes in pre-order,
/// children in the order RenLib keeps them in (by position, from a15 to o1), which puts the tree in
/// that order. Texts are in the encoder's charset; RenLib takes them for the one of its system.
/// Throws UsageError that names the line of moves when a text cannot be written: it has a character
/// that the charset has not, a zero, or a backspace in a comment, which would part it in two.
void write_renlib(MoveTree& tree, const TextEncoder& encoder, Output& output);

/// Writes games as one library: lines that begin alike are one as far as they do. The last move of
/// each game has a comment, a line a game: who played, where, when, the result.
/// Memory: a node of a MoveTree for every different position of a line.
class RenlibGames : public GameExporter {
 public:
  /// Both outlive the exporter.
  RenlibGames(const TextEncoder& encoder, Output& output) : encoder_(encoder), output_(output) {}
  void add(const ExportedGame& game) override;
  void finish() override { write_renlib(tree_, encoder_, output_); }

 private:
  const TextEncoder& encoder_;
  Output& output_;
  MoveTree tree_;
};

}  // namespace shukei::analyzer

#pragma once

#include <cstdint>

#include "analyzer/output/output.h"
#include "db/import/import_sink.h"

namespace shukei::analyzer {

/// Writes graded positions as a table parted by tabs, a row each, with a header row: plies, moves,
/// grade, note, damaged. db/import/opening_grades_reader.h reads them back. Games and nodes are
/// left alone.
class GradedPositions : public db::ImportSink {
 public:
  /// Writes the header row. `output` outlives it.
  explicit GradedPositions(Output& output);

  void take_game(const db::GameRecord& /*game*/) override {}
  void take_node(const db::LibraryNode& /*node*/) override {}
  void take_grade(const db::GradedPosition& grade) override;

 private:
  Output& output_;
};

}  // namespace shukei::analyzer

#pragma once

#include "db/import/game_record.h"
#include "db/import/graded_position.h"
#include "db/import/library_node.h"

namespace shukei::db {

/// Takes what a reader finds in a file, one thing at a time. What is handed over is valid only
/// during the call. When the reader throws, the file is refused as a whole: what was handed over
/// before is to be dropped.
class ImportSink {
 public:
  virtual ~ImportSink() = default;
  virtual void take_game(const GameRecord& game) = 0;
  virtual void take_node(const LibraryNode& node) = 0;
  virtual void take_grade(const GradedPosition& grade) = 0;
};

}  // namespace shukei::db

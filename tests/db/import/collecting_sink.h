#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "db/import/file_reader.h"
#include "db/import/import_sink.h"

namespace shukei::db {

/// A node as it was handed over, with a line of its own.
struct CollectedNode {
  LibraryNode node;
  std::vector<Move> line;
};

/// Keeps everything it is given.
class CollectingSink : public ImportSink {
 public:
  void take_game(const GameRecord& game) override { games.push_back(game); }
  void take_node(const LibraryNode& node) override;
  void take_grade(const GradedPosition& grade) override { grades.push_back(grade); }

  std::vector<GameRecord> games;
  std::vector<CollectedNode> nodes;
  std::vector<GradedPosition> grades;
};

/// "move h8 h9 [A] {one line|several lines} mark start repeats": a node in one line of text.
std::string to_string(const CollectedNode& node);

/// What came of reading some bytes.
struct ReadOutcome {
  ReadReport report;
  CollectingSink sink;
};

/// Reads bytes as a file of that content. Checks that the report's numbers agree with each other
/// and with what was handed over.
ReadOutcome read_bytes(std::string_view bytes, const ReadOptions& options = {});

/// The message of the ParseError that reading these bytes ends with; "" when it does not.
std::string refusal_of(std::string_view bytes, const ReadOptions& options = {});

}  // namespace shukei::db

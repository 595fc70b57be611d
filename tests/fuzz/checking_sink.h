#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "db/games/game_chunk.h"
#include "db/games/packed_library.h"
#include "db/import/import_sink.h"
#include "db/import/read_report.h"

namespace shukei::fuzz {

/// Holds everything a reader hands over to what records, nodes and grades promise, and to being
/// stored and read back as it is.
class CheckingSink : public db::ImportSink {
 public:
  void take_game(const db::GameRecord& game) override;
  void take_node(const db::LibraryNode& node) override;
  void take_grade(const db::GradedPosition& grade) override;

  /// Whether a report tells of what was handed over. `most_warnings` is the limit it was read with.
  void check_report(const db::ReadReport& report, std::size_t most_warnings) const;
  /// What can be told once all is read: rows of libraries and visits of games.
  void finish();

  /// All that was handed over, as bytes: equal for equal things.
  [[nodiscard]] const std::string& transcript() const { return transcript_; }

 private:
  std::uint64_t games_ = 0;
  std::uint64_t nodes_ = 0;
  std::uint64_t roots_ = 0;
  std::uint64_t grades_ = 0;
  std::array<std::uint64_t, db::kGameFlagCount> flagged_{};
  int last_depth_ = -1;
  std::string transcript_;
  db::PackedLibrary library_;
  db::GameChunk chunk_{0};
};

}  // namespace shukei::fuzz

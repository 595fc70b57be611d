#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "db/import/game_record.h"

namespace shukei::analyzer {

/// A game on its way out of the database, or out of a file that was just read.
struct ExportedGame {
  const db::GameRecord& record;
  std::optional<std::uint64_t> number;  ///< In the database.
  std::string_view source{};            ///< What it was imported from; "" when that is not known.
};

/// Writes games in one format, one after another. Memory is bounded by one game where the format
/// lets games stand one after another. Not thread-safe.
class GameExporter {
 public:
  virtual ~GameExporter() = default;
  virtual void add(const ExportedGame& game) = 0;
  /// Writes what comes after the last game. Nothing may be added any more.
  virtual void finish() {}
};

}  // namespace shukei::analyzer

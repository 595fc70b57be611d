#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "analyzer/exporters/game_exporter.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/file_writer.h"

namespace shukei::analyzer {

/// Writes games as tables for programs that analyse whole databases (DuckDB, ClickHouse, Spark),
/// three files in a directory:
///
///     games.csv     a row a game
///     visits.csv    a row for each position of the first db::kMostPlies moves of a game and each
///                   way the game went on from there: what the statistics are counted from
///     schema.json   the types of all columns and what they mean; made last
///
/// An empty cell is NULL. The exporters' README shows how to load them.
class TypedTables : public GameExporter {
 public:
  /// Makes the directory unless it is there. Throws std::system_error.
  explicit TypedTables(const std::filesystem::path& directory);
  ~TypedTables() override;

  /// REQUIRES a number.
  void add(const ExportedGame& game) override;
  /// The files take their places now.
  void finish() override;

 private:
  struct Table;

  std::filesystem::path directory_;
  std::unique_ptr<Table> games_;
  std::unique_ptr<Table> visits_;
  std::uint64_t game_rows_ = 0;
  std::uint64_t visit_rows_ = 0;
};

}  // namespace shukei::analyzer

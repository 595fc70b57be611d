#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "db/games/game_writer.h"
#include "db/games/games_totals.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::analyzer {

/// What to import and how.
struct ImportRequest {
  std::filesystem::path database;
  std::vector<std::string> files;  ///< "-" is standard input.
  db::ReadOptions options;
  int threads = 1;
  /// Told how many games were read since the last call; from any thread. May be empty.
  std::function<void(std::uint64_t)> on_progress;
};

/// What became of one file.
struct FileImport {
  std::string file;
  /// Why it was refused as a whole, one line; then the rest is empty.
  std::optional<std::string> error;
  db::ReadReport report;
  std::vector<Point> first_moves;  ///< Of a library: the moves below its root.
  db::StoredFile stored;
};

/// What became of all.
struct ImportReport {
  std::filesystem::path database;  ///< Absolute, symbolic links followed.
  std::vector<FileImport> files;   ///< In the order in which they were asked for.
  db::GamesTotals totals;          ///< Of the database afterwards.
  double seconds = 0;
};

/// Reads files, several at once, and stores them one after the other in the order in which they
/// are asked for, each in one atomic step; so what is stored does not depend on the threads. A
/// file that cannot be read is told of in its place and the others go on. Throws db::StorageError
/// when storing fails; the files before are stored then.
ImportReport import_files(const ImportRequest& request);

}  // namespace shukei::analyzer

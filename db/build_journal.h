#pragma once

#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "db/database_facts.h"
#include "db/written_range.h"

namespace shukei::db {

/// What two builds must have in common besides the facts of their databases for one to go on with
/// what the other has finished.
struct WorkPlan {
  int stones = 0;            ///< Levels up to so many stones.
  std::string part;          ///< Which part of them, as people say it: "whole", "shard 3 of 8".
  std::uint64_t ranges = 0;  ///< A digest of how the levels are cut into ranges.
  friend bool operator==(const WorkPlan&, const WorkPlan&) = default;
};

/// The file `journal` of a build: which ranges are finished, so that the next build need not make
/// them again when this one is killed. FORMAT.md, "The journal of a build", has an example.
///
/// A range is told when its files are on the disk, and a line counts when it is whole: so whatever
/// the journal tells was finished, and a kill or a power cut loses at most ranges that were just
/// being written. For any number of threads.
class BuildJournal {
 public:
  /// The lines with which the journal of a build begins.
  static std::string head(const DatabaseFacts& facts, const WorkPlan& plan);

  /// The ranges that the journal at `file` tells, their files being in `rows`; nothing when there
  /// is none, it cannot be read, or it does not begin with `head`: it is of another build.
  /// Says nothing of the files themselves.
  static std::optional<std::vector<WrittenRange>> read(const std::filesystem::path& file,
                                                       const std::string& head,
                                                       const std::filesystem::path& rows);

  /// Writes a journal of these ranges in one step, in place of what is at `file`. Throws
  /// StorageError.
  BuildJournal(std::filesystem::path file, const std::string& head,
               const std::vector<WrittenRange>& ranges);

  /// Hands the files of a range and then a line for it over to the disk. Throws StorageError.
  void append(const WrittenRange& range);

 private:
  std::filesystem::path file_;
  std::mutex mutex_;
};

}  // namespace shukei::db

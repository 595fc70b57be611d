#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "db/build_journal.h"
#include "db/database_facts.h"
#include "db/inventory.h"
#include "db/level_writer.h"
#include "db/publish_directory.h"
#include "db/written_range.h"

namespace shukei::db {

/// What is to be built, and where it will be.
struct BuildOrder {
  std::filesystem::path path;
  InventoryKind kind = InventoryKind::database;
  BuildFacts facts;
  Replace replace = Replace::no;
  /// With a plan the work can be gone on with when the build is killed.
  std::optional<WorkPlan> plan = {};
  /// On how many threads the files of a killed build are looked at.
  int threads = 1;
};

/// The work of a build until it takes its place: the right to do it, a directory, the ranges that
/// are finished.
///
///     <path>.building-PID/
///       journal      with a plan: which ranges are finished
///       rows/        the files of ranges
///       linked/      names of those files on their way into the product
///       database/    or shard/: what will be put in place
///
/// Of builds that were killed one with the same plan and facts is gone on with: a range counts when
/// its files have the sizes and checksums that the journal tells; all else is deleted. When an
/// exception ends a build with a plan its finished ranges stay for the next one; without a plan
/// nothing stays. May be used by several threads at once where it says so.
class BuildWork {
 public:
  /// Takes the BuildLock, makes missing parent directories and the directory of the work.
  /// Throws StorageError: locked, exists (when the order does not allow to replace),
  /// not_a_database (what stands at the path is not Shukei's, or of the other kind),
  /// no_permission, io.
  explicit BuildWork(BuildOrder order);
  ~BuildWork();
  BuildWork(const BuildWork&) = delete;
  BuildWork& operator=(const BuildWork&) = delete;

  /// Where the product will be: absolute, symbolic links followed.
  [[nodiscard]] const std::filesystem::path& path() const;
  /// The facts as ordered, with RocksDB's version; of the levels nothing yet.
  [[nodiscard]] const DatabaseFacts& facts() const;

  /// The range, when a killed build finished it: it need not be written again. Any thread.
  [[nodiscard]] const WrittenRange* finished(int stones, int range_index) const;

  /// A writer for the `range_index`-th range of the level of `stones` stones, which is not
  /// finished. Ranges of a level are disjoint; indices may have gaps and come in any order. Every
  /// file costs about a millisecond at the end: a few ranges for each thread are enough.
  /// Any thread. REQUIRES 1 <= stones <= kMostStones.
  LevelWriter open_writer(int stones, int range_index);

  /// Adds a range that was written elsewhere; its files stay where they are, and what becomes part
  /// of the product are links to them or, from another file system, copies. Any thread.
  void add_range(WrittenRange range);

  /// All ranges, ascending and disjoint, once all writers have finished; the levels of facts() are
  /// then those of the ranges, a level with a range without rows among them. Throws
  /// std::logic_error when a writer is unfinished or ranges overlap.
  const std::vector<WrittenRange>& close();

  /// Brings all files together in linked/, under names of their own, and returns the ranges as they
  /// are there. REQUIRES close(). Throws StorageError.
  std::vector<WrittenRange> link_files();
  [[nodiscard]] std::filesystem::path linked_directory() const;

  /// The directory that becomes the product; whoever builds makes it and fills it.
  [[nodiscard]] std::filesystem::path product() const;

  /// Hands the product over to the disk and puts it in its place in one step; the work is then
  /// deleted. Throws StorageError.
  void publish();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace shukei::db

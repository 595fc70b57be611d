#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

#include "db/build_work.h"

namespace shukei::db {

class BuiltDatabase;

/// Builds a database beside its place and puts it there in one step when it is whole.
///
///     DatabaseBuilder builder(path, facts, Replace::yes);
///     for every range of every level, on any thread:
///       LevelWriter writer = builder.open_writer(stones, range);  writer.put(...) ...;
///       writer.finish();
///     const DatabaseFacts& facts = builder.check(threads);
///     builder.publish(json_of(facts));
///
/// Until publish() returns the path is as it was before, whatever happens, kill -9 and power cuts
/// included; the moment after, it holds the new database. What becomes of the work of a build that
/// is ended by an exception or killed BuildWork tells.
class DatabaseBuilder {
 public:
  /// Throws what BuildWork's constructor does. REQUIRES an order of a database.
  explicit DatabaseBuilder(BuildOrder order);
  /// The same without a plan.
  DatabaseBuilder(const std::filesystem::path& path, BuildFacts facts, Replace replace);
  ~DatabaseBuilder();
  DatabaseBuilder(const DatabaseBuilder&) = delete;
  DatabaseBuilder& operator=(const DatabaseBuilder&) = delete;

  /// Where ranges are written and added, until check().
  [[nodiscard]] BuildWork& work();

  /// BuildWork::open_writer().
  LevelWriter open_writer(int stones, int range_index);

  /// Brings all ranges together in one step and reads every file back, on `threads` threads: the
  /// checksums of files and blocks must be those that were worked out while the rows were written,
  /// and the number of rows that of the rows put. Rows are not decoded; verify_storage() does that.
  /// A level with a writer is a level of the database, be it empty. Returns the facts that will be
  /// published. Throws StorageError (damaged when something is not as it was written),
  /// std::logic_error when a writer is unfinished or ranges overlap. Call once, after all writers
  /// have finished.
  const DatabaseFacts& check(int threads);

  /// Writes `facts.json` (the text is the caller's), marks the database complete, takes the games
  /// of the one it replaces along, hands all to the disk and puts it in its place. REQUIRES
  /// check(). Throws StorageError.
  void publish(std::string_view facts_json);

  /// Where the database will be: absolute, symbolic links followed.
  [[nodiscard]] const std::filesystem::path& path() const;

 private:
  BuildWork work_;
  std::unique_ptr<BuiltDatabase> database_;
};

}  // namespace shukei::db

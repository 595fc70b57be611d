#include "db/database_builder.h"

#include <rocksdb/version.h>

#include <algorithm>
#include <atomic>
#include <cassert>
#include <mutex>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "db/build_lock.h"
#include "db/built_database.h"
#include "db/durable_files.h"
#include "db/games/games_creation.h"
#include "db/inventory.h"
#include "db/level_range.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

std::string rocksdb_version() {
  return std::to_string(ROCKSDB_MAJOR) + "." + std::to_string(ROCKSDB_MINOR) + "." +
         std::to_string(ROCKSDB_PATCH);
}

void make_directory(const fs::path& directory) {
  std::error_code error;
  fs::create_directories(directory, error);
  if (error) throw system_error(error.value(), directory.string(), "cannot make the directory");
}

/// The path, when its parent directory is there.
fs::path with_parent(const fs::path& path) {
  make_directory(path.parent_path());
  return path;
}

void require_disjoint(const std::vector<WrittenRange>& ranges) {
  const WrittenRange* last = nullptr;
  for (const WrittenRange& range : ranges) {
    if (range.files.empty()) continue;
    if (last != nullptr && last->stones == range.stones && last->last_key() >= range.first_key())
      throw std::logic_error("ranges of a level overlap");
    last = &range;
  }
}

}  // namespace

struct DatabaseBuilder::Build {
  Build(const fs::path& target, BuildFacts build_facts, Replace may_replace)
      : path(with_parent(resolve_database_path(target))), replace(may_replace), lock(path) {
    recover_previous(path);
    remove_leftovers(path);
    require_replaceable(path, replace);
    facts.rocksdb_version = rocksdb_version();
    facts.build = std::move(build_facts);
    make_directory(rows_path(building));
  }
  ~Build() {
    database.reset();
    std::error_code ignored;  // the next build tries again
    fs::remove_all(building, ignored);
  }
  Build(const Build&) = delete;
  Build& operator=(const Build&) = delete;

  void sort_ranges();

  fs::path path;
  fs::path building = building_path(path);
  Replace replace;
  BuildLock lock;
  DatabaseFacts facts;
  std::atomic<int> unfinished = 0;
  std::mutex mutex;
  std::vector<WrittenRange> ranges;  ///< Guarded by mutex while writers are at work.
  std::unique_ptr<BuiltDatabase> database;
};

void DatabaseBuilder::Build::sort_ranges() {
  std::sort(ranges.begin(), ranges.end(), [](const WrittenRange& a, const WrittenRange& b) {
    return std::tie(a.stones, a.range_index) < std::tie(b.stones, b.range_index);
  });
  require_disjoint(ranges);
  for (const WrittenRange& range : ranges) {
    if (facts.levels.empty() || facts.levels.back().stones != range.stones)
      facts.levels.push_back({range.stones, {}});
    facts.levels.back().tally += range.tally;
  }
}

DatabaseBuilder::DatabaseBuilder(const fs::path& path, BuildFacts facts, Replace replace)
    : build_(std::make_unique<Build>(path, std::move(facts), replace)) {}
DatabaseBuilder::~DatabaseBuilder() = default;

LevelWriter DatabaseBuilder::open_writer(int stones, int range_index) {
  assert(stones >= 1 && stones <= kMostStones);
  ++build_->unfinished;
  const fs::path stem =
      rows_path(build_->building) / (std::to_string(stones) + "-" + std::to_string(range_index));
  return LevelWriter(std::make_unique<LevelWriter::Range>(
      stones, range_index, stem, [build = build_.get()](WrittenRange range) {
        const std::scoped_lock guard(build->mutex);
        build->ranges.push_back(std::move(range));
        --build->unfinished;
      }));
}

const DatabaseFacts& DatabaseBuilder::check(int threads) {
  if (build_->unfinished != 0) throw std::logic_error("a writer was not finished");
  build_->sort_ranges();
  build_->database =
      std::make_unique<BuiltDatabase>(build_->building, build_->facts, build_->ranges);
  build_->database->check(threads);
  return build_->facts;
}

void DatabaseBuilder::publish(std::string_view facts_json) {
  if (!build_->database) throw std::logic_error("a database was not checked before publishing");
  build_->database->complete_and_close();
  build_->database.reset();
  fs::remove_all(rows_path(build_->building));
  write_file(build_->building / "facts.json", facts_json);
  write_inventory(build_->building);
  carry_games(build_->path, build_->building);
  sync_tree(build_->building);
  publish_directory(build_->building, build_->path, build_->replace);
}

const fs::path& DatabaseBuilder::path() const { return build_->path; }

}  // namespace shukei::db

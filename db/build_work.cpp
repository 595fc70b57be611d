#include "db/build_work.h"

#include <rocksdb/env.h>
#include <rocksdb/version.h>

#include <algorithm>
#include <cassert>
#include <mutex>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

#include "db/build_lock.h"
#include "db/durable_files.h"
#include "db/games/games_format.h"
#include "db/level_range.h"
#include "db/storage_error.h"
#include "db/unsynced_env.h"

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

void delete_tree(const fs::path& path) {
  std::error_code error;
  fs::remove_all(path, error);
  if (error) throw system_error(error.value(), path.string(), "cannot delete");
}

/// The path, when its parent directory is there.
fs::path with_parent(const fs::path& path) {
  make_directory(path.parent_path());
  return path;
}

/// A database never takes the place of a shard, nor a shard that of a database.
void require_kind(const fs::path& path, InventoryKind kind) {
  const auto there = inventory_kind(path);
  if (!there || *there == kind) return;
  throw StorageError(StorageFault::not_a_database, path.string(),
                     kind == InventoryKind::shard
                         ? "there is a database here, not a shard; it is left alone"
                         : "there is a shard here, not a database; it is left alone");
}

}  // namespace

struct BuildWork::Inside {
  explicit Inside(BuildOrder given)
      : order(std::move(given)), path(with_parent(resolve_database_path(order.path))), lock(path) {
    recover_previous(path);
    require_kind(path, order.kind);
    require_replaceable(path, order.replace);
    require_games_to_carry(path);
    facts.rocksdb_version = rocksdb_version();
    facts.build = order.facts;
    begin();
  }
  ~Inside() {
    if (journal && !ranges.empty() && !published) return;  // the next build goes on with them
    std::error_code ignored;                               // the next build tries again
    fs::remove_all(building, ignored);
  }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

  void begin();
  std::vector<WrittenRange> take_over(const std::string& head);
  void keep_sound(std::vector<WrittenRange>& told) const;
  void remove_strays() const;
  void add(WrittenRange range, bool is_ours);

  [[nodiscard]] fs::path rows() const { return building / "rows"; }

  BuildOrder order;
  fs::path path;
  fs::path building = building_path(path);
  BuildLock lock;
  DatabaseFacts facts;
  std::optional<BuildJournal> journal;
  std::vector<WrittenRange> taken_over;  ///< Finished by a killed build; never changed after.
  std::mutex mutex;
  int unfinished = 0;                ///< Guarded by mutex while writers are at work, as are
  std::vector<WrittenRange> ranges;  ///< these: all that are finished.
  bool published = false;
};

void BuildWork::Inside::begin() {
  if (!order.plan) {
    remove_leftovers(path);
    return make_directory(rows());
  }
  const std::string head = BuildJournal::head(facts, *order.plan);
  taken_over = take_over(head);
  make_directory(rows());
  remove_strays();
  journal.emplace(building / "journal", head, taken_over);
  ranges = taken_over;
}

/// Takes over the directory of a killed build that is of this plan and deletes those of all others.
std::vector<WrittenRange> BuildWork::Inside::take_over(const std::string& head) {
  std::optional<std::vector<WrittenRange>> told;
  for (const fs::path& directory : building_directories(path)) {
    if (!told && (told = BuildJournal::read(directory / "journal", head, rows()))) {
      std::error_code error;
      fs::rename(directory, building, error);
      if (error)
        throw system_error(error.value(), directory.string(), "cannot go on with the build");
    } else if (directory != building) {
      delete_tree(directory);
    }
  }
  if (!told) delete_tree(building);  // an older one of this very number
  if (!told) return {};
  keep_sound(*told);
  return *std::move(told);
}

void BuildWork::Inside::keep_sound(std::vector<WrittenRange>& told) const {
  const std::vector<bool> sound = are_as_written(told, order.threads);
  std::vector<WrittenRange> kept;
  std::set<std::pair<int, int>> seen;
  for (std::size_t i = 0; i < told.size(); ++i) {
    if (sound[i] && seen.emplace(told[i].stones, told[i].range_index).second)
      kept.push_back(std::move(told[i]));
  }
  told = std::move(kept);
}

/// Deletes all of the killed build but the files of ranges that are finished.
void BuildWork::Inside::remove_strays() const {
  for (const char* const name : {"linked", "database", "shard"}) delete_tree(building / name);
  std::set<std::string> known;
  for (const WrittenRange& range : taken_over) {
    for (const WrittenFile& file : range.files) known.insert(file.name);
  }
  for (const auto& entry : fs::directory_iterator(rows())) {
    if (!known.contains(entry.path().filename().string())) delete_tree(entry.path());
  }
}

void BuildWork::Inside::add(WrittenRange range, bool is_ours) {
  if (is_ours && journal) journal->append(range);
  const std::scoped_lock guard(mutex);
  ranges.push_back(std::move(range));
  if (is_ours) --unfinished;
}

BuildWork::BuildWork(BuildOrder order) : inside_(std::make_unique<Inside>(std::move(order))) {}
BuildWork::~BuildWork() = default;

const fs::path& BuildWork::path() const { return inside_->path; }
const DatabaseFacts& BuildWork::facts() const { return inside_->facts; }

const WrittenRange* BuildWork::finished(int stones, int range_index) const {
  for (const WrittenRange& range : inside_->taken_over) {
    if (range.stones == stones && range.range_index == range_index) return &range;
  }
  return nullptr;
}

LevelWriter BuildWork::open_writer(int stones, int range_index) {
  assert(stones >= 1 && stones <= kMostStones);
  {
    const std::scoped_lock guard(inside_->mutex);
    ++inside_->unfinished;
  }
  return LevelWriter(std::make_unique<LevelWriter::Range>(
      LevelWriter::Range::Place{stones, range_index, inside_->rows(), unsynced_env()},
      [inside = inside_.get()](WrittenRange range) { inside->add(std::move(range), true); }));
}

void BuildWork::add_range(WrittenRange range) { inside_->add(std::move(range), false); }

const std::vector<WrittenRange>& BuildWork::close() {
  if (inside_->unfinished != 0) throw std::logic_error("a writer was not finished");
  sort_disjoint(inside_->ranges);
  std::vector<LevelFacts>& levels = inside_->facts.levels;
  levels.clear();
  for (const WrittenRange& range : inside_->ranges) {
    if (levels.empty() || levels.back().stones != range.stones)
      levels.push_back({range.stones, {}});
    levels.back().tally += range.tally;
  }
  return inside_->ranges;
}

fs::path BuildWork::linked_directory() const { return inside_->building / "linked"; }

std::vector<WrittenRange> BuildWork::link_files() {
  const fs::path linked = linked_directory();
  make_directory(linked);
  std::vector<WrittenRange> all = inside_->ranges;
  std::size_t number = 0;
  for (WrittenRange& range : all) {
    const MayMove may_move = range.directory == inside_->rows() ? MayMove::yes : MayMove::no;
    for (WrittenFile& file : range.files) {
      const fs::path from = range.directory / file.name;
      file.name = std::to_string(range.stones) + "-" + std::to_string(number++) + ".sst";
      place_file(from, linked / file.name, may_move);
    }
    range.directory = linked;
  }
  return all;
}

fs::path BuildWork::product() const {
  return inside_->building /
         (inside_->order.kind == InventoryKind::database ? "database" : "shard");
}

void BuildWork::publish() {
  sync_tree(product());
  publish_directory(product(), inside_->path, inside_->order.replace);
  inside_->published = true;
  std::error_code ignored;  // what cannot be deleted now is a leftover for the next build
  fs::remove_all(inside_->building, ignored);
}

}  // namespace shukei::db

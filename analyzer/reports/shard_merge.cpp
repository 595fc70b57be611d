#include "analyzer/reports/shard_merge.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <stdexcept>

#include "analyzer/enumeration/burnside_count.h"
#include "analyzer/enumeration/rule_list.h"
#include "analyzer/worker_arena.h"
#include "db/import/words.h"
#include "db/storage_error.h"

namespace shukei::analyzer {
namespace {

namespace fs = std::filesystem;

/// How problems name a shard.
std::string place_of(const ShardManifest& manifest) {
  return manifest.ranges.empty() ? "a shard" : manifest.ranges.front().directory.string();
}

/// Gathers what is wrong with a set of shards.
class ShardCheck {
 public:
  ShardCheck(ShardSet& set, const BuildRequest& request) : set_(set), request_(request) {}

  void read(const fs::path& directory) {
    try {
      set_.manifests.push_back(read_manifest(directory));
    } catch (const db::StorageError& error) {
      set_.problems.push_back({error.what(), true});
    }
  }

  /// What each shard by itself must be to become part of a database of this program.
  void check_each() {
    for (const ShardManifest& manifest : set_.manifests) {
      const db::BuildFacts& facts = manifest.facts.build;
      if (manifest.facts.format_version != db::kFormatVersion)
        mismatch(manifest, fmt::format("it has format {}, this program writes {}",
                                       manifest.facts.format_version, db::kFormatVersion));
      else if (facts.tool_version != request_.tool_version)
        mismatch(manifest, fmt::format("version {} made it, this is {}",
                                       db::shown(facts.tool_version), request_.tool_version));
      else if (facts.rules_digest != rule_table_digest(request_.rules))
        mismatch(manifest, "it was made under other rule tables than this program's");
    }
  }

  void check_alike() {
    const ShardManifest& first = set_.manifests.front();
    for (const ShardManifest& manifest : set_.manifests) {
      if (manifest.stones != first.stones)
        mismatch(manifest, fmt::format("it goes to {} stones, {} to {}", manifest.stones,
                                       place_of(first), first.stones));
      else if (manifest.shard.count() != first.shard.count())
        mismatch(manifest,
                 fmt::format("it is one of {} shards, {} one of {}", manifest.shard.count(),
                             place_of(first), first.shard.count()));
    }
  }

  void check_complete() {
    std::map<int, const ShardManifest*> seen;
    for (const ShardManifest& manifest : set_.manifests) {
      const auto [at, is_new] = seen.emplace(manifest.shard.index(), &manifest);
      if (!is_new)
        mismatch(manifest, fmt::format("shard {} is repeated, {} is it too",
                                       manifest.shard.in_words(), place_of(*at->second)));
    }
    const int count = set_.manifests.front().shard.count();
    for (int i = 0; i < count; ++i) {
      if (!seen.contains(i))
        set_.problems.push_back({fmt::format("shard {} of {} is missing", i, count), false});
    }
  }

  void check_files() {
    for (const ShardManifest& manifest : set_.manifests) {
      for (const db::WrittenRange& range : manifest.ranges) check_range(range);
    }
  }

  void check_rows() {
    std::vector<db::WrittenRange> ranges;
    std::map<int, ExactInteger> positions;
    for (const ShardManifest& manifest : set_.manifests) {
      for (const db::WrittenRange& range : manifest.ranges) {
        ranges.push_back(range);
        positions[range.stones] += range.tally.positions;
      }
    }
    try {
      db::sort_disjoint(ranges);
    } catch (const std::logic_error&) {
      set_.problems.push_back({"the shards have keys in common", false});
    }
    for (int stones = 1; stones <= set_.manifests.front().stones; ++stones) {
      const ExactInteger expected = count_opening_positions(stones);
      if (positions[stones] != expected)
        set_.problems.push_back(
            {fmt::format("the shards have {} positions of {} stones, Burnside's lemma says {}",
                         positions[stones].str(), stones, expected.str()),
             false});
    }
  }

 private:
  void mismatch(const ShardManifest& manifest, const std::string& text) {
    set_.problems.push_back({fmt::format("{}: {}", place_of(manifest), text), false});
  }

  void check_range(const db::WrittenRange& range) {
    std::vector<db::WrittenRange> files;
    for (const db::WrittenFile& file : range.files) {
      files.push_back({range.stones, 0, range.directory, {file}, {}});
    }
    const std::vector<bool> sound = db::are_as_written(files, request_.threads);
    for (std::size_t i = 0; i < files.size(); ++i) {
      if (!sound[i])
        set_.problems.push_back({fmt::format("{}: the file does not have its checksum",
                                             (range.directory / range.files[i].name).string()),
                                 true});
    }
  }

  ShardSet& set_;
  const BuildRequest& request_;
};

std::unique_ptr<db::DatabaseBuilder> begin_merge(const BuildRequest& request) {
  try {
    return std::make_unique<db::DatabaseBuilder>(
        order_of(request, request.database, db::InventoryKind::database, "merged", {}));
  } catch (const db::StorageError& error) {
    if (error.fault() != db::StorageFault::exists) throw;
    throw db::StorageError(error.fault(), error.path(),
                           error.message() + "; to replace it use 'shukei merge-shards --replace'");
  }
}

}  // namespace

ShardSet read_shards(const std::vector<fs::path>& directories, const BuildRequest& request) {
  ShardSet set;
  ShardCheck check(set, request);
  for (const fs::path& directory : directories) check.read(directory);
  if (set.manifests.empty()) return set;
  check.check_each();
  check.check_alike();
  if (!set.problems.empty()) return set;  // what is missing cannot be told yet
  check.check_complete();
  if (!set.problems.empty()) return set;
  check.check_files();
  check.check_rows();
  return set;
}

BuildReport merge_shards(const ShardSet& shards, const BuildRequest& request) {
  const auto began = std::chrono::steady_clock::now();
  BuildRequest asked = request;
  asked.resumable = false;  // there is nothing to go on with: it takes no time
  const std::unique_ptr<db::DatabaseBuilder> builder = begin_merge(asked);
  BuildReport report{.database = builder->path(), .facts = {}, .rules = {}};
  report.threads = request.threads;
  for (const ShardManifest& manifest : shards.manifests) {
    for (db::WrittenRange range : manifest.ranges) {
      range.range_index = manifest.shard.index();
      builder->work().add_range(std::move(range));
    }
  }
  const int stones = shards.manifests.front().stones;
  WorkerArena arena(request.threads);
  arena.execute([&] {
    const BuildTally tally =
        tally_ranges(level_ranges(std::min(kUsualStones, stones), Shard()), request.rules);
    report.forbidden_fifths = tally.forbidden_fifths();
    report.rules = tally.figures(request.rules);
  });
  report.facts = builder->check(request.threads);
  builder->publish(build_report_json(report, false));
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  return report;
}

}  // namespace shukei::analyzer

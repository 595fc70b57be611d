#include "analyzer/reports/shard_build.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>

#include "analyzer/enumeration/rule_list.h"
#include "analyzer/worker_arena.h"
#include "db/shard_builder.h"
#include "db/storage_error.h"

namespace shukei::analyzer {
namespace {

namespace fs = std::filesystem;

bool is_of_request(const ShardManifest& manifest, const BuildRequest& request, const Shard& shard) {
  return manifest.facts.format_version == db::kFormatVersion &&
         manifest.facts.build.tool_version == request.tool_version &&
         manifest.facts.build.rules_digest == rule_table_digest(request.rules) &&
         manifest.stones == request.stones && manifest.shard == shard;
}

bool has_sound_files(const ShardManifest& manifest, int threads) {
  const std::vector<bool> sound = db::are_as_written(manifest.ranges, threads);
  return std::all_of(sound.begin(), sound.end(), [](bool each) { return each; });
}

/// The manifest of the shard that is wanted, when it is there and sound; nothing when nothing is
/// there or what is may be replaced.
std::optional<ShardManifest> shard_there(const BuildRequest& request, const Shard& shard,
                                         const fs::path& directory) {
  if (db::inventory_kind(directory) != db::InventoryKind::shard) return std::nullopt;
  std::string fault = "another shard than the one asked for is here";
  try {
    ShardManifest manifest = read_manifest(directory);
    if (is_of_request(manifest, request, shard)) {
      if (has_sound_files(manifest, request.threads)) return manifest;
      fault = "the shard here is damaged: a file does not have its checksum";
    }
  } catch (const db::StorageError& error) {
    fault = "the shard here is damaged: " + error.message();
  }
  if (request.replace == db::Replace::yes) return std::nullopt;
  throw db::StorageError(db::StorageFault::exists, directory.string(),
                         fault + "; to make it anew use --replace");
}

/// The ranges of a level put together, as the manifest tells them.
std::vector<db::WrittenRange> by_level(const std::vector<db::WrittenRange>& ranges) {
  std::map<int, db::WrittenRange> levels;
  for (const db::WrittenRange& range : ranges) {
    db::WrittenRange& level = levels[range.stones];
    level.stones = range.stones;
    level.directory = range.directory;
    level.files.insert(level.files.end(), range.files.begin(), range.files.end());
    level.tally += range.tally;
  }
  std::vector<db::WrittenRange> list;
  list.reserve(levels.size());
  for (auto& [stones, level] : levels) list.push_back(std::move(level));
  return list;
}

void make_shard(const BuildRequest& request, ShardReport& report) {
  const Shard& shard = report.manifest.shard;
  const std::vector<LevelRange> ranges = level_ranges(request.stones, shard);
  db::ShardBuilder builder(order_of(request, report.directory, db::InventoryKind::shard,
                                    "shard " + shard.in_words(), ranges));
  report.directory = builder.work().path();
  report.taken_over = taken_over(builder.work(), ranges);
  WorkerArena arena(request.threads);
  arena.execute([&] { write_ranges(builder.work(), ranges, request.rules, request.on_progress); });
  report.manifest.ranges = by_level(builder.check(request.threads));
  report.manifest.facts = builder.work().facts();
  builder.publish(manifest_json(report.manifest));
}

}  // namespace

fs::path shard_directory(const fs::path& database, const Shard& shard) {
  const fs::path named = database.has_filename() ? database : database.parent_path();
  return fmt::format("{}.shard-{}-of-{}", named.string(), shard.index(), shard.count());
}

ShardReport build_shard(const BuildRequest& request, const Shard& shard,
                        const fs::path& directory) {
  const auto began = std::chrono::steady_clock::now();
  ShardReport report{.directory = directory, .manifest = {}, .threads = request.threads};
  if (auto manifest = shard_there(request, shard, directory)) {
    report.manifest = *std::move(manifest);
    report.was_there = true;
  } else {
    report.manifest.stones = request.stones;
    report.manifest.shard = shard;
    make_shard(request, report);
  }
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  return report;
}

}  // namespace shukei::analyzer

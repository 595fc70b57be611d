#include "analyzer/reports/build_prediction.h"

#include <fmt/core.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <system_error>

#include "analyzer/worker_arena.h"
#include "db/publish_directory.h"
#include "db/row_sample.h"
#include "db/storage_error.h"

namespace shukei::analyzer {
namespace {

namespace fs = std::filesystem;

constexpr double kSampleRows = 300'000;

/// A build does more than to write rows: it reads the files back and waits for the disk.
constexpr double kBesidesWriting = 1.1;

/// What a build has resident whatever its size, and for each thread: estimates, which come to a
/// little more than the 24 MB that two threads were seen to take with six stones.
constexpr std::uint64_t kMemory = 15'000'000;
constexpr std::uint64_t kMemoryOfThread = 5'000'000;

/// The level's black sets.
std::vector<BlackSet> sets_of_level(const std::vector<LevelRange>& ranges, int stones) {
  std::vector<BlackSet> sets;
  for (const LevelRange& range : ranges) {
    if (range.family.stones == stones)
      sets.insert(sets.end(), range.black.begin(), range.black.end());
  }
  return sets;
}

/// As many ranges of the greatest level as there are threads, of some black sets each, as many in
/// each, from all over it.
std::vector<LevelRange> sample_of(const std::vector<LevelRange>& ranges, int threads) {
  const LevelRange& greatest = ranges.front();
  const std::vector<BlackSet> sets = sets_of_level(ranges, greatest.family.stones);
  double rows = 0;
  for (const LevelRange& range : ranges) {
    if (range.family.stones == greatest.family.stones) rows += range.rows;
  }
  const auto all = static_cast<double>(sets.size());
  const auto wanted = static_cast<std::size_t>(std::ceil(kSampleRows / std::max(rows, 1.0) * all));
  const auto parts = static_cast<std::size_t>(threads);
  const std::size_t even = (std::max(wanted, std::size_t{1}) + parts - 1) / parts * parts;
  const std::size_t chosen = std::min(sets.size(), even);
  std::vector<LevelRange> sample;
  sample.reserve(parts);
  for (int part = 0; part < threads; ++part) sample.push_back({greatest.family, part, {}, 0});
  for (std::size_t i = 0; i < chosen; ++i) {
    const std::size_t part = i * parts / chosen;
    sample[part].black.push_back(sets[i * sets.size() / chosen]);
  }
  return sample;
}

/// Writes the sample into memory and estimates from it.
void measure(const BuildRequest& request, const std::vector<LevelRange>& ranges,
             BuildPrediction& prediction) {
  const auto sample = sample_of(ranges, request.threads);
  db::RowSample written;
  WorkerArena arena(request.threads);
  const auto began = std::chrono::steady_clock::now();
  arena.execute([&] {
    oneapi::tbb::parallel_for(std::size_t{0}, sample.size(), [&](std::size_t i) {
      const int stones = sample[i].family.stones;
      write_range(sample[i], request.rules, written.open_writer(stones, sample[i].index), {});
    });
  });
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  const db::RowSample::Size size = written.size();
  prediction.sample_rows = size.rows;
  prediction.sample_seconds = took.count();
  if (size.rows == 0) return;  // a shard may have nothing of the greatest level
  const double scale = static_cast<double>(prediction.rows) / static_cast<double>(size.rows);
  const auto scaled = [&](std::uint64_t bytes) {
    return static_cast<std::uint64_t>(static_cast<double>(bytes) * scale);
  };
  prediction.bytes = scaled(size.bytes);
  prediction.seconds = took.count() * scale * kBesidesWriting;
  prediction.memory = kMemory + kMemoryOfThread * static_cast<std::uint64_t>(request.threads) +
                      scaled(size.index_bytes);
}

std::uint64_t bytes_in(const fs::path& directory) {
  std::uint64_t bytes = 0;
  std::error_code ignored;
  for (const auto& entry : fs::recursive_directory_iterator(directory, ignored)) {
    const std::uintmax_t size = entry.is_regular_file(ignored) ? entry.file_size(ignored) : 0;
    if (!ignored) bytes += size;
  }
  return bytes;
}

/// What is free where the path will be, and what killed builds left there: it is used or deleted.
std::uint64_t room_at(const fs::path& path) {
  const fs::path place = db::resolve_database_path(path);
  fs::path there = place.parent_path();
  std::error_code error;
  while (!fs::exists(there, error) && there.has_relative_path()) there = there.parent_path();
  const fs::space_info space = fs::space(there, error);
  if (error)
    throw db::StorageError(db::StorageFault::io, there.string(),
                           "cannot tell how much is free: " + error.message());
  std::uint64_t room = space.available;
  for (const fs::path& left : db::building_directories(place)) room += bytes_in(left);
  return room;
}

}  // namespace

BuildPrediction predict_build(const BuildRequest& request, const std::optional<Shard>& shard,
                              const fs::path& place) {
  BuildPrediction prediction;
  prediction.place = place;
  prediction.stones = request.stones;
  prediction.shard = shard;
  prediction.threads = request.threads;
  prediction.free_bytes = room_at(place);
  for (int stones = 1; stones <= request.stones; ++stones) {
    prediction.positions.push_back(count_opening_positions(stones));
  }
  const auto ranges = level_ranges(request.stones, shard.value_or(Shard()));
  prediction.rows = shard ? static_cast<std::uint64_t>(std::llround(rows_of(ranges)))
                          : positions_to_build(request.stones);
  measure(request, ranges, prediction);
  return prediction;
}

std::string prediction_in_words(const BuildPrediction& prediction) {
  return fmt::format("{}{} positions, about {} and {:.0f} s on {} thread{}; {} are free",
                     prediction.shard ? "about " : "", prediction.rows,
                     bytes_in_words(prediction.bytes), prediction.seconds, prediction.threads,
                     prediction.threads == 1 ? "" : "s", bytes_in_words(prediction.free_bytes));
}

void require_room(const BuildPrediction& prediction) {
  if (prediction.fits()) return;
  throw db::StorageError(
      db::StorageFault::io, prediction.place.string(),
      fmt::format("the build needs about {} on the disk, {} are free",
                  bytes_in_words(prediction.bytes), bytes_in_words(prediction.free_bytes)));
}

std::string bytes_in_words(std::uint64_t bytes) {
  auto number = static_cast<double>(bytes);
  for (const char* const unit : {"bytes", "kB", "MB", "GB"}) {
    if (number < 999.5)
      return fmt::format("{:.{}f} {}", number, number < 99.95 && bytes > 999 ? 1 : 0, unit);
    number /= 1000;
  }
  return fmt::format("{:.1f} TB", number);
}

}  // namespace shukei::analyzer

#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/enumeration/burnside_count.h"
#include "analyzer/reports/database_build.h"

namespace shukei::analyzer {

/// What a build would need, found out before it begins.
struct BuildPrediction {
  std::filesystem::path place;  ///< Of the database or shard.
  int stones = 0;
  std::optional<Shard> shard;
  std::vector<ExactInteger> positions;  ///< [0] of one stone, ...: of the whole levels, exact.
  std::uint64_t rows = 0;        ///< To be written: all of them, or about so many of a shard.
  std::uint64_t bytes = 0;       ///< On the disk, about.
  double seconds = 0;            ///< About.
  std::uint64_t memory = 0;      ///< Bytes resident at most, about.
  std::uint64_t free_bytes = 0;  ///< What the disk has room for, with what killed builds left.
  int threads = 1;
  std::uint64_t sample_rows = 0;  ///< From which bytes and seconds are estimated.
  double sample_seconds = 0;

  [[nodiscard]] bool fits() const { return bytes <= free_bytes; }
};

/// Predicts what build_database() would need, or build_shard() with a shard in `place`. Positions
/// are counted exactly; bytes and seconds are estimated from some hundred thousand rows of the
/// greatest level that are written into memory on as many threads, in less than a second. Writes
/// nothing to the disk. Throws db::StorageError when the disk cannot be asked.
BuildPrediction predict_build(const BuildRequest& request, const std::optional<Shard>& shard,
                              const std::filesystem::path& place);

/// "115511225 positions, about 180 MB and 25 s on 2 threads; 75.2 GB are free".
std::string prediction_in_words(const BuildPrediction& prediction);

/// Throws db::StorageError (io) when the disk clearly has no room for the build.
void require_room(const BuildPrediction& prediction);

/// "183 MB", "75.2 GB": decimal units, three digits.
std::string bytes_in_words(std::uint64_t bytes);

}  // namespace shukei::analyzer

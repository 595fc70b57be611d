#include "db/written_range.h"

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <tuple>

#include "db/parallel_tasks.h"
#include "db/sst_check.h"

namespace shukei::db {
namespace {

bool stands_before(const WrittenRange& a, const WrittenRange& b) {
  if (a.stones != b.stones) return a.stones < b.stones;
  if (a.empty() || b.empty())
    return std::tuple(!a.empty(), a.range_index) < std::tuple(!b.empty(), b.range_index);
  return a.first_key() < b.first_key();
}

}  // namespace

void sort_disjoint(std::vector<WrittenRange>& ranges) {
  std::sort(ranges.begin(), ranges.end(), stands_before);
  const WrittenRange* last = nullptr;
  for (const WrittenRange& range : ranges) {
    if (range.empty()) continue;
    if (last != nullptr && last->stones == range.stones && last->last_key() >= range.first_key())
      throw std::logic_error("ranges of a level overlap");
    last = &range;
  }
}

bool is_as_written(const std::filesystem::path& directory, const WrittenFile& file) {
  std::error_code error;
  const std::filesystem::path path = directory / file.name;
  return std::filesystem::file_size(path, error) == file.bytes && !error &&
         checksum_of_file(path.string()) == file.checksum;
}

std::vector<bool> are_as_written(const std::vector<WrittenRange>& ranges, int threads) {
  std::vector<char> sound(ranges.size());  // bits cannot be written by several threads
  std::vector<std::function<void()>> tasks;
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    tasks.emplace_back([&, i] {
      const WrittenRange& range = ranges[i];
      const bool is_sound = std::all_of(
          range.files.begin(), range.files.end(),
          [&](const WrittenFile& file) { return is_as_written(range.directory, file); });
      sound[i] = is_sound ? 1 : 0;
    });
  }
  run_in_parallel(threads, tasks);
  return {sound.begin(), sound.end()};
}

}  // namespace shukei::db

/// How fast a generated RenjuNet database of 165,000 games comes into a database, statistics of all
/// positions of 20 moves and all, and how long the most popular position takes when none of the
/// files is in memory. Peak memory is told by the process itself, the generated text apart.

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>
#include <stdexcept>

#include "analyzer/reports/file_import.h"
#include "analyzer/reports/position_games.h"
#include "db/database.h"
#include "tests/db/temporary_place.h"
#include "tests/support/foreign_files.h"

namespace shukei::analyzer {
namespace {

namespace fs = std::filesystem;

constexpr int kGames = 165'000;

/// The generated file, on the disk so that it takes no memory.
class GeneratedFile {
 public:
  GeneratedFile() { std::ofstream(path(), std::ios::binary) << renjunet_database(kGames, 1); }
  [[nodiscard]] std::string path() const { return (place_.path() / "games.rif").string(); }

 private:
  db::TemporaryPlace place_;
};

const GeneratedFile& generated() {
  static const GeneratedFile kFile;
  return kFile;
}

ImportRequest request(const fs::path& database, int threads) {
  return {.database = database,
          .files = {generated().path()},
          .options = {},
          .threads = threads,
          .on_progress = {}};
}

double peak_megabytes() {
  struct rusage usage {};
  ::getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

void import_renjunet_database(benchmark::State& state) {
  generated();
  for (auto _ : state) {
    const db::TemporaryPlace place;
    const ImportReport report =
        import_files(request(place.database(), static_cast<int>(state.range(0))));
    if (report.files.front().report.items != kGames) throw std::runtime_error("games are missing");
  }
  state.SetItemsProcessed(kGames * state.iterations());
  state.counters["peak_MB"] = peak_megabytes();
}
BENCHMARK(import_renjunet_database)
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MeasureProcessCPUTime();

void import_it_again(benchmark::State& state) {
  const db::TemporaryPlace place;
  import_files(request(place.database(), 2));
  for (auto _ : state) import_files(request(place.database(), 2));
  state.SetItemsProcessed(kGames * state.iterations());
}
BENCHMARK(import_it_again)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Asks the operating system to forget what it has of the files.
void forget_files(const fs::path& directory) {
  for (const auto& entry : fs::recursive_directory_iterator(directory)) {
    if (!entry.is_regular_file()) continue;
    const int file = ::open(entry.path().c_str(), O_RDONLY | O_CLOEXEC);
    ::fsync(file);
    ::posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    ::close(file);
  }
}

void show_the_most_popular_position(benchmark::State& state) {
  const db::TemporaryPlace place;
  import_files(request(place.database(), 2));
  const CanonicalForm form = canonicalise(Board({kCentre}, {}));
  for (auto _ : state) {
    state.PauseTiming();
    forget_files(place.path());
    state.ResumeTiming();
    const auto games = db::GameStore::open(place.database());
    benchmark::DoNotOptimize(games_of_position(*games, form).top.size());
  }
}
BENCHMARK(show_the_most_popular_position)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace shukei::analyzer

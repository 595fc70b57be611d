/// What the store costs beside RocksDB alone: the level of five stones written, checked and put
/// in place against a program that only writes the same keys and values and ingests them, with
/// the same options and number of threads; and a position found against a bare Get of its key.

#include <benchmark/benchmark.h>
#include <rocksdb/db.h>
#include <rocksdb/sst_file_writer.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "analyzer/enumeration/record_maker.h"
#include "analyzer/reports/database_build.h"
#include "db/database.h"
#include "db/database_builder.h"
#include "db/position_codec.h"
#include "db/position_key.h"
#include "db/rocksdb_options.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

constexpr int kStones = 5;

struct Row {
  Board board;
  PositionRecord record;
};

/// The rows of five stones as the database has them.
const std::vector<Row>& rows() {
  static const std::vector<Row> all = [] {
    using namespace analyzer;
    std::vector<Row> made;
    const auto rules = rule_choices(RuleBook::standard());
    const auto family = PositionFamily::of_openings(kStones);
    RecordMaker maker(rules, family);
    for (const BlackSet& black : black_sets(family)) {
      maker.for_each_record(black, [&](const Board& board, const PositionRecord& record) {
        made.push_back({board, record});
      });
    }
    return made;
  }();
  return all;
}

/// The same rows as keys and values.
const std::vector<std::pair<KeyBytes, ValueBytes>>& bytes() {
  static const auto all = [] {
    std::vector<std::pair<KeyBytes, ValueBytes>> made(rows().size());
    for (std::size_t i = 0; i < made.size(); ++i) {
      encode_key(rows()[i].board, made[i].first);
      encode_record(rows()[i].record, kStones, made[i].second);
    }
    return made;
  }();
  return all;
}

rocksdb::Slice key_of(std::size_t row) { return {bytes()[row].first.data(), key_size(kStones)}; }
rocksdb::Slice value_of(std::size_t row) {
  return {bytes()[row].second.data(), value_size(kStones)};
}

/// Does `work(part, begin, end)` for that many equal parts of the rows, each on its own thread.
void on_threads(int threads, const std::function<void(int, std::size_t, std::size_t)>& work) {
  const auto count = static_cast<std::size_t>(threads);
  std::vector<std::jthread> running;
  for (std::size_t part = 0; part < count; ++part)
    running.emplace_back(work, static_cast<int>(part), rows().size() * part / count,
                         rows().size() * (part + 1) / count);
}

void bare_write(const std::filesystem::path& place, int threads) {
  const rocksdb::Options options = rocksdb_options();
  std::vector<std::string> files(static_cast<std::size_t>(threads));
  on_threads(threads, [&](int part, std::size_t begin, std::size_t end) {
    std::string& file = files[static_cast<std::size_t>(part)];
    file = (place / std::to_string(part)).string();
    rocksdb::SstFileWriter writer(rocksdb::EnvOptions(), options);
    require_ok(writer.Open(file), file, "open");
    for (std::size_t i = begin; i < end; ++i)
      require_ok(writer.Put(key_of(i), value_of(i)), file, "put");
    require_ok(writer.Finish(), file, "finish");
  });
  rocksdb::Options creating = options;
  creating.create_if_missing = true;
  rocksdb::DB* opened = nullptr;
  require_ok(rocksdb::DB::Open(creating, (place / "bare").string(), &opened), "bare", "open");
  const std::unique_ptr<rocksdb::DB> database(opened);
  rocksdb::IngestExternalFileOptions ingest;
  ingest.move_files = true;
  ingest.write_global_seqno = false;
  require_ok(database->IngestExternalFile(files, ingest), "bare", "ingest");
  require_ok(database->Close(), "bare", "close");
}

void bare_rows(benchmark::State& state) {
  bytes();
  for (auto _ : state) {
    const TemporaryPlace place;
    bare_write(place.path(), static_cast<int>(state.range(0)));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(rows().size()));
}

void stored_rows(benchmark::State& state) {
  bytes();
  const int threads = static_cast<int>(state.range(0));
  for (auto _ : state) {
    const TemporaryPlace place;
    DatabaseBuilder builder(place.database(), {"bench", 0, {}}, Replace::no);
    on_threads(threads, [&](int part, std::size_t begin, std::size_t end) {
      LevelWriter writer = builder.open_writer(kStones, part);
      for (std::size_t i = begin; i < end; ++i) writer.put(rows()[i].board, rows()[i].record);
      writer.finish();
    });
    builder.check(threads);
    builder.publish("{}");
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(rows().size()));
}

/// All five levels, generated, judged, written, checked and put in place.
void whole_build(benchmark::State& state) {
  for (auto _ : state) {
    const TemporaryPlace place;
    analyzer::BuildRequest request;
    request.rules = analyzer::rule_choices(RuleBook::standard());
    request.database = place.database();
    request.tool_version = "bench";
    request.threads = static_cast<int>(state.range(0));
    benchmark::DoNotOptimize(analyzer::build_database(request));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(rows().size()));
}

BENCHMARK(bare_rows)->Arg(1)->Arg(2)->MeasureProcessCPUTime()->UseRealTime()->Unit(
    benchmark::kMillisecond);
BENCHMARK(stored_rows)
    ->Arg(1)
    ->Arg(2)
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(whole_build)
    ->Arg(1)
    ->Arg(2)
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// A database of the rows, and some of them in no order.
struct Asked {
  TemporaryPlace place;
  std::vector<std::size_t> order;
  std::vector<CanonicalBoard> positions;

  Asked() {
    DatabaseBuilder builder(place.database(), {"bench", 0, {}}, Replace::no);
    LevelWriter writer = builder.open_writer(kStones, 0);
    for (const Row& row : rows()) writer.put(row.board, row.record);
    writer.finish();
    builder.check(1);
    builder.publish("{}");
    constexpr std::size_t kQuestions = 100'000;
    std::mt19937 random(5);  // NOLINT: the same questions in every run
    for (std::size_t i = 0; i < kQuestions; ++i) order.push_back(random() % rows().size());
    for (const std::size_t row : order)
      positions.push_back(canonicalise(rows()[row].board).representative);
  }
};

const Asked& asked() {
  static const Asked questions;
  return questions;
}

void bare_get(benchmark::State& state) {
  const rocksdb::Options options = rocksdb_options();
  std::vector<rocksdb::ColumnFamilyDescriptor> families{{"default", options},
                                                        {"positions_5", options}};
  std::vector<rocksdb::ColumnFamilyHandle*> handles;
  rocksdb::DB* opened = nullptr;
  require_ok(rocksdb::DB::OpenForReadOnly(options, asked().place.database().string(), families,
                                          &handles, &opened),
             "bare", "open");
  const std::unique_ptr<rocksdb::DB> database(opened);
  std::size_t i = 0;
  for (auto _ : state) {
    rocksdb::PinnableSlice value;
    const auto status =
        database->Get(rocksdb::ReadOptions(), handles[1], key_of(asked().order[i]), &value);
    benchmark::DoNotOptimize(status.ok() ? value.data() : nullptr);
    if (++i == asked().order.size()) i = 0;
  }
  for (auto* const handle : handles) delete handle;
}
BENCHMARK(bare_get);

void find_position(benchmark::State& state) {
  const Database database = Database::open(asked().place.database());
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(database.find(asked().positions[i]));
    if (++i == asked().positions.size()) i = 0;
  }
}
BENCHMARK(find_position);

void open_database(benchmark::State& state) {
  for (auto _ : state)
    benchmark::DoNotOptimize(Database::open(asked().place.database()).facts().levels.size());
}
BENCHMARK(open_database)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace shukei::db

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
#include "analyzer/reports/shard_build.h"
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
  static const std::vector<Row> kAll = [] {
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
  return kAll;
}

/// Rows of one level as keys and values.
struct RowBytes {
  int stones;
  std::vector<std::pair<KeyBytes, ValueBytes>> rows;

  void add(const Board& board, const PositionRecord& record) {
    auto& [key, value] = rows.emplace_back();
    encode_key(board, key);
    encode_record(record, stones, value);
  }
  [[nodiscard]] rocksdb::Slice key(std::size_t row) const {
    return {rows[row].first.data(), key_size(stones)};
  }
  [[nodiscard]] rocksdb::Slice value(std::size_t row) const {
    return {rows[row].second.data(), value_size(stones)};
  }
};

/// The rows of five stones.
const RowBytes& bytes() {
  static const RowBytes kAll = [] {
    RowBytes made{kStones, {}};
    for (const Row& row : rows()) made.add(row.board, row.record);
    return made;
  }();
  return kAll;
}

/// A fixed part of the level of six stones, some seven million rows.
const analyzer::Shard& part_of_six() {
  static const analyzer::Shard kPart = analyzer::Shard::parse("5/16");
  return kPart;
}
const RowBytes& bytes_of_six() {
  static const RowBytes kAll = [] {
    using namespace analyzer;
    RowBytes made{6, {}};
    const auto rules = rule_choices(RuleBook::standard());
    for (const LevelRange& range : level_ranges(6, part_of_six())) {
      if (range.family.stones != 6) continue;
      RecordMaker maker(rules, range.family);
      for (const BlackSet& black : range.black) {
        maker.for_each_record(black, [&](const Board& board, const PositionRecord& record) {
          made.add(board, record);
        });
      }
    }
    return made;
  }();
  return kAll;
}

/// Does `work(part, begin, end)` for that many equal parts of `size` rows, each on its own thread.
void on_threads(std::size_t size, int threads,
                const std::function<void(int, std::size_t, std::size_t)>& work) {
  const auto count = static_cast<std::size_t>(threads);
  std::vector<std::jthread> running;
  for (std::size_t part = 0; part < count; ++part)
    running.emplace_back(work, static_cast<int>(part), size * part / count,
                         size * (part + 1) / count);
}

/// Writes the rows from `begin` to before `end` to one file.
void bare_file(const std::string& file, const RowBytes& table, std::size_t begin, std::size_t end) {
  rocksdb::SstFileWriter writer(rocksdb::EnvOptions(), rocksdb_options());
  require_ok(writer.Open(file), file, "open");
  for (std::size_t i = begin; i < end; ++i)
    require_ok(writer.Put(table.key(i), table.value(i)), file, "put");
  require_ok(writer.Finish(), file, "finish");
}

void bare_write(const RowBytes& table, const std::filesystem::path& place, int threads) {
  const rocksdb::Options options = rocksdb_options();
  std::vector<std::string> files(static_cast<std::size_t>(threads));
  on_threads(table.rows.size(), threads, [&](int part, std::size_t begin, std::size_t end) {
    std::string& file = files[static_cast<std::size_t>(part)];
    file = (place / std::to_string(part)).string();
    bare_file(file, table, begin, end);
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

void write_bare(benchmark::State& state, const RowBytes& table) {
  for (auto _ : state) {
    const TemporaryPlace place;
    bare_write(table, place.path(), static_cast<int>(state.range(0)));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(table.rows.size()));
}
void bare_rows(benchmark::State& state) { write_bare(state, bytes()); }
void bare_rows_of_six(benchmark::State& state) { write_bare(state, bytes_of_six()); }

void stored_rows(benchmark::State& state) {
  bytes();
  const int threads = static_cast<int>(state.range(0));
  for (auto _ : state) {
    const TemporaryPlace place;
    DatabaseBuilder builder(place.database(), {"bench", 0, {}}, Replace::no);
    on_threads(rows().size(), threads, [&](int part, std::size_t begin, std::size_t end) {
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

/// A part of the build of six stones, with its journal and as safe as the whole: generated, judged,
/// written, handed to the disk range by range, checked and put in place.
void part_of_deep_build(benchmark::State& state) {
  std::uint64_t rows_of_part = 0;
  for (auto _ : state) {
    const TemporaryPlace place;
    analyzer::BuildRequest request;
    request.rules = analyzer::rule_choices(RuleBook::standard());
    request.tool_version = "bench";
    request.threads = static_cast<int>(state.range(0));
    request.stones = 6;
    request.resumable = true;
    const auto report = analyzer::build_shard(request, part_of_six(), place.path() / "part");
    rows_of_part = report.manifest.ranges.back().tally.positions;
  }
  if (rows_of_part != bytes_of_six().rows.size()) state.SkipWithError("the two have other rows");
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(rows_of_part));
}

BENCHMARK(bare_rows_of_six)
    ->Arg(2)
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(part_of_deep_build)
    ->Arg(2)
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

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
  static const Asked kQuestions;
  return kQuestions;
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
        database->Get(rocksdb::ReadOptions(), handles[1], bytes().key(asked().order[i]), &value);
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

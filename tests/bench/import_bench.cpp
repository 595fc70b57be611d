/// How fast foreign files are parsed, from memory, against the least that can be: Expat with empty
/// handlers over the same XML. Nothing is stored. Peak memory is told by the process itself, with
/// the file held in memory besides.

#include <benchmark/benchmark.h>
#include <expat.h>

#include <algorithm>
#include <string>

#include "db/import/file_reader.h"
#include "tests/support/foreign_files.h"

namespace shukei::db {
namespace {

constexpr int kGames = 165'000;
constexpr int kNodes = 1'000'000;

const std::string& database() {
  static const std::string kBytes = renjunet_database(kGames, 1);
  return kBytes;
}

const std::string& library() {
  static const std::string kBytes = renlib_library(kNodes, 1);
  return kBytes;
}

const std::string& lines() {
  static const std::string kBytes = move_lines(kGames, 1);
  return kBytes;
}

/// Counts what it is given.
class CountingSink : public ImportSink {
 public:
  void take_game(const GameRecord& game) override { items += game.moves.empty() ? 0 : 1; }
  void take_node(const LibraryNode& node) override { items += node.depth >= 0 ? 1 : 0; }
  void take_grade(const GradedPosition&) override { ++items; }
  std::int64_t items = 0;
};

void read_all(benchmark::State& state, const std::string& bytes) {
  CountingSink sink;
  for (auto _ : state) {
    MemorySource source("generated", bytes);
    benchmark::DoNotOptimize(read_source(source, {}, sink).items);
  }
  state.SetItemsProcessed(sink.items);
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes.size()) * state.iterations());
}

void read_renjunet_database(benchmark::State& state) { read_all(state, database()); }
void read_renlib_library(benchmark::State& state) { read_all(state, library()); }
void read_lines_of_moves(benchmark::State& state) { read_all(state, lines()); }
BENCHMARK(read_renjunet_database)->Unit(benchmark::kMillisecond);
BENCHMARK(read_renlib_library)->Unit(benchmark::kMillisecond);
BENCHMARK(read_lines_of_moves)->Unit(benchmark::kMillisecond);

void XMLCALL on_begin(void* data, const XML_Char*, const XML_Char**) {
  ++*static_cast<std::int64_t*>(data);
}
void XMLCALL on_end(void*, const XML_Char*) {}
void XMLCALL on_text(void*, const XML_Char*, int) {}

void expat_alone(benchmark::State& state) {
  constexpr std::size_t kPiece = 65536;
  const std::string& bytes = database();
  std::int64_t elements = 0;
  for (auto _ : state) {
    XML_Parser parser = XML_ParserCreate(nullptr);
    XML_SetUserData(parser, &elements);
    XML_SetElementHandler(parser, &on_begin, &on_end);
    XML_SetCharacterDataHandler(parser, &on_text);
    for (std::size_t i = 0; i < bytes.size(); i += kPiece) {
      const std::size_t length = std::min(kPiece, bytes.size() - i);
      XML_Parse(parser, bytes.data() + i, static_cast<int>(length), i + length == bytes.size());
    }
    XML_ParserFree(parser);
  }
  state.SetItemsProcessed(elements);
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes.size()) * state.iterations());
}
BENCHMARK(expat_alone)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shukei::db

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "tests/db/import/collecting_sink.h"
#include "tests/db/temporary_place.h"
#include "tests/support/foreign_files.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::db {
namespace {

// Sanitizers keep what was freed.
constexpr bool kMeasuresMemory = !kIsSanitized;

class NullSink : public ImportSink {
 public:
  void take_game(const GameRecord&) override {}
  void take_node(const LibraryNode&) override {}
  void take_grade(const GradedPosition&) override {}
};

/// Kilobytes of memory that a process of its own adds to its largest extent by reading the file;
/// -1 when it fails.
long memory_to_read(const std::string& path) {
  int ends[2];
  if (::pipe(ends) != 0) return -1;
  const pid_t child = ::fork();
  if (child == 0) {
    rusage before{};
    rusage after{};
    ::getrusage(RUSAGE_SELF, &before);
    NullSink sink;
    long kilobytes = -1;
    if (read_file(path, {}, sink).items > 0) {
      ::getrusage(RUSAGE_SELF, &after);
      kilobytes = after.ru_maxrss - before.ru_maxrss;
    }
    const bool written = ::write(ends[1], &kilobytes, sizeof kilobytes) == sizeof kilobytes;
    ::_exit(written ? 0 : 1);
  }
  long kilobytes = -1;
  if (::read(ends[0], &kilobytes, sizeof kilobytes) != sizeof kilobytes) kilobytes = -1;
  ::waitpid(child, nullptr, 0);
  ::close(ends[0]);
  ::close(ends[1]);
  return kilobytes;
}

std::string written(const TemporaryPlace& place, const std::string& name, std::string_view bytes) {
  std::string path = place.path() / name;
  std::ofstream(path, std::ios::binary) << bytes;
  return path;
}

TEST(ImportLargeFilesSlow, ReadADatabaseInTheMemoryOfItsTables) {
  const TemporaryPlace place;
  const long small = memory_to_read(written(place, "small.rif", renjunet_database(1'000, 1)));
  const long large = memory_to_read(written(place, "large.rif", renjunet_database(165'000, 1)));
  ASSERT_GE(small, 0);
  ASSERT_GE(large, 0);
  if (kMeasuresMemory) {
    EXPECT_LT(large, small + 2'000);
  }
}

TEST(ImportLargeFilesSlow, ReadALibraryInTheMemoryOfAPath) {
  const TemporaryPlace place;
  const long small = memory_to_read(written(place, "small.lib", renlib_library(1'000, 1)));
  const long large = memory_to_read(written(place, "large.lib", renlib_library(1'000'000, 1)));
  ASSERT_GE(small, 0);
  ASSERT_GE(large, 0);
  if (kMeasuresMemory) {
    EXPECT_LT(large, small + 2'000);
  }
}

TEST(ImportLargeFilesSlow, CountsWhatTheGeneratorsMade) {
  const std::string library = renlib_library(1'000'000, 1);
  MemorySource source("generated", library);
  NullSink sink;
  const ReadReport report = read_source(source, {}, sink);
  EXPECT_EQ(report.nodes, 1'000'001U);
  EXPECT_EQ(report.library->open_siblings, 0);
  EXPECT_EQ(report.library->unread_bytes, 0U);
  EXPECT_EQ(report.warning_count, 0U);
  const std::string database = renjunet_database(165'000, 1);
  MemorySource games("generated", database);
  const ReadReport read = read_source(games, {}, sink);
  EXPECT_EQ(read.items, 165'000U);
  EXPECT_GT(read.skipped.of(SkipReason::gomoku), 20'000U);
  EXPECT_EQ(read.skipped.total(), read.skipped.of(SkipReason::gomoku));
}

TEST(ImportLargeFilesSlow, RefusesAHundredMegabytesOfZeros) {
  const std::string zeros(100'000'000, '\0');
  EXPECT_NE(refusal_of(zeros).find("no format that is read here"), std::string::npos);
}

}  // namespace
}  // namespace shukei::db

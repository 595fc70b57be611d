#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <random>
#include <string>
#include <thread>

#include "db/database.h"
#include "db/verify_storage.h"
#include "tests/db/child_process.h"
#include "tests/db/sample_rows.h"
#include "tests/db/storage_fault_of.h"
#include "tests/db/temporary_place.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::uint64_t told_digest(const Database& database) {
  return database.facts().level(5)->tally.row_digest;
}

/// The digest of the rows as they are read now.
std::uint64_t read_digest(const Database& database) {
  LevelTally tally;
  for (PositionScan scan = database.scan(5); scan.next();) {
    KeyBytes key{};
    ValueBytes value{};
    const std::size_t key_bytes = encode_key(scan.board(), key);
    const std::size_t value_bytes = encode_record(scan.record(), 5, value);
    tally.add({key.data(), key_bytes}, {value.data(), value_bytes}, 5);
  }
  return tally.row_digest;
}

TEST(SeveralProcesses, OnlyOneBuilds) {
  const TemporaryPlace place;
  ChildProcess other({"hold", place.database().string()});
  ASSERT_EQ(other.read_line(), "held");
  try {
    build_sample(place.database());
    ADD_FAILURE() << "no error";
  } catch (const StorageError& error) {
    EXPECT_EQ(error.fault(), StorageFault::locked);
    EXPECT_THAT(error.what(), HasSubstr("process " + std::to_string(other.pid()) + ")"));
  }
  other.kill();
  build_sample(place.database());
  EXPECT_EQ(storage_fault_of([&] { Database::open(place.database()); }), std::nullopt);
}

TEST(SeveralProcesses, ADirectoryWithoutRightsIsToldAsSuch) {
  const TemporaryPlace place;
  fs::permissions(place.path(), fs::perms{0555});
  ChildProcess other({"nobody", place.database().string()});
  EXPECT_THAT(other.read_line(), HasSubstr("Permission denied"));
  EXPECT_EQ(other.wait(), 3);
  fs::permissions(place.path(), fs::perms{0755});
  EXPECT_TRUE(fs::is_empty(place.path()));
}

TEST(SeveralProcesses, AReaderGoesOnWhileTheDatabaseIsReplaced) {
  const TemporaryPlace place;
  build_sample(place.database());
  const Database reader = Database::open(place.database());
  const std::uint64_t old = read_digest(reader);
  ChildProcess builder({"build", place.database().string(), "1"});
  ASSERT_EQ(builder.wait(), 0);
  EXPECT_EQ(read_digest(reader), old);
  for (const auto& [board, record] : sample_rows(4, 5))
    ASSERT_EQ(reader.find(canonicalise(board).representative), record);
  EXPECT_NE(read_digest(Database::open(place.database())), old);
}

TEST(SeveralProcessesSlow, ReadersSeeOneDatabaseOrTheOther) {
  const TemporaryPlace place;
  build_sample(place.database(), Replace::no, 1);
  const std::uint64_t first = told_digest(Database::open(place.database()));
  build_sample(place.database(), Replace::yes, 2);
  const std::uint64_t second = told_digest(Database::open(place.database()));
  std::atomic<bool> done = false;
  std::jthread replacing([&] {
    for (int round = 0; round < rounds(20); ++round)
      build_sample(place.database(), Replace::yes, round % 2 == 0 ? 1 : 2);
    done = true;
  });
  int opened = 0;
  while (!done) {
    const Database database = Database::open(place.database());
    const std::uint64_t told = told_digest(database);
    EXPECT_TRUE(told == first || told == second);
    EXPECT_EQ(read_digest(database), told);
    ++opened;
  }
  EXPECT_GT(opened, rounds(20));
}

TEST(SeveralProcessesSlow, AKilledBuildLeavesTheOldAnswersOrTheNew) {
  const TemporaryPlace place;
  build_sample(place.database(), Replace::no, 0);
  const auto start = std::chrono::steady_clock::now();
  ASSERT_EQ(ChildProcess({"build", place.database().string(), "0"}).wait(), 0);
  const auto whole = std::chrono::steady_clock::now() - start;
  std::mt19937 random(20);  // NOLINT: the same kills in every run, as far as clocks allow
  int killed = 0;
  std::uint64_t seed = 0;
  for (int round = 0; round < rounds(30); ++round) {
    const std::uint64_t old = told_digest(Database::open(place.database()));
    ChildProcess builder({"build", place.database().string(), std::to_string(++seed)});
    std::this_thread::sleep_for(whole * (random() % 1000) / 1000);
    builder.kill();
    const Database database = Database::open(place.database());
    if (told_digest(database) == old) ++killed;
    ASSERT_EQ(read_digest(database), told_digest(database));
    ASSERT_TRUE(verify_storage(place.database(), 1).empty()) << "round " << round;
  }
  EXPECT_GT(killed, 0) << "no build was killed before it was done";
  build_sample(place.database(), Replace::yes);
  EXPECT_EQ(place.leftovers(), 0U);
}

}  // namespace
}  // namespace shukei::db

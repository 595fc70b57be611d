#include "db/database_builder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <stdexcept>
#include <string>
#include <thread>

#include "db/database.h"
#include "db/durable_files.h"
#include "db/verify_storage.h"
#include "tests/db/sample_rows.h"
#include "tests/db/storage_fault_of.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

TEST(DatabaseBuilder, LeavesTheDatabaseAndItsLock) {
  const TemporaryPlace place;
  build_sample(place.database());
  EXPECT_EQ(place.leftovers(), 0U);
  EXPECT_EQ(read_file(place.database() / "facts.json"), "{}\n");
  EXPECT_FALSE(fs::exists(place.database() / "LOG")) << "no log among the data";
  EXPECT_FALSE(fs::exists(place.database() / "rows"));
}

TEST(DatabaseBuilder, MakesMissingParentDirectories) {
  const TemporaryPlace place;
  build_sample(place.path() / "a" / "b" / "openings.db");
  EXPECT_NO_THROW(Database::open(place.path() / "a" / "b" / "openings.db"));
}

TEST(DatabaseBuilder, RefusesADatabaseThatIsThere) {
  const TemporaryPlace place;
  build_sample(place.database());
  EXPECT_EQ(storage_fault_of([&] { build_sample(place.database(), Replace::no, 1); }),
            StorageFault::exists);
  EXPECT_EQ(storage_fault_of([&] { Database::open(place.database()); }), std::nullopt);
}

TEST(DatabaseBuilder, ReplacesADatabaseWhenAsked) {
  const TemporaryPlace place;
  build_sample(place.database());
  const auto old = rows_digest(place.database());
  build_sample(place.database(), Replace::yes, 1);
  EXPECT_NE(rows_digest(place.database()), old);
  EXPECT_EQ(place.leftovers(), 0U);
}

TEST(DatabaseBuilder, ReplacesADamagedDatabaseAndOneOfAnotherFormat) {
  const TemporaryPlace place;
  for (const char* const text : {"shukei database\nformat 2\n", "scribble"}) {
    fs::create_directories(place.database());
    std::ofstream(place.database() / "SHUKEI", std::ios::trunc) << text;
    build_sample(place.database(), Replace::yes);
    EXPECT_TRUE(verify_storage(place.database(), 1).empty());
  }
}

TEST(DatabaseBuilder, LeavesAloneWhatIsNotShukeis) {
  const TemporaryPlace place;
  write_file(place.path() / "file", "of somebody");
  fs::create_directory(place.path() / "directory");
  write_file(place.path() / "directory" / "CURRENT", "of somebody");
  for (const char* const name : {"file", "directory"})
    EXPECT_EQ(storage_fault_of([&] { build_sample(place.path() / name, Replace::yes); }),
              StorageFault::not_a_database);
  EXPECT_EQ(read_file(place.path() / "file"), "of somebody");
  EXPECT_EQ(read_file(place.path() / "directory" / "CURRENT"), "of somebody");
}

TEST(DatabaseBuilder, FollowsASymbolicLink) {
  const TemporaryPlace place;
  build_sample(place.path() / "far");
  fs::create_symlink("far", place.database());
  const auto old = rows_digest(place.path() / "far");
  build_sample(place.database(), Replace::yes, 1);
  EXPECT_TRUE(fs::is_symlink(place.database()));
  EXPECT_NE(rows_digest(place.path() / "far"), old);
}

TEST(DatabaseBuilder, AnAbandonedBuildChangesNothing) {
  const TemporaryPlace place;
  build_sample(place.database());
  const auto old = rows_digest(place.database());
  {
    DatabaseBuilder builder(place.database(), sample_facts(), Replace::yes);
    put_levels(builder, sample_levels(1));
    builder.check(1);
    EXPECT_GT(place.leftovers(), 0U);
  }
  EXPECT_EQ(place.leftovers(), 0U);
  EXPECT_EQ(rows_digest(place.database()), old);
}

TEST(DatabaseBuilder, RemovesWhatKilledBuildsLeft) {
  const TemporaryPlace place;
  fs::create_directory(place.database().string() + ".building-1");
  write_file(place.database().string() + ".building-1/000004.log", "half");
  build_sample(place.database());
  EXPECT_EQ(place.leftovers(), 0U);
}

TEST(DatabaseBuilder, BringsBackADatabaseThatWasSetAside) {
  const TemporaryPlace place;
  build_sample(place.database());
  const auto old = rows_digest(place.database());
  fs::rename(place.database(), previous_path(place.database()));
  EXPECT_EQ(rows_digest(place.database()), old) << "readers find it";
  EXPECT_EQ(storage_fault_of([&] { build_sample(place.database()); }), StorageFault::exists);
  EXPECT_EQ(place.leftovers(), 0U);
  EXPECT_EQ(rows_digest(place.database()), old);
}

TEST(DatabaseBuilder, WritersOnSeveralThreadsMakeTheSameRows) {
  const TemporaryPlace place;
  const auto rows = sample_rows(4, 5);
  {
    DatabaseBuilder builder(place.database(), sample_facts(), Replace::no);
    std::vector<std::jthread> threads;
    constexpr std::size_t kThreads = 4;
    for (std::size_t i = 0; i < kThreads; ++i) {
      threads.emplace_back([&, i] {
        // Higher ranges first: the order in which ranges are opened does not matter.
        const std::size_t range = kThreads - 1 - i;
        LevelWriter writer = builder.open_writer(4, static_cast<int>(10 * range));
        for (std::size_t at = rows.size() * range / kThreads;
             at < rows.size() * (range + 1) / kThreads; ++at)
          writer.put(rows[at].first, rows[at].second);
        writer.finish();
      });
    }
    threads.clear();
    builder.check(2);
    builder.publish("{}");
  }
  EXPECT_TRUE(verify_storage(place.database(), 2).empty());
  const Database database = Database::open(place.database());
  EXPECT_EQ(database.facts().levels.size(), 1U);
  std::size_t found = 0;
  for (PositionScan scan = database.scan(4); scan.next(); ++found)
    ASSERT_EQ(scan.board(), rows.at(found).first);
  EXPECT_EQ(found, rows.size());
}

/// The greatest white stone.
Point last_white(const Board& board) {
  Point last = board.white().first();
  for (const Point stone : board.white()) last = stone;
  return last;
}

TEST(DatabaseBuilder, RowsInBundlesAreTheSameRows) {
  for (const int stones : {2, 4, 5, 6}) {
    const TemporaryPlace place;
    const auto rows = sample_rows(stones, 5);
    DatabaseBuilder builder(place.database(), sample_facts(), Replace::no);
    LevelWriter writer = builder.open_writer(stones, 0);
    for (const auto& [board, record] : rows) {
      Board rest = board;
      rest.remove(last_white(board));
      writer.begin_bundle(rest);
      writer.put_last(last_white(board), record);
    }
    writer.finish();
    builder.check(1);
    builder.publish("{}");
    EXPECT_TRUE(verify_storage(place.database(), 1).empty());
    std::size_t found = 0;
    const Database database = Database::open(place.database());
    for (PositionScan scan = database.scan(stones); scan.next(); ++found) {
      ASSERT_EQ(scan.board(), rows.at(found).first);
      ASSERT_EQ(scan.record(), rows.at(found).second);
    }
    EXPECT_EQ(found, rows.size());
  }
}

TEST(DatabaseBuilder, RangesAndLevelsMayBeEmpty) {
  const TemporaryPlace place;
  {
    DatabaseBuilder builder(place.database(), sample_facts(), Replace::no);
    builder.open_writer(3, 0).finish();
    put_levels(builder, {sample_rows(1, 3), sample_rows(2, 3)}, 5);
    builder.check(1);
    builder.publish("{}");
  }
  EXPECT_TRUE(verify_storage(place.database(), 1).empty());
  const Database database = Database::open(place.database());
  EXPECT_EQ(database.facts().level(3)->tally, LevelTally{});
  EXPECT_FALSE(database.scan(3).next());
}

TEST(DatabaseBuilder, RefusesRowsOutOfOrder) {
  const TemporaryPlace place;
  DatabaseBuilder builder(place.database(), sample_facts(), Replace::no);
  const auto rows = sample_rows(3, 5);
  LevelWriter writer = builder.open_writer(3, 0);
  writer.put(rows[1].first, rows[1].second);
  EXPECT_THROW(writer.put(rows[0].first, rows[0].second), std::logic_error);
  EXPECT_THROW(writer.put(rows[1].first, rows[1].second), std::logic_error) << "twice";
}

TEST(DatabaseBuilder, RefusesRangesThatOverlap) {
  const TemporaryPlace place;
  DatabaseBuilder builder(place.database(), sample_facts(), Replace::no);
  const auto rows = sample_rows(3, 5);
  for (int range = 0; range < 2; ++range) {
    LevelWriter writer = builder.open_writer(3, range);
    writer.put(rows[3].first, rows[3].second);
    writer.finish();
  }
  EXPECT_THROW(builder.check(1), std::logic_error);
}

TEST(DatabaseBuilder, RefusesToGoOnWithoutAWriter) {
  const TemporaryPlace place;
  DatabaseBuilder builder(place.database(), sample_facts(), Replace::no);
  put_levels(builder, {sample_rows(1, 3)});
  { const LevelWriter dropped = builder.open_writer(2, 0); }
  EXPECT_THROW(builder.check(1), std::logic_error);
  EXPECT_THROW(builder.publish("{}"), std::logic_error);
}

}  // namespace
}  // namespace shukei::db

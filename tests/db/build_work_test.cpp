#include "db/build_work.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "db/database.h"
#include "db/database_builder.h"
#include "db/durable_files.h"
#include "db/verify_storage.h"
#include "tests/db/child_process.h"
#include "tests/db/sample_rows.h"
#include "tests/db/storage_fault_of.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

constexpr int kAllRanges = 15;

class BuildWorkTest : public testing::Test {
 protected:
  /// What a build leaves that is killed after so many ranges: the working directory.
  fs::path leave_half(int ranges) {
    ChildProcess child({"half", place_.database().string(), std::to_string(ranges)});
    EXPECT_EQ(child.read_line(), "half");
    child.kill();
    return place_.database().string() + ".building-" + std::to_string(child.pid());
  }

  /// Ends the build of an order; how many ranges it had to write.
  static int go_on(BuildOrder order) {
    DatabaseBuilder builder(std::move(order));
    const int written = put_unfinished(builder.work(), levels());
    builder.check(2);
    builder.publish("{}\n");
    return written;
  }
  int go_on() { return go_on(sample_order(place_.database())); }

  void expect_whole() {
    EXPECT_TRUE(verify_storage(place_.database(), 1).empty());
    build_sample(place_.path() / "plain.db");
    EXPECT_EQ(Database::open(place_.database()).facts(),
              Database::open(place_.path() / "plain.db").facts());
    fs::remove_all(place_.path() / "plain.db");
    fs::remove(place_.path() / "plain.db.lock");
    EXPECT_EQ(place_.leftovers(), 0U);
  }

  static const std::vector<std::vector<Row>>& levels() {
    static const auto kAll = sample_levels();
    return kAll;
  }

  TemporaryPlace place_;
};

TEST_F(BuildWorkTest, GoesOnWithWhatAKilledBuildFinished) {
  leave_half(9);
  EXPECT_FALSE(fs::exists(place_.database()));
  EXPECT_EQ(go_on(), kAllRanges - 9);
  expect_whole();
}

TEST_F(BuildWorkTest, GoesOnAgainAndAgain) {
  leave_half(4);
  leave_half(3);
  leave_half(0);
  EXPECT_EQ(go_on(), kAllRanges - 7);
  expect_whole();
}

TEST_F(BuildWorkTest, GoesOnAfterAKillBetweenBringingTogetherAndPublishing) {
  fs::path left;
  {
    DatabaseBuilder builder(sample_order(place_.database()));
    put_unfinished(builder.work(), levels());
    builder.check(1);
    left = builder.work().product().parent_path();
    fs::copy(left, place_.path() / "kept", fs::copy_options::recursive);
  }
  fs::remove_all(left);
  fs::rename(place_.path() / "kept", place_.database().string() + ".building-1");
  EXPECT_EQ(go_on(), 0);
  expect_whole();
}

TEST_F(BuildWorkTest, AnExceptionLeavesFinishedRangesToTheNextBuild) {
  {
    BuildWork work(sample_order(place_.database()));
    put_unfinished(work, levels(), 5);
  }
  EXPECT_EQ(go_on(), kAllRanges - 5);
  expect_whole();
}

TEST_F(BuildWorkTest, AnExceptionBeforeTheFirstRangeLeavesNothing) {
  { const BuildWork work(sample_order(place_.database())); }
  EXPECT_EQ(place_.leftovers(), 0U);
}

TEST_F(BuildWorkTest, MakesDamagedFilesAgain) {
  const fs::path rows = leave_half(kAllRanges - 1) / "rows";
  std::fstream(rows / "5-0-0.sst", std::ios::in | std::ios::out).seekp(100).put('\x55');
  fs::resize_file(rows / "4-1-0.sst", fs::file_size(rows / "4-1-0.sst") - 1);
  fs::remove(rows / "3-2-0.sst");
  EXPECT_EQ(go_on(), 1 + 3);
  expect_whole();
}

TEST_F(BuildWorkTest, BelievesNothingFromATornLineOn) {
  const fs::path journal = leave_half(8) / "journal";
  fs::resize_file(journal, fs::file_size(journal) - 3);
  EXPECT_EQ(go_on(), kAllRanges - 7);
  expect_whole();
}

TEST_F(BuildWorkTest, DeletesFilesOfRangesThatWereNotFinished) {
  const fs::path left = leave_half(3);
  write_file(left / "rows" / "5-2-9.sst", "half");
  fs::create_directory(left / "database");
  write_file(left / "database" / "CURRENT", "half");
  DatabaseBuilder builder(sample_order(place_.database()));
  EXPECT_FALSE(fs::exists(builder.work().product()));
  EXPECT_FALSE(fs::exists(builder.work().product().parent_path() / "rows" / "5-2-9.sst"));
}

TEST_F(BuildWorkTest, WorkOfAnotherKindIsNotUsedButDeleted) {
  const auto change = [&](const auto& how) {
    BuildOrder order = sample_order(place_.database());
    how(order);
    return order;
  };
  const std::vector<BuildOrder> others{
      change([](BuildOrder& order) { order.plan->stones = 6; }),
      change([](BuildOrder& order) { order.plan->part = "shard 0 of 2"; }),
      change([](BuildOrder& order) { order.plan->ranges = 1; }),
      change([](BuildOrder& order) { order.facts.rules_digest = 1; }),
      change([](BuildOrder& order) { order.facts.tool_version = "1.2.4"; }),
      change([](BuildOrder& order) { order.plan.reset(); }),
  };
  for (const BuildOrder& order : others) {
    const fs::path left = leave_half(6);
    { const BuildWork work(order); }
    EXPECT_FALSE(fs::exists(left));
    EXPECT_EQ(place_.leftovers(), 0U);
  }
  EXPECT_EQ(go_on(), kAllRanges);
}

TEST_F(BuildWorkTest, ARefusalLeavesTheWork) {
  const fs::path left = leave_half(6);
  fs::create_directory(place_.database());
  write_file(place_.database() / "letter", "of somebody");
  EXPECT_EQ(storage_fault_of([&] { go_on(); }), StorageFault::not_a_database);
  EXPECT_TRUE(fs::exists(left));
}

TEST_F(BuildWorkTest, OnlyOneAtATime) {
  ChildProcess child({"half", place_.database().string(), "2"});
  ASSERT_EQ(child.read_line(), "half");
  EXPECT_EQ(storage_fault_of([&] { go_on(); }), StorageFault::locked);
  child.kill();
  EXPECT_EQ(go_on(), kAllRanges - 2);
}

TEST_F(BuildWorkTest, TakesRangesThatWereWrittenElsewhere) {
  leave_half(kAllRanges);
  const BuildOrder order = sample_order(place_.database());
  DatabaseFacts facts;
  {
    BuildWork work(order);
    facts = work.facts();
    fs::copy(work.product().parent_path(), place_.path() / "elsewhere",
             fs::copy_options::recursive);
  }
  const auto ranges = BuildJournal::read(place_.path() / "elsewhere" / "journal",
                                         BuildJournal::head(facts, *order.plan),
                                         place_.path() / "elsewhere" / "rows");
  ASSERT_TRUE(ranges);
  DatabaseBuilder builder(place_.path() / "other.db", sample_facts(), Replace::no);
  for (const WrittenRange& range : *ranges) builder.work().add_range(range);
  builder.check(1);
  builder.publish("{}\n");
  EXPECT_TRUE(verify_storage(place_.path() / "other.db", 1).empty());
  EXPECT_TRUE(fs::exists(place_.path() / "elsewhere" / "rows" / "5-0-0.sst")) << "they stay";
  build_sample(place_.path() / "plain.db");
  EXPECT_EQ(rows_digest(place_.path() / "other.db"), rows_digest(place_.path() / "plain.db"));
}

}  // namespace
}  // namespace shukei::db

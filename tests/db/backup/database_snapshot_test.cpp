#include "db/backup/database_snapshot.h"

#include <gtest/gtest.h>

#include <fstream>

#include "db/database.h"
#include "db/games/games_check.h"
#include "db/verify_storage.h"
#include "tests/db/child_process.h"
#include "tests/db/games/import_place.h"
#include "tests/db/sample_rows.h"
#include "tests/db/storage_fault_of.h"
#include "tests/support/foreign_files.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

TEST(DatabaseSnapshot, IsADatabaseThatOutlivesWhatItIsOf) {
  const ImportPlace place;
  build_sample(place.database());
  place.import("games.txt", move_lines(50, 1));
  const GamesVerdict before = verify_games(place.database(), 1).value();
  const DatabaseSnapshot snapshot(place.database(), place.path() / "snapshot");
  fs::remove_all(place.database());
  EXPECT_TRUE(verify_storage(snapshot.path(), 1).empty());
  const GamesVerdict after = verify_games(snapshot.path(), 1).value();
  EXPECT_TRUE(after.problems.empty());
  EXPECT_EQ(after.games_digest, before.games_digest);
  EXPECT_EQ(after.statistics_digest, before.statistics_digest);
}

TEST(DatabaseSnapshot, LeavesNothing) {
  const ImportPlace place;
  place.import("games.txt", move_lines(5, 1));
  { const DatabaseSnapshot snapshot(place.database(), place.path() / "snapshot"); }
  EXPECT_FALSE(fs::exists(place.path() / "snapshot"));
}

TEST(DatabaseSnapshot, ThereMustBeADatabase) {
  const TemporaryPlace place;
  const auto fault = [&] {
    return storage_fault_of(
        [&] { const DatabaseSnapshot snapshot(place.database(), place.path() / "snapshot"); });
  };
  EXPECT_EQ(fault(), StorageFault::missing);
  fs::create_directory(place.database());
  EXPECT_EQ(fault(), StorageFault::not_a_database);
  EXPECT_FALSE(fs::exists(place.path() / "snapshot"));
}

TEST(DatabaseSnapshotSlow, IsOfOneMomentWhileAnotherProcessImports) {
  const ImportPlace place;
  place.import("before.txt", move_lines(50, 1));
  int between = 0;
  int taken = 0;
  for (int round = 0; round < 2; ++round) {
    const std::string file = (place.path() / ("games" + std::to_string(round) + ".txt")).string();
    std::ofstream(file) << move_lines(5000, static_cast<std::uint64_t>(round) + 2);
    const std::uint64_t before = verify_games(place.database(), 1).value().games_digest;
    std::vector<std::uint64_t> seen;
    ChildProcess importer({"import", place.database().string(), file});
    importer.read_line();
    for (int i = 0; i < rounds(10); ++i) {
      const DatabaseSnapshot snapshot(place.database(), place.path() / "snapshot");
      const GamesVerdict now = verify_games(snapshot.path(), 1).value();
      ASSERT_TRUE(now.problems.empty()) << now.problems[0].text;
      seen.push_back(now.games_digest);
      ++taken;
    }
    ASSERT_EQ(importer.wait(), 0);
    const std::uint64_t after = verify_games(place.database(), 1).value().games_digest;
    for (const std::uint64_t digest : seen) {
      EXPECT_TRUE(digest == before || digest == after);
      if (digest == before) ++between;
    }
  }
  EXPECT_EQ(taken, 2 * rounds(10));
  EXPECT_GT(between, 0) << "no snapshot was taken before an import was done";
}

}  // namespace
}  // namespace shukei::db

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "db/games/games_check.h"
#include "tests/db/child_process.h"
#include "tests/db/games/import_place.h"
#include "tests/support/foreign_files.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::db {
namespace {

using testing::IsEmpty;

/// Kills imports of a file at many moments, from before its first row is written until after the
/// last; after each kill the file is wholly there or not at all, and imported again it gives what
/// an import that nobody killed gives.
void kill_imports(std::uint32_t games, int kills) {
  const ImportPlace whole;
  const std::string before = move_lines(50, 1);
  const std::string file = (whole.path() / "games.txt").string();
  std::ofstream(file) << move_lines(static_cast<int>(games), 8);
  whole.import("before.txt", before);
  ChildProcess unharmed({"import", whole.database().string(), file});
  unharmed.read_line();
  const auto start = std::chrono::steady_clock::now();
  ASSERT_EQ(unharmed.wait(), 0);
  const auto storing = std::chrono::steady_clock::now() - start;
  const GamesVerdict expected = verify_games(whole.database(), 1).value();
  for (int round = 0; round < kills; ++round) {
    const ImportPlace place;
    place.import("before.txt", before);
    ChildProcess importer({"import", place.database().string(), file});
    ASSERT_EQ(importer.read_line(), "parsed");
    std::this_thread::sleep_for(storing * round / (kills - 1));
    importer.kill();
    const GamesVerdict now = verify_games(place.database(), 1).value();
    ASSERT_THAT(now.problems, IsEmpty()) << "round " << round << ": " << now.problems[0].text;
    ASSERT_TRUE(now.games == 50 || now.games == expected.games) << "half a file: " << now.games;
    ASSERT_EQ(ChildProcess({"import", place.database().string(), file}).wait(), 0);
    const GamesVerdict again = verify_games(place.database(), 1).value();
    EXPECT_THAT(again.problems, IsEmpty());
    EXPECT_EQ(again.games_digest, expected.games_digest);
    EXPECT_EQ(again.statistics_digest, expected.statistics_digest);
  }
}

TEST(KilledImportSlow, AFileOfOneBatchIsWhollyInOrOut) { kill_imports(3000, rounds(8)); }

TEST(KilledImportSlow, ALargeFileIsWhollyInOrOut) { kill_imports(9000, rounds(12)); }

}  // namespace
}  // namespace shukei::db

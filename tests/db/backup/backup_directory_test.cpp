#include "db/backup/backup_directory.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "db/build_lock.h"
#include "db/database.h"
#include "db/durable_files.h"
#include "db/games/games_check.h"
#include "db/verify_storage.h"
#include "tests/db/games/import_place.h"
#include "tests/db/sample_rows.h"
#include "tests/db/storage_fault_of.h"
#include "tests/support/foreign_files.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

class BackupDirectoryTest : public testing::Test {
 protected:
  BackupDirectoryTest() {
    build_sample(place_.database());
    place_.import("first.txt", move_lines(40, 1));
  }

  [[nodiscard]] fs::path database() const { return place_.database(); }
  [[nodiscard]] fs::path directory() const { return place_.path() / "backups"; }
  [[nodiscard]] fs::path elsewhere() const { return place_.path() / "other.db"; }
  [[nodiscard]] BackupDirectory backups() const {
    return BackupDirectory::open_or_make(directory());
  }
  static std::uint64_t rows_digest(const fs::path& path) {
    return Database::open(path).facts().level(5)->tally.row_digest;
  }
  static std::uint64_t games_digest(const fs::path& path) {
    const GamesVerdict verdict = verify_games(path, 1).value();
    EXPECT_THAT(verdict.problems, IsEmpty());
    return verdict.games_digest + verdict.statistics_digest;
  }
  [[nodiscard]] std::size_t shared_files() const {
    std::size_t count = 0;
    for (const auto& entry : fs::recursive_directory_iterator(directory()))
      if (entry.path().extension() == ".sst") ++count;
    return count;
  }

  ImportPlace place_;
};

TEST_F(BackupDirectoryTest, WhatIsRestoredIsWhatWasThere) {
  const BackupRecord made = backups().take(database());
  EXPECT_EQ(made.number, 1U);
  EXPECT_EQ(made.games, 40U);
  const BackupRecord restored =
      BackupDirectory::open(directory()).restore(1, elsewhere(), Replace::no);
  EXPECT_EQ(restored, made);
  EXPECT_TRUE(verify_storage(elsewhere(), 1).empty());
  EXPECT_EQ(rows_digest(elsewhere()), rows_digest(database()));
  EXPECT_EQ(games_digest(elsewhere()), games_digest(database()));
}

TEST_F(BackupDirectoryTest, ARestoredDatabaseGoesOn) {
  backups().take(database());
  place_.import("second.txt", move_lines(60, 2));
  backups().restore(1, elsewhere(), Replace::no);
  {
    GameWriter writer(elsewhere());
    place_.import(writer, "second.txt", move_lines(60, 2));
  }
  EXPECT_EQ(games_digest(elsewhere()), games_digest(database()));
}

TEST_F(BackupDirectoryTest, EachBackupIsOfItsMoment) {
  const std::uint64_t first = games_digest(database());
  backups().take(database());
  place_.import("second.txt", move_lines(60, 2));
  const std::uint64_t second = games_digest(database());
  backups().take(database());
  build_sample(database(), Replace::yes, 7);
  backups().take(database());
  EXPECT_THAT(backups().numbers(), ElementsAre(1, 2, 3));
  const std::uint64_t rows = rows_digest(database());
  backups().restore(1, elsewhere(), Replace::no);
  EXPECT_EQ(games_digest(elsewhere()), first);
  EXPECT_NE(rows_digest(elsewhere()), rows);
  backups().restore(3, elsewhere(), Replace::yes);
  EXPECT_EQ(games_digest(elsewhere()), second);
  EXPECT_EQ(rows_digest(elsewhere()), rows);
}

TEST_F(BackupDirectoryTest, WhatDidNotChangeIsNotCopiedAgain) {
  backups().take(database());
  const std::size_t files = shared_files();
  backups().take(database());
  EXPECT_EQ(shared_files(), files);
}

TEST_F(BackupDirectoryTest, OldOnesAreDeletedWithTheFilesThatOnlyTheyHave) {
  backups().take(database());
  build_sample(database(), Replace::yes, 7);
  backups().take(database());
  const std::size_t both = shared_files();
  EXPECT_THAT(backups().keep(2), IsEmpty());
  EXPECT_THAT(backups().keep(1), ElementsAre(1));
  EXPECT_LT(shared_files(), both);
  EXPECT_THAT(backups().numbers(), ElementsAre(2));
  EXPECT_THAT(backups().verify(2), IsEmpty());
  EXPECT_EQ(backups().take(database()).number, 3U) << "numbers are not given twice";
}

TEST_F(BackupDirectoryTest, WhatAnInterruptedBackupLeavesIsTidiedUp) {
  backups().take(database());
  const std::size_t files = shared_files();
  build_sample(database(), Replace::yes, 7);
  backups().take(database());
  fs::remove(directory() / "backup-000002");  // as if it had been killed before its record
  fs::create_directory(directory() / "taking");
  EXPECT_THAT(backups().numbers(), ElementsAre(1));
  EXPECT_THAT(backups().verify(1), IsEmpty());
  backups().restore(1, database(), Replace::yes);
  EXPECT_EQ(backups().take(database()).number, 2U);
  EXPECT_EQ(shared_files(), files);
  EXPECT_FALSE(fs::exists(directory() / "taking"));
}

TEST_F(BackupDirectoryTest, AKillWhileItIsMadeReadyDoesNotMatter) {
  fs::create_directory(directory());
  write_file(directory() / "backups.lock", "");
  write_file(directory() / "SHUKEI.new", "shuk");
  EXPECT_EQ(backups().take(database()).number, 1U);
}

TEST_F(BackupDirectoryTest, AFlippedByteInAnyFileIsFoundAndNothingIsReplaced) {
  backups().take(database());
  int flipped = 0;
  for (const auto& entry : fs::recursive_directory_iterator(directory())) {
    const std::string name = entry.path().filename().string();
    if (!entry.is_regular_file() || entry.file_size() == 0 || name == "backups.lock") continue;
    const std::string sound = read_file(entry.path());
    std::string damaged = sound;
    damaged[sound.size() / 2] = static_cast<char>(damaged[sound.size() / 2] ^ 0x04);
    std::ofstream(entry.path(), std::ios::binary) << damaged;
    const auto fault = storage_fault_of([&] {
      const auto found = BackupDirectory::open(directory());
      EXPECT_THAT(found.verify(1), testing::Not(IsEmpty())) << entry.path();
      found.restore(1, elsewhere(), Replace::no);
    });
    EXPECT_NE(fault, std::nullopt) << entry.path();
    EXPECT_FALSE(fs::exists(elsewhere())) << entry.path();
    std::ofstream(entry.path(), std::ios::binary) << sound;
    ++flipped;
  }
  EXPECT_GT(flipped, 20);
  EXPECT_THAT(backups().verify(1), IsEmpty());
}

TEST_F(BackupDirectoryTest, AMissingFileIsFound) {
  backups().take(database());
  for (const auto& entry : fs::recursive_directory_iterator(directory())) {
    if (entry.path().extension() != ".sst") continue;
    fs::remove(entry.path());
    break;
  }
  EXPECT_THAT(backups().verify(1), testing::SizeIs(1));
  EXPECT_EQ(storage_fault_of([&] { backups().restore(1, elsewhere(), Replace::no); }),
            StorageFault::damaged);
}

TEST_F(BackupDirectoryTest, OtherDirectoriesAreLeftAlone) {
  const auto fault_at = [](const fs::path& path) {
    return storage_fault_of([&] { BackupDirectory::open_or_make(path); });
  };
  EXPECT_EQ(storage_fault_of([&] { BackupDirectory::open(directory()); }), StorageFault::missing);
  EXPECT_EQ(fault_at(database()), StorageFault::not_a_database);
  fs::create_directory(directory());
  write_file(directory() / "letter", "text");
  EXPECT_EQ(fault_at(directory()), StorageFault::not_a_database);
  EXPECT_EQ(fault_at(directory() / "letter"), StorageFault::not_a_database);
  write_file(directory() / "SHUKEI", "shukei backups\nformat 2\n");
  EXPECT_EQ(fault_at(directory()), StorageFault::other_format);
}

TEST_F(BackupDirectoryTest, OneProcessAtATimeMakesBackups) {
  const BackupDirectory made = backups();
  const BuildLock other(directory() / "backups");
  EXPECT_EQ(storage_fault_of([&] { backups().take(database()); }), StorageFault::locked);
  EXPECT_THAT(made.numbers(), IsEmpty());
}

TEST_F(BackupDirectoryTest, NothingIsReplacedUnasked) {
  backups().take(database());
  const auto restore = [&](const fs::path& to, Replace replace) {
    return storage_fault_of([&] { backups().restore(1, to, replace); });
  };
  EXPECT_EQ(restore(database(), Replace::no), StorageFault::exists);
  const ImportPlace games_alone;
  games_alone.import("games.txt", move_lines(3, 3));
  EXPECT_EQ(restore(games_alone.database(), Replace::no), StorageFault::exists);
  fs::create_directory(elsewhere());
  write_file(elsewhere() / "letter", "text");
  EXPECT_EQ(restore(elsewhere(), Replace::yes), StorageFault::not_a_database);
  EXPECT_EQ(restore(games_alone.database(), Replace::yes), std::nullopt);
  EXPECT_EQ(games_digest(games_alone.database()), games_digest(database()));
}

TEST_F(BackupDirectoryTest, GamesAloneAndOpeningsAloneAreBackedUp) {
  const ImportPlace games_alone;
  games_alone.import("games.txt", move_lines(3, 3));
  EXPECT_EQ(backups().take(games_alone.database()).openings, std::nullopt);
  const TemporaryPlace openings_alone;
  build_sample(openings_alone.database());
  EXPECT_EQ(backups().take(openings_alone.database()).games_part, std::nullopt);
  backups().restore(1, elsewhere(), Replace::no);
  EXPECT_EQ(games_digest(elsewhere()), games_digest(games_alone.database()));
  backups().restore(2, elsewhere(), Replace::yes);
  EXPECT_TRUE(verify_storage(elsewhere(), 1).empty());
  EXPECT_EQ(verify_games(elsewhere(), 1), std::nullopt);
}

}  // namespace
}  // namespace shukei::db

#include "db/games/games_upgrade.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "db/backup/backup_directory.h"
#include "db/database.h"
#include "db/durable_files.h"
#include "db/games/games_check.h"
#include "db/games/library_store.h"
#include "db/games/note_writer.h"
#include "db/verify_storage.h"
#include "tests/db/games/import_place.h"
#include "tests/db/sample_rows.h"
#include "tests/db/storage_fault_of.h"
#include "tests/support/foreign_files.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;

/// A place with the database that a program of games format 1 wrote (tests/cases/upgrade).
class GamesUpgradeTest : public testing::Test {
 protected:
  void SetUp() override {
    const std::string archive = SHUKEI_SOURCE_DIR "/tests/cases/upgrade/games_format_1.tar.gz";
    const std::string command = "cd '" + place_.path().string() +
                                "' && " SHUKEI_CMAKE " -E tar xzf '" + archive +
                                "' && mv old.db openings.db";
    ASSERT_EQ(std::system(command.c_str()), 0) << command;  // NOLINT: the test's own words
  }
  [[nodiscard]] fs::path database() const { return place_.database(); }
  static std::optional<StorageFault> fault_of_games(const fs::path& database) {
    return storage_fault_of([&] { GameStore::open(database); });
  }

  ImportPlace place_;
};

TEST_F(GamesUpgradeTest, AnOlderFormatIsRefusedUntilItIsUpgraded) {
  EXPECT_EQ(fault_of_games(database()), StorageFault::older_games);
  EXPECT_EQ(storage_fault_of([&] { place_.import("a.txt", move_lines(3, 1)); }),
            StorageFault::older_games);
  EXPECT_EQ(storage_fault_of([&] { NoteWriter{database()}; }), StorageFault::older_games);
  EXPECT_EQ(storage_fault_of([&] { verify_games(database(), 1); }), StorageFault::older_games);
  EXPECT_TRUE(verify_storage(database(), 1).empty()) << "the openings are as they were";
  EXPECT_EQ(upgrade_games(database()).from, 1U);
  EXPECT_EQ(fault_of_games(database()), std::nullopt);
}

TEST_F(GamesUpgradeTest, EverythingIsAsItWas) {
  const std::uint64_t rows = Database::open(database()).facts().level(4)->tally.row_digest;
  upgrade_games(database());
  const GamesVerdict verdict = verify_games(database(), 2).value();
  EXPECT_THAT(verdict.problems, IsEmpty());
  // As the program that wrote it said: tests/cases/upgrade/answers/verify.json.
  EXPECT_EQ(verdict.games, 6U);
  EXPECT_EQ(verdict.positions, 26U);
  EXPECT_EQ(verdict.nodes, 6U);
  EXPECT_EQ(verdict.grades, 3U);
  EXPECT_EQ(verdict.games_digest, 0x4e03'cbbb'52b2'2642U);
  EXPECT_EQ(verdict.statistics_digest, 0x5293'1154'8f85'13bbU);
  EXPECT_EQ(verdict.notes, 0U);
  EXPECT_TRUE(verify_storage(database(), 1).empty());
  EXPECT_EQ(Database::open(database()).facts().level(4)->tally.row_digest, rows);
}

TEST_F(GamesUpgradeTest, ItGoesOnAfterwards) {
  upgrade_games(database());
  EXPECT_EQ(upgrade_games(database()).from, 2U) << "there is nothing more to do";
  place_.import("more.txt", move_lines(30, 4));
  NoteWriter(database()).put(canonicalise(board_of("h8 h9")), "new");
  const GamesVerdict verdict = verify_games(database(), 1).value();
  EXPECT_THAT(verdict.problems, IsEmpty());
  EXPECT_EQ(verdict.games, 36U);
  EXPECT_EQ(verdict.notes, 1U);
}

TEST_F(GamesUpgradeTest, ABuildTakesOlderGamesAlongAsTheyAre) {
  build_sample(database(), Replace::yes);
  EXPECT_EQ(fault_of_games(database()), StorageFault::older_games);
  upgrade_games(database());
  EXPECT_EQ(verify_games(database(), 1).value().games_digest, 0x4e03'cbbb'52b2'2642U);
}

TEST_F(GamesUpgradeTest, OlderGamesAreBackedUpAndRestoredAsTheyAre) {
  auto backups = BackupDirectory::open_or_make(place_.path() / "backups");
  EXPECT_EQ(backups.take(database()).games, 6U);
  upgrade_games(database());
  backups.restore(1, database(), Replace::yes);
  EXPECT_EQ(fault_of_games(database()), StorageFault::older_games);
  upgrade_games(database());
  EXPECT_EQ(verify_games(database(), 1).value().games_digest, 0x4e03'cbbb'52b2'2642U);
}

TEST_F(GamesUpgradeTest, ANewerFormatIsRefusedAndNothingIsReplaced) {
  std::ofstream(database() / "games" / "SHUKEI", std::ios::trunc) << "shukei games\nformat 3\n";
  const auto newer = StorageFault::newer_games;
  EXPECT_EQ(fault_of_games(database()), newer);
  EXPECT_EQ(storage_fault_of([&] { upgrade_games(database()); }), newer);
  EXPECT_EQ(storage_fault_of([&] { place_.import("a.txt", move_lines(3, 1)); }), newer);
  EXPECT_EQ(storage_fault_of([&] { build_sample(database(), Replace::yes); }), newer);
  EXPECT_EQ(storage_fault_of([&] { verify_games(database(), 1); }), newer);
  EXPECT_EQ(place_.path() / "openings.db", database());
  try {
    GameStore::open(database());
  } catch (const StorageError& error) {
    EXPECT_THAT(error.message(), HasSubstr("a newer program made them and can read them"));
  }
}

TEST_F(GamesUpgradeTest, TheMarkerAndTheDatabaseMustTellOneFormat) {
  std::ofstream(database() / "games" / "SHUKEI", std::ios::trunc) << "shukei games\nformat 2\n";
  EXPECT_EQ(fault_of_games(database()), StorageFault::damaged);
  std::ofstream(database() / "games" / "SHUKEI", std::ios::trunc) << "shukei games\nformat 02\n";
  EXPECT_EQ(fault_of_games(database()), StorageFault::damaged);
}

TEST_F(GamesUpgradeTest, WhatIsNoDatabaseIsToldAsSuch) {
  EXPECT_EQ(storage_fault_of([&] { upgrade_games(place_.path() / "nothing"); }),
            StorageFault::missing);
  fs::create_directory(place_.path() / "folder");
  write_file(place_.path() / "folder" / "letter", "text");
  EXPECT_EQ(storage_fault_of([&] { upgrade_games(place_.path() / "folder"); }),
            StorageFault::not_a_database);
  EXPECT_FALSE(fs::exists(place_.path() / "nothing"));
}

}  // namespace
}  // namespace shukei::db

#include "db/games/game_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

#include "db/build_lock.h"
#include "db/database.h"
#include "db/games/games_check.h"
#include "rules/parse_error.h"
#include "tests/db/games/import_place.h"
#include "tests/db/sample_rows.h"
#include "tests/db/storage_fault_of.h"
#include "tests/support/foreign_files.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr std::string_view kHeader = "id\tmoves\tresult\tblack\twhite\tyear\n";

std::string table(std::string_view rows) { return std::string(kHeader).append(rows); }

/// The numbers of games that the games imported are equal to.
std::vector<std::uint32_t> numbers(const std::vector<EqualGame>& games) {
  std::vector<std::uint32_t> all;
  for (const EqualGame& game : games) all.push_back(to_integer(game.of));
  return all;
}

GamesVerdict verdict(const ImportPlace& place) { return verify_games(place.database(), 2).value(); }

TEST(GameWriter, WhatAKilledImportLeftIsDeletedThoughNothingIsNew) {
  const ImportPlace place;
  place.import("a.txt", "h8 h9 j8\n");
  const auto left = place.database() / "games.importing";
  std::filesystem::create_directory(left);
  std::ofstream(left / "games.sst") << "half";
  place.import("a.txt", "h8 h9 j8\n");
  EXPECT_FALSE(std::filesystem::exists(left));
}

TEST(GameWriter, TheSameFileAddsNothingTwice) {
  const ImportPlace place;
  const std::string file = renjunet_database(300, 5);
  const StoredFile first = place.import("a.rif", file);
  const GamesVerdict before = verdict(place);
  const StoredFile second = place.import("b.rif", file);
  EXPECT_EQ(first.new_games, before.games);
  EXPECT_EQ(second.new_games, 0U);
  EXPECT_FALSE(second.source.has_value());
  EXPECT_THAT(second.duplicates, SizeIs(first.new_games + first.duplicates.size()));
  const GamesVerdict after = verdict(place);
  EXPECT_EQ(after.games_digest, before.games_digest);
  EXPECT_EQ(after.statistics_digest, before.statistics_digest);
  EXPECT_THAT(place.games().sources(), SizeIs(1));
}

TEST(GameWriter, MirroredCopiesAreFoundWithBothIds) {
  const ImportPlace place;
  place.import("a.tsv", table("a\th8 h9 j10 k9\t1-0\tAnts\tMari\t2001\n"));
  const StoredFile stored =
      place.import("b.tsv", table("b\th8 h9 f10 e9\t1-0\tAnts\tMari\t2001\n"));
  ASSERT_THAT(stored.duplicates, SizeIs(1));
  EXPECT_EQ(stored.duplicates[0], (EqualGame{"b", Place::line(2), GameNumber{1}, "a"}));
}

TEST(GameWriter, CopiesInOneFileAreFoundToo) {
  const ImportPlace place;
  const StoredFile stored = place.import("a.tsv", table("a\th8 h9 j10\t\t\t\t\n"
                                                        "b\th8 i8 j9\t\t\t\t\n"
                                                        "c\th8 g8 f10\t\t\t\t\n"
                                                        "d\th8 h9 f10\t\t\t\t2000\n"));
  EXPECT_EQ(stored.new_games, 2U);
  EXPECT_THAT(numbers(stored.duplicates), ElementsAre(1, 1));
  EXPECT_EQ(stored.duplicates[0].id, "c");
  EXPECT_EQ(stored.duplicates[1].of_id, "a");
}

TEST(GameWriter, FactsThatContradictMakeAnotherGame) {
  const ImportPlace place;
  place.import("a.tsv", table("a\th8 h9 j10\t1-0\tAnts\tMari\t2001\n"));
  const StoredFile stored = place.import("b.tsv", table("b\th8 h9 j10\t0-1\tAnts\tMari\t2001\n"
                                                        "c\th8 h9 j10\t1-0\tAnts\tEda\t2001\n"
                                                        "d\th8 h9 j10\t1-0\tAnts\tMari\t2002\n"
                                                        "e\th8 h9 j10\t\tAnts\t\t\n"));
  EXPECT_EQ(stored.new_games, 3U);
  EXPECT_THAT(numbers(stored.equal_lines), ElementsAre(1, 1, 1));
  EXPECT_THAT(numbers(stored.duplicates), ElementsAre(1)) << "unknown is no contradiction";
}

TEST(GameWriter, EqualFactsAreFoundBeforeUnknownOnes) {
  const ImportPlace place;
  place.import("a.tsv", table("a\th8 h9 j10\t\tAnts\t\t\n"));
  place.import("b.tsv", table("b\th8 h9 j10\t1-0\tEda\tMari\t2001\n"));
  const StoredFile stored = place.import("c.tsv", table("c\th8 h9 j10\t1-0\tEda\tMari\t2001\n"));
  EXPECT_THAT(numbers(stored.duplicates), ElementsAre(2));
}

TEST(GameWriter, WhatIsStoredDoesNotDependOnHowFilesAreCut) {
  const std::string one = move_lines(3000, 1);
  const std::string two = move_lines(3000, 2);
  const ImportPlace apart;
  apart.import("one.txt", one);
  apart.import("two.txt", two);
  const ImportPlace together;
  together.import("both.txt", one + two);  // more than fit into one batch
  EXPECT_EQ(verdict(apart).statistics_digest, verdict(together).statistics_digest);
  EXPECT_THAT(verdict(apart).problems, IsEmpty());
  EXPECT_THAT(verdict(together).problems, IsEmpty());
}

TEST(GameWriter, OnlyOneImportsOrBuilds) {
  const ImportPlace place;
  const GameWriter writer(place.database());
  EXPECT_EQ(storage_fault_of([&] { GameWriter(place.database()); }), StorageFault::locked);
  EXPECT_EQ(storage_fault_of([&] { BuildLock(place.database()); }), StorageFault::locked);
}

TEST(GameWriter, WhatIsNotOursIsLeftAlone) {
  const TemporaryPlace place;
  fs::create_directories(place.database() / "letters");
  EXPECT_EQ(storage_fault_of([&] { GameWriter(place.database()); }), StorageFault::not_a_database);
  EXPECT_FALSE(fs::exists(place.database() / "games"));
}

TEST(GameWriter, AFileThatCannotBeReadLeavesNothing) {
  const ImportPlace place;
  place.import("a.txt", "h8 h9\n");
  const GamesVerdict before = verdict(place);
  EXPECT_THROW(place.import("cut.rif", renjunet_database(5000, 1).substr(0, 1'500'000)),
               ParseError);
  EXPECT_EQ(verdict(place).games_digest, before.games_digest);
  EXPECT_FALSE(fs::exists(place.database() / "games.importing"));
}

TEST(GameWriter, GamesAreCarriedOverWhenOpeningsAreBuilt) {
  const ImportPlace place;
  place.import("a.rif", renjunet_database(300, 5));
  const GamesVerdict before = verdict(place);
  EXPECT_EQ(storage_fault_of([&] { Database::open(place.database()); }), StorageFault::missing);
  build_sample(place.database());
  EXPECT_EQ(verdict(place).statistics_digest, before.statistics_digest);
  EXPECT_THAT(verify_storage(place.database(), 1), IsEmpty());
  const GameStore reader = place.games();
  build_sample(place.database(), Replace::yes, 1);
  EXPECT_EQ(verdict(place).statistics_digest, before.statistics_digest);
  EXPECT_EQ(verdict(place).games_digest, before.games_digest);
  EXPECT_TRUE(reader.find(GameNumber{1}).has_value()) << "an open reader reads on";
  place.import("b.txt", "h8 h9 j10 k11 l12 m13\n");
  EXPECT_EQ(verdict(place).games, before.games + 1);
  EXPECT_THAT(verdict(place).problems, IsEmpty());
}

TEST(GameWriterSlow, ReadersSeeWholeFilesWhileOthersAreImported) {
  const ImportPlace place;
  constexpr std::uint32_t kGames = 400;
  constexpr int kFiles = rounds(60);
  place.import("0.txt", move_lines(kGames, 100));
  std::atomic<bool> done = false;
  std::jthread importing([&] {
    GameWriter writer(place.database());
    for (int file = 1; file <= kFiles; ++file)
      place.import(writer, std::to_string(file) + ".txt",
                   move_lines(file % 10 == 0 ? 12 * kGames : kGames,
                              static_cast<std::uint64_t>(file) + 100));
    writer.finish();
    done = true;
  });
  std::uint32_t last = 0;
  int different = 0;
  while (!done) {
    const GameStore games = place.games();
    const std::uint32_t count = games.totals().games;
    ASSERT_EQ(count % kGames, 0U) << "half a file";
    ASSERT_GE(count, last);
    if (count != last) ++different;
    last = count;
    const auto start = games.statistics(canonicalise(Board()).representative);
    ASSERT_EQ(total(start->reached).total(), count);
    std::uint32_t scanned = 0;
    for (GameScan scan = games.scan(GameNumber{count - 50}); scan.next();) ++scanned;
    ASSERT_EQ(scanned, 51U);
  }
  EXPECT_GT(different, kFiles / 12);
}

}  // namespace
}  // namespace shukei::db

// Games that go out of a database and into another one are the same games, bytes and all.
#include <gtest/gtest.h>

#include "analyzer/exporters/sgf_games.h"
#include "analyzer/reports/stored_games.h"
#include "db/byte_hash.h"
#include "db/games/game_codec.h"
#include "tests/analyzer/exporters/game_comparison.h"
#include "tests/db/games/import_place.h"
#include "tests/support/foreign_files.h"

namespace shukei::analyzer {
namespace {

/// The sum of the hashes of all games with their numbers, but for the places in their files.
std::uint64_t digest_of(const db::GameStore& games) {
  std::uint64_t digest = 0;
  for (db::GameScan scan = games.scan(); scan.next();) {
    db::GameRecord record = scan.game().record;
    record.place = {};
    digest += db::byte_hash(db::game_key(scan.game().number) + db::encode_fields(record));
  }
  return digest;
}

std::string sgf_of(const db::GameStore& games) {
  Output output = Output::in_memory({});
  SgfGames exporter(output);
  for (db::GameScan scan = games.scan(); scan.next();) {
    exporter.add({scan.game().record, to_integer(scan.game().number)});
  }
  exporter.finish();
  return output.text();
}

void expect_round_trip(const db::ImportPlace& place) {
  const db::GameStore before = place.games();
  const db::ImportPlace other;
  other.import("all.sgf", sgf_of(before));
  const db::GameStore after = other.games();
  EXPECT_EQ(after.totals().games, before.totals().games);
  EXPECT_EQ(digest_of(after), digest_of(before));
}

TEST(RoundTrip, OfAFederationsDatabaseKeepsEveryField) {
  const db::ImportPlace place;
  place.import("all.rif", renjunet_database(3000, 11));
  EXPECT_GT(place.games().totals().games, 2000U);
  expect_round_trip(place);
}

TEST(RoundTrip, OfHostileGamesKeepsEveryField) {
  std::string sgf;
  for (const db::GameRecord& game : random_games(500, 12)) sgf += sgf_game(game);
  const db::ImportPlace place;
  place.import("all.sgf", sgf);
  expect_round_trip(place);
}

TEST(RoundTrip, IsSeenToFailWhereAFieldIsLost) {
  const db::ImportPlace place;
  place.import("one.sgf", "(;GM[4]PB[Eda];B[hh];W[hg])");
  const db::ImportPlace other;
  other.import("one.sgf", "(;GM[4]PB[Ede];B[hh];W[hg])");
  EXPECT_NE(digest_of(place.games()), digest_of(other.games()));
}

TEST(ScanGames, ReadsEveryGameOnceInAnyNumberOfThreads) {
  const db::ImportPlace place;
  place.import("all.txt", move_lines(5000, 3));
  const db::GameStore games = place.games();
  ASSERT_GT(games.totals().games, 2 * kGamesInPart);
  std::vector<std::uint32_t> expected;
  for (std::uint32_t i = 1; i <= games.totals().games; ++i) expected.push_back(i);
  for (const int threads : {1, 2, 5}) {
    std::vector<std::uint32_t> numbers;
    const auto parts = scan_games(
        games, threads, std::vector<std::uint32_t>{},
        [](auto& part, const db::StoredGame& game) { part.push_back(to_integer(game.number)); });
    for (const auto& part : parts) numbers.insert(numbers.end(), part.begin(), part.end());
    EXPECT_EQ(numbers, expected);
  }
}

}  // namespace
}  // namespace shukei::analyzer

// Games that go out of a database and into another one are the same games, bytes and all.
#include <gtest/gtest.h>

#include "analyzer/commands/stored_library.h"
#include "analyzer/exporters/csv_games.h"
#include "analyzer/exporters/graded_positions.h"
#include "analyzer/exporters/library_collector.h"
#include "analyzer/exporters/ndjson_games.h"
#include "analyzer/exporters/sgf_games.h"
#include "analyzer/exporters/sgf_tree.h"
#include "analyzer/reports/stored_games.h"
#include "db/byte_hash.h"
#include "db/games/game_codec.h"
#include "tests/analyzer/exporters/game_comparison.h"
#include "tests/analyzer/exporters/tree_comparison.h"
#include "tests/db/games/import_place.h"
#include "tests/support/foreign_files.h"
#include "tests/support/sanitized_rounds.h"

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

template <typename Exporter>
std::string exported(const db::GameStore& games) {
  Output output = Output::in_memory({});
  Exporter exporter(output);
  for (db::GameScan scan = games.scan(); scan.next();) {
    exporter.add({scan.game().record, to_integer(scan.game().number)});
  }
  exporter.finish();
  return output.text();
}

template <typename Exporter>
void expect_round_trip_through(const db::ImportPlace& place, const std::string& name) {
  const db::GameStore before = place.games();
  const db::ImportPlace other;
  other.import(name, exported<Exporter>(before));
  const db::GameStore after = other.games();
  EXPECT_EQ(after.totals().games, before.totals().games) << name;
  EXPECT_EQ(digest_of(after), digest_of(before)) << name;
  for (const auto family : {db::GamesFamily::position_statistics, db::GamesFamily::rules}) {
    EXPECT_EQ(other.rows(family), place.rows(family)) << name;
  }
}

void expect_round_trip(const db::ImportPlace& place) {
  expect_round_trip_through<SgfGames>(place, "all.sgf");
  expect_round_trip_through<CsvGames>(place, "all.csv");
  expect_round_trip_through<NdjsonGames>(place, "all.ndjson");
}

TEST(RoundTrip, OfAFederationsDatabaseKeepsEveryField) {
  const db::ImportPlace place;
  place.import("all.rif", renjunet_database(rounds(3000), 11));
  EXPECT_GT(place.games().totals().games, static_cast<unsigned>(rounds(2000)));
  expect_round_trip(place);
}

TEST(RoundTrip, OfHostileGamesKeepsEveryField) {
  std::string sgf;
  for (const db::GameRecord& game : random_games(500, 12)) sgf += sgf_game(game);
  const db::ImportPlace place;
  place.import("all.sgf", sgf);
  expect_round_trip(place);
}

TEST(RoundTrip, OfALibraryKeepsEveryTextAndMark) {
  const db::ImportPlace place;
  const std::string written = sgf_of(random_tree(300, 5, TreeTexts::with_damage));
  place.import("book.sgf", written);
  const auto stored = [](const db::ImportPlace& from) {
    LibraryCollector library;
    replay_library(from.database(), 1, library);
    return std::move(library.tree());
  };
  const db::ImportPlace other;
  other.import("book.sgf", sgf_of(stored(place)));
  EXPECT_EQ(described(stored(other)), described(stored(place)));
  EXPECT_EQ(other.rows(db::GamesFamily::library_nodes).size(),
            place.rows(db::GamesFamily::library_nodes).size());
}

TEST(RoundTrip, OfGradesKeepsPositionsGradesAndNotes) {
  const db::ImportPlace place;
  place.import("grades.tsv",
               "5\th8 h9 f10 f8 e7\t+5\tSoos\xF5rv\n5\th8 i9 h7 h6 i7\t-1\tb\n4\th8 h9 h7 h6\t0\n");
  Output output = Output::in_memory({});
  GradedPositions exporter(output);
  EXPECT_EQ(replay_grades(place.database(), 1, exporter), 3U);
  const db::ImportPlace other;
  other.import("grades.tsv", output.text());
  EXPECT_EQ(other.rows(db::GamesFamily::grades), place.rows(db::GamesFamily::grades));
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

#include "db/games/game_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "db/games/game_writer.h"
#include "tests/db/games/import_place.h"
#include "tests/db/games/literal_statistics.h"
#include "tests/support/foreign_files.h"

namespace shukei::db {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr std::string_view kThreeGames =
    "id\tmoves\tresult\tblack\twhite\tyear\trule\n"
    "a\th8 h9 h10 i9\t1-0\tAnts\tToomas\t2001\tRIF\n"
    "b\th8 i8 j8 i9\t0-1\tAnts\tMari\t2003\tRIF\n"
    "c\th8 i9\t1/2-1/2\tMari\tToomas\t2003\tSakata\n";

TEST(GameStore, NoGamesAreStoredAtFirst) {
  const TemporaryPlace place;
  EXPECT_FALSE(GameStore::open(place.database()).has_value());
}

TEST(GameStore, GamesComeBackAsTheyWere) {
  const ImportPlace place;
  const StoredFile stored = place.import("games.tsv", kThreeGames);
  EXPECT_EQ(stored.new_games, 3U);
  EXPECT_THAT(stored.duplicates, IsEmpty());
  const GameStore games = place.games();
  EXPECT_EQ(games.totals().games, 3U);
  const StoredGame second = games.find(GameNumber{2}).value();
  EXPECT_EQ(second.record.id, "b");
  EXPECT_EQ(second.record.white->name.value, "Mari");
  EXPECT_EQ(to_string(second.record.moves), "h8 i8 j8 i9");
  EXPECT_EQ(second.record.result, GameResult::white_wins);
  EXPECT_EQ(second.record.rule->name(), "rif");
  EXPECT_EQ(second.record.place, Place::line(3));
  EXPECT_FALSE(games.find(GameNumber{4}).has_value());
  EXPECT_FALSE(games.find(GameNumber{0}).has_value());
}

TEST(GameStore, ScansFromAnyNumber) {
  const ImportPlace place;
  place.import("games.tsv", kThreeGames);
  const GameStore games = place.games();
  std::vector<std::string> ids;
  for (GameScan scan = games.scan(GameNumber{2}); scan.next();)
    ids.push_back(*scan.game().record.id);
  EXPECT_THAT(ids, ElementsAre("b", "c"));
}

TEST(GameStore, KnowsItsSources) {
  const ImportPlace place;
  place.import("games.tsv", kThreeGames);
  place.import("more.txt", "h8 h9 j10 k11\n");
  const std::vector<Source> sources = place.games().sources();
  ASSERT_THAT(sources, SizeIs(2));
  EXPECT_EQ(sources[0].file, "games.tsv");
  EXPECT_EQ(sources[0].games, 3U);
  EXPECT_EQ(sources[0].bytes, kThreeGames.size());
  EXPECT_EQ(sources[1].format, Format::move_lines);
  EXPECT_EQ(place.games().find(GameNumber{4})->source, SourceNumber{2});
}

TEST(GameStore, FindsGamesOfALineInAnyOrientation) {
  const ImportPlace place;
  place.import("games.tsv", kThreeGames);
  const GameStore games = place.games();
  const std::vector<Move> turned{"h8"_pt, "g8"_pt, "f8"_pt, "g9"_pt};
  EXPECT_THAT(games.games_of_line(turned), ElementsAre(GameNumber{1}, GameNumber{2}));
}

void expect_literal_counts(const GameStore& games) {
  const LiteralTable table = count_literally(games);
  for (const auto& [position, expected] : table) {
    const auto bar = position.find('|');
    const auto set_of = [](const std::string& text) {
      PointSet points;
      std::istringstream words(text);
      for (std::string word; words >> word;) points.insert(parse_point(word).value());
      return points;
    };
    const Board board(set_of(position.substr(0, bar)), set_of(position.substr(bar + 1)));
    ASSERT_EQ(literal_of(games, board), expected) << position;
  }
}

TEST(GameStore, StatisticsAreWhatAPlainCountFinds) {
  const ImportPlace place;
  GameWriter writer(place.database());
  place.import(writer, "one.rif", renjunet_database(300, 1));
  place.import(writer, "two.txt", move_lines(200, 2));
  place.import(writer, "three.tsv", kThreeGames);
  expect_literal_counts(place.games());
}

TEST(GameStoreSlow, StatisticsOfLargeFilesAreWhatAPlainCountFinds) {
  const ImportPlace place;
  place.import("one.txt", move_lines(5000, 3));
  place.import("two.txt", move_lines(4500, 4));
  place.import("three.tsv", kThreeGames);
  const GameStore games = place.games();
  EXPECT_EQ(games.totals().games, 9503U);
  expect_literal_counts(games);
}

}  // namespace
}  // namespace shukei::db

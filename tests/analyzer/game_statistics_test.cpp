#include "analyzer/reports/game_statistics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "db/position_key.h"
#include "rules/canonical_form.h"
#include "tests/support/random_games.h"

namespace shukei::analyzer {
namespace {

using db::GameResult;
using testing::ElementsAre;

db::GameRecord game(std::vector<db::Move> moves, std::optional<GameResult> result) {
  db::GameRecord game;
  game.moves = std::move(moves);
  game.result = result;
  return game;
}

/// "value, value: games B/D/W/?": a row in one line of text.
std::vector<std::string> told(const GameStatistics& statistics, std::uint64_t least = 0) {
  std::vector<std::string> rows;
  for (const GameStatisticsRow& row : statistics.rows(least)) {
    std::string text;
    for (std::size_t i = 0; i < row.values.size(); ++i)
      text += (i == 0 ? "" : ", ") + row.values[i];
    const db::OutcomeCounts& all = row.results;
    for (const std::uint64_t count : {all.total(), all.black, all.draw, all.white, all.unknown}) {
      text += ' ' + std::to_string(count);
    }
    rows.push_back(text);
  }
  return rows;
}

db::GameRecord turned(db::GameRecord game, Symmetry symmetry) {
  for (db::Move& move : game.moves) {
    if (!move.is_pass()) move = apply(symmetry, move.point());
  }
  for (Point& point : game.offers) point = apply(symmetry, point);
  if (game.picked) game.picked = apply(symmetry, *game.picked);
  return game;
}

TEST(GameStatistics, CountsImagesOfOnePositionTogether) {
  GameStatistics statistics({GameKey::opening, GameKey::fourth});
  statistics.add(game({"h8"_pt, "h9"_pt, "h7"_pt, "h6"_pt}, GameResult::black_wins));
  statistics.add(game({"h8"_pt, "i8"_pt, "g8"_pt, "f8"_pt, "a1"_pt}, GameResult::draw));
  statistics.add(game({"h8"_pt, "h9"_pt, "h7"_pt, db::Move::pass()}, std::nullopt));
  statistics.add(game({"a1"_pt, "h9"_pt, "h7"_pt, "a3"_pt}, GameResult::white_wins));
  EXPECT_EQ(statistics.games(), 4U);
  EXPECT_THAT(told(statistics),
              ElementsAre("D8, D8 h6 2 1 1 0 0", "D8,  1 0 0 0 1", ",  1 0 0 1 0"));
  EXPECT_THAT(told(statistics, 2), ElementsAre("D8, D8 h6 2 1 1 0 0"));
}

TEST(GameStatistics, NamesAPositionAsMostGamesCameToIt) {
  GameStatistics statistics({GameKey::fifth});
  const std::vector<db::Move> by_d6{"h8"_pt, "h9"_pt, "i8"_pt, "i9"_pt, "j9"_pt};
  const std::vector<db::Move> by_i2{"h8"_pt, "i9"_pt, "j9"_pt, "h9"_pt, "i8"_pt};
  statistics.add(game(by_d6, GameResult::draw));
  for (int i = 0; i < 2; ++i) statistics.add(game(by_i2, GameResult::draw));
  const auto rows = statistics.rows();
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].values[0].substr(0, 3), "I2 ");
  EXPECT_EQ(to_string(*rows[0].branch), rows[0].values[0]);
  EXPECT_EQ(rows[0].ways[0].size(), 2U);
  EXPECT_EQ(rows[0].results.total(), 3U);
}

TEST(GameStatistics, CountsAGameForBothPlayersAndTellsWhatTheyScored) {
  GameStatistics statistics({GameKey::player});
  db::GameRecord played = game({"h8"_pt}, GameResult::white_wins);
  played.black = db::Player{"", {"Eda", false}};
  played.white = db::Player{"17", {}};
  statistics.add(played);
  played.result = GameResult::draw;
  statistics.add(played);
  played.white = played.black;
  statistics.add(played);
  statistics.add(game({"h8"_pt}, std::nullopt));
  EXPECT_THAT(told(statistics), ElementsAre("Eda 3 0 2 1 0", "player 17 2 0 1 1 0", " 1 0 0 0 1"));
  const auto rows = statistics.rows();
  EXPECT_EQ(rows[0].wins + rows[0].draws + rows[0].losses, 2U) << "not against oneself";
  EXPECT_EQ(rows[0].losses, 1U);
  EXPECT_EQ(rows[1].wins, 1U);
}

TEST(GameStatistics, TellsWhatIsOfferedAndWhatIsKept) {
  GameStatistics statistics({GameKey::offer});
  db::GameRecord played =
      game({"h8"_pt, "h9"_pt, "h7"_pt, "h6"_pt, "g8"_pt}, GameResult::black_wins);
  played.offers = {"g8"_pt, "g9"_pt, "i8"_pt};  // i8 is the image of g8
  played.picked = "g8"_pt;
  statistics.add(played);
  played.moves[4] = "i9"_pt;
  played.offers = {"i9"_pt, "g8"_pt};
  played.picked = "i9"_pt;
  played.result = std::nullopt;
  statistics.add(played);
  statistics.add(game({"h8"_pt}, GameResult::draw));
  EXPECT_THAT(told(statistics), ElementsAre("D8 h6 g8 1 1 0 0 0", "D8 h6 g9 1 0 0 0 1"));
  for (const GameStatisticsRow& row : statistics.rows()) EXPECT_EQ(row.offered, 2U);
}

TEST(GameStatistics, OrdersYearsByTimeAndOtherRowsByGames) {
  GameStatistics by_year({GameKey::year});
  GameStatistics by_event({GameKey::event});
  for (const int year : {2010, 2001, 2010, 0}) {
    db::GameRecord played = game({"h8"_pt}, GameResult::draw);
    played.date.year = year;
    played.event = db::Text{"Open " + std::to_string(year), false};
    by_year.add(played);
    by_event.add(played);
  }
  EXPECT_THAT(told(by_year), ElementsAre(" 1 0 1 0 0", "2001 1 0 1 0 0", "2010 2 0 2 0 0"));
  EXPECT_THAT(told(by_event),
              ElementsAre("Open 2010 2 0 2 0 0", "Open 0 1 0 1 0 0", "Open 2001 1 0 1 0 0"));
}

/// Games whose first moves are one of few, so that positions come again.
std::vector<db::GameRecord> likely_games(int count, std::uint64_t seed) {
  RandomGames random(seed);
  constexpr std::array kPoints{"h9"_pt, "i9"_pt, "h7"_pt, "i10"_pt, "g8"_pt, "h6"_pt, "a1"_pt};
  std::vector<db::GameRecord> games;
  while (static_cast<int>(games.size()) < count) {
    db::GameRecord made = random.game();
    made.moves = {"h8"_pt};
    PointSet taken{"h8"_pt};
    while (made.moves.size() < 6) {
      const Point point = kPoints[static_cast<std::size_t>(random.below(7))];
      if (!taken.contains(point)) made.moves.emplace_back(point);
      taken.insert(point);
    }
    made.moves.resize(1 + static_cast<std::size_t>(random.below(6)), db::Move::pass());
    if (made.moves.size() > 4 && random.one_in(9)) made.moves[3] = db::Move::pass();
    games.push_back(turned(made, kSymmetries[static_cast<std::size_t>(random.below(8))]));
  }
  return games;
}

// The other way: games grouped by the key of the canonical position, without names.
TEST(GameStatistics, AgreesWithCountingCanonicalPositions) {
  const auto games = likely_games(2000, 5);
  for (const std::size_t stones : {4U, 5U}) {
    GameStatistics statistics({stones == 4 ? GameKey::fourth : GameKey::fifth});
    std::map<std::string, std::uint64_t> counts;
    for (const db::GameRecord& each : games) {
      statistics.add(each);
      const auto board = position_after(each, stones);
      const bool is_opening = board && branch_of(*board);
      ++counts[is_opening
                   ? std::string(db::PositionKey::of(canonicalise(*board).representative)->bytes())
                   : ""];
    }
    std::vector<std::uint64_t> expected;
    for (const auto& [key, count] : counts) expected.push_back(count);
    std::vector<std::uint64_t> found;
    for (const auto& row : statistics.rows()) found.push_back(row.results.total());
    EXPECT_GT(found.size(), 20U);
    EXPECT_THAT(found, testing::UnorderedElementsAreArray(expected));
  }
}

TEST(GameStatistics, AreTheSameForImagesAndInAnyParts) {
  const auto games = likely_games(500, 6);
  const std::vector<GameKey> keys{GameKey::opening, GameKey::rule, GameKey::player, GameKey::offer};
  for (const GameKey key : keys) {
    GameStatistics all({key});
    GameStatistics images({key});
    std::vector<GameStatistics> parts(3, GameStatistics({key}));
    for (std::size_t i = 0; i < games.size(); ++i) {
      all.add(games[i]);
      images.add(turned(games[i], kSymmetries[i % 8]));
      parts[i % 3].add(games[i]);
    }
    EXPECT_EQ(told(images), told(all)) << to_string(key);
    for (const GameStatistics& part : {parts[1], parts[2]}) parts[0].merge(part);
    EXPECT_EQ(told(parts[0]), told(all));
    EXPECT_EQ(parts[0].games(), all.games());
  }
}

}  // namespace
}  // namespace shukei::analyzer

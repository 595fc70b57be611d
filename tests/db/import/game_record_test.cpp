#include "db/import/game_record.h"

#include <gtest/gtest.h>

#include <set>

#include "db/import/record_fields.h"

namespace shukei::db {
namespace {

TEST(ImportGameRecord, ReadsDatesAsFarAsTheyAreKnown) {
  EXPECT_EQ(parse_date("2005-08-07"), (GameDate{2005, 8, 7}));
  EXPECT_EQ(parse_date("2005.8.7"), (GameDate{2005, 8, 7}));
  EXPECT_EQ(parse_date("2005-08-00"), (GameDate{2005, 8, 0}));
  EXPECT_EQ(parse_date("2005-08"), (GameDate{2005, 8, 0}));
  EXPECT_EQ(parse_date("2005"), (GameDate{2005, 0, 0}));
  EXPECT_EQ(parse_date("2005-03-16,17"), (GameDate{2005, 3, 16}));
  EXPECT_EQ(parse_date("2005-03-16 18:43"), (GameDate{2005, 3, 16}));
  EXPECT_EQ(parse_date("0000-00-00"), GameDate{});
  EXPECT_EQ(parse_date("0000-08-07"), GameDate{});
  EXPECT_EQ(parse_date("2005-00-07"), (GameDate{2005, 0, 0}));
}

TEST(ImportGameRecord, TakesNothingElseForADate) {
  for (const std::string_view text : {"", "05-08-07", "20055", "2005-13-01", "2005-01-32", "2005-",
                                      "7 August 2005", "2005x", "2005-08-07-09"}) {
    EXPECT_EQ(parse_date(text), std::nullopt) << text;
  }
}

TEST(ImportGameRecord, WritesWhatIsKnownOfADate) {
  EXPECT_EQ(to_string(GameDate{2005, 8, 7}), "2005-08-07");
  EXPECT_EQ(to_string(GameDate{2005, 12, 0}), "2005-12");
  EXPECT_EQ(to_string(GameDate{987, 0, 0}), "0987");
  EXPECT_EQ(to_string(GameDate{}), "");
}

TEST(ImportGameRecord, ReadsResultsInTheirSpellings) {
  for (const std::string_view text : {"1", "1-0", "1 - 0", "+", "B+5", "b+Resign", "Black"}) {
    EXPECT_EQ(parse_result(text), GameResult::black_wins) << text;
  }
  for (const std::string_view text : {"0.5", "1/2-1/2", "=", "Draw", "0.5 - 0.5", "B+Draw"}) {
    EXPECT_EQ(parse_result(text), GameResult::draw) << text;
  }
  for (const std::string_view text : {"0", "0-1", "-", "W+Time", "white"}) {
    EXPECT_EQ(parse_result(text), GameResult::white_wins) << text;
  }
  for (const std::string_view text : {"", "x", "2", "*", "Void", "11"}) {
    EXPECT_EQ(parse_result(text), std::nullopt) << text;
  }
}

TEST(ImportRecordFields, KeepAnUnknownRuleAsItIsCalled) {
  GameRecord game;
  read_rule_field("Soosõrv-8", game);
  ASSERT_TRUE(game.rule);
  EXPECT_EQ(game.rule->name(), "soosorv-8");
  EXPECT_TRUE(game.flags.empty());
  read_rule_field("Gomoku Pro", game);
  EXPECT_EQ(game.rule_name->value, "Gomoku Pro");
  EXPECT_FALSE(game.rule);
  EXPECT_TRUE(game.flags.contains(GameFlag::unknown_rule));
}

TEST(ImportRecordFields, PutTheFifthThatWasPlayedAmongTheOffers) {
  GameRecord game;
  for (const Point point : {"h8"_pt, "h9"_pt, "h7"_pt, "h6"_pt, "g8"_pt})
    game.moves.emplace_back(point);
  read_offers_field("i9 g8 i9", game);
  EXPECT_EQ(game.picked, "g8"_pt);
  EXPECT_EQ(game.offers, (std::vector{"g8"_pt, "i9"_pt}));
}

TEST(ImportRecordFields, KeepOffersThatAreNoPointsAsText) {
  GameRecord game;
  read_offers_field("51", game);
  EXPECT_EQ(game.offers_text->value, "51");
  EXPECT_TRUE(game.offers.empty());
  EXPECT_FALSE(game.picked);
  EXPECT_TRUE(game.flags.contains(GameFlag::unread_offers));
}

TEST(ImportGameFlags, HaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (const GameFlag flag : all_game_flags()) {
    EXPECT_FALSE(to_string(flag).empty());
    names.insert(to_string(flag));
  }
  EXPECT_EQ(names.size(), kGameFlagCount);
  EXPECT_EQ(to_string(static_cast<GameFlag>(kGameFlagCount)), "");
}

}  // namespace
}  // namespace shukei::db

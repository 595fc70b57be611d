#include "analyzer/reports/game_filter.h"

#include <gtest/gtest.h>

#include "db/import/record_fields.h"

namespace shukei::analyzer {
namespace {

db::GameRecord game() {
  db::GameRecord game;
  game.moves = {"h8"_pt, "h9"_pt, "h7"_pt};
  game.black = db::Player{"", {"Ando MERITEE", false}};
  game.white = db::Player{"", {"Õun", false}};
  game.event = db::Text{"World Championship", false};
  game.date = {2005, 8, 7};
  db::read_rule_field("Soosõrv-8", game);
  return game;
}

TEST(ParseYears, ReadsYearsAndRanges) {
  EXPECT_EQ(parse_years("2005"), (YearRange{2005, 2005}));
  EXPECT_EQ(parse_years("2005-2015"), (YearRange{2005, 2015}));
  EXPECT_EQ(parse_years("2005-"), (YearRange{2005, std::nullopt}));
  EXPECT_EQ(parse_years("-2015"), (YearRange{std::nullopt, 2015}));
  for (const char* text : {"", "-", "05", "2015-2005", "2005-15", "2005--", "x", "0000", "20050"}) {
    EXPECT_FALSE(parse_years(text)) << text;
  }
}

TEST(GameFilter, LetsThroughWhatMeetsEveryCondition) {
  EXPECT_TRUE(GameFilter{}.is_met_by(game()));
  GameFilter filter;
  filter.rule = RuleBook::standard().parse("soosorv-8");
  filter.years = YearRange{2005, 2005};
  filter.player = "meri";
  filter.event = "world c";
  filter.opening = parse_opening("D8");
  EXPECT_TRUE(filter.is_met_by(game()));
  const auto without = [&](auto change) {
    GameFilter changed = filter;
    change(changed);
    return changed.is_met_by(game());
  };
  EXPECT_FALSE(without([](auto& f) { f.rule = RuleBook::standard().parse("soosorv-4"); }));
  EXPECT_FALSE(without([](auto& f) { f.years = YearRange{2006, std::nullopt}; }));
  EXPECT_FALSE(without([](auto& f) { f.player = "merx"; }));
  EXPECT_FALSE(without([](auto& f) { f.event = "open"; }));
  EXPECT_FALSE(without([](auto& f) { f.opening = parse_opening("D9"); }));
  EXPECT_TRUE(without([](auto& f) { f.player = "Õun"; }));
}

TEST(GameFilter, KeepsOutGamesThatDoNotTell) {
  db::GameRecord bare;
  bare.moves = {"h8"_pt};
  for (const char* years : {"-2015", "1000-"}) {
    GameFilter filter;
    filter.years = parse_years(years);
    EXPECT_FALSE(filter.is_met_by(bare));
  }
  GameFilter filter;
  filter.player = "a";
  EXPECT_FALSE(filter.is_met_by(bare));
}

TEST(OpeningOfAGame, NeedsThreeStonesFromTheCentre) {
  db::GameRecord record = game();
  EXPECT_EQ(opening_of(record), parse_opening("D8"));
  record.moves[1] = db::Move::pass();
  EXPECT_FALSE(opening_of(record));
  record.moves = {"h9"_pt, "h8"_pt, "h10"_pt};
  EXPECT_FALSE(opening_of(record));
  record.moves = {"h8"_pt, "h9"_pt};
  EXPECT_FALSE(opening_of(record));
}

}  // namespace
}  // namespace shukei::analyzer

#include "db/games/game_codec.h"

#include <gtest/gtest.h>

namespace shukei::db {
namespace {

/// A record that has everything.
GameRecord full_record() {
  GameRecord game;
  game.id = "17";
  game.publisher = Text{"Õie", false};
  game.black = Player{"3", Text{"Ants \\xE9", true}};
  game.white = Player{"", Text{"王", false}};
  game.event = Text{"Open", false};
  game.event_id = "e";
  game.round = Text{"F", false};
  game.date = {2019, 3, 0};
  game.rule_name = Text{"T10", false};
  game.rule = RuleBook::standard().parse("taraguchi-10");
  game.moves = {"h8"_pt, Move::pass(), "a1"_pt, "o15"_pt, "h9"_pt};
  game.unread_moves = Text{"z9 h8", false};
  game.swaps = Text{"--R", false};
  game.declared = 7;
  game.offers_text = Text{"i8 51", false};
  game.offers = {"h9"_pt, "i8"_pt};
  game.picked = "h9"_pt;
  game.result = GameResult::draw;
  game.opening = OpeningCode::from_index(0);
  game.info = Text{"a note\nof two lines", false};
  game.flags.insert(GameFlag::not_from_centre);
  game.flags.insert(GameFlag::damaged_text);
  game.place = Place::byte(1'000'000'000'000);
  return game;
}

void expect_equal(const GameRecord& a, const GameRecord& b) {
  EXPECT_EQ(a.id, b.id);
  EXPECT_EQ(a.publisher, b.publisher);
  EXPECT_EQ(a.black, b.black);
  EXPECT_EQ(a.white, b.white);
  EXPECT_EQ(a.event, b.event);
  EXPECT_EQ(a.event_id, b.event_id);
  EXPECT_EQ(a.round, b.round);
  EXPECT_EQ(a.date, b.date);
  EXPECT_EQ(a.rule_name, b.rule_name);
  EXPECT_EQ(a.rule, b.rule);
  EXPECT_EQ(a.moves, b.moves);
  EXPECT_EQ(a.unread_moves, b.unread_moves);
  EXPECT_EQ(a.swaps, b.swaps);
  EXPECT_EQ(a.declared, b.declared);
  EXPECT_EQ(a.offers_text, b.offers_text);
  EXPECT_EQ(a.offers, b.offers);
  EXPECT_EQ(a.picked, b.picked);
  EXPECT_EQ(a.result, b.result);
  EXPECT_EQ(a.opening, b.opening);
  EXPECT_EQ(a.info, b.info);
  EXPECT_EQ(a.flags, b.flags);
  EXPECT_EQ(a.place, b.place);
}

TEST(GameCodec, EverythingComesBack) {
  const std::string value = encode_game(SourceNumber{300}, encode_fields(full_record()));
  const DecodedGame decoded = decode_game(value);
  ASSERT_EQ(decoded.fault, "");
  EXPECT_EQ(decoded.source, SourceNumber{300});
  expect_equal(decoded.record, full_record());
}

TEST(GameCodec, WhatIsUnknownStaysUnknown) {
  GameRecord game;
  game.moves = {"h8"_pt};
  const DecodedGame decoded = decode_fields(encode_fields(game));
  ASSERT_EQ(decoded.fault, "");
  expect_equal(decoded.record, game);
}

TEST(GameCodec, EveryLineOfTheGreatestFileComesBack) {
  GameRecord game;
  game.moves = {"h8"_pt};
  game.place = Place::line(4'000'000'000);
  EXPECT_EQ(decode_fields(encode_fields(game)).record.place, game.place);
}

TEST(GameCodec, EmptyIsNotUnknown) {
  GameRecord game;
  game.moves = {"h8"_pt};
  game.black = Player{};
  game.event = Text{};
  game.id = "";
  const DecodedGame decoded = decode_fields(encode_fields(game));
  ASSERT_EQ(decoded.fault, "");
  expect_equal(decoded.record, game);
}

TEST(GameCodec, EveryRuleComesBack) {
  for (const OpeningRule& rule : RuleBook::standard().rules()) {
    GameRecord game;
    game.moves = {"h8"_pt};
    game.rule = RuleBook::standard().parse(OpeningRule(rule.table(), 5).name());
    expect_equal(decode_fields(encode_fields(game)).record, game);
    game.rule = rule;
    expect_equal(decode_fields(encode_fields(game)).record, game);
  }
}

TEST(GameCodec, CutValuesAreRefused) {
  const std::string value = encode_game(SourceNumber{1}, encode_fields(full_record()));
  std::size_t accepted = 0;
  for (std::size_t size = 0; size < value.size(); ++size) {
    const DecodedGame decoded = decode_game(value.substr(0, size));
    // Between two fields a shorter value is a game with fewer of them.
    if (decoded.fault.empty()) {
      ++accepted;
      EXPECT_EQ(encode_game(decoded.source, encode_fields(decoded.record)), value.substr(0, size));
    }
  }
  EXPECT_LT(accepted, 24U);
}

TEST(GameCodec, DamagedValuesAreRefusedOrSaySomethingElse) {
  const std::string value = encode_game(SourceNumber{1}, encode_fields(full_record()));
  for (std::size_t at = 0; at < value.size(); ++at) {
    for (const int flip : {1, 2, 4, 8, 16, 32, 64, 128}) {
      std::string damaged = value;
      damaged[at] = static_cast<char>(damaged[at] ^ flip);
      const DecodedGame decoded = decode_game(damaged);
      if (!decoded.fault.empty()) continue;
      EXPECT_EQ(encode_game(decoded.source, encode_fields(decoded.record)), damaged)
          << "byte " << at << " flip " << flip;
    }
  }
}

}  // namespace
}  // namespace shukei::db

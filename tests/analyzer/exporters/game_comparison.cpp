#include "tests/analyzer/exporters/game_comparison.h"

#include <gtest/gtest.h>

#include "db/import/delivery.h"

namespace shukei::analyzer {
namespace {

/// Keeps the games it is given.
class GameSink : public db::ImportSink {
 public:
  void take_game(const db::GameRecord& game) override { games.push_back(game); }
  void take_node(const db::LibraryNode& /*node*/) override {}
  void take_grade(const db::GradedPosition& /*grade*/) override {}

  std::vector<db::GameRecord> games;
};

}  // namespace

void expect_same_game(const db::GameRecord& found, const db::GameRecord& expected) {
  EXPECT_EQ(found.id, expected.id);
  EXPECT_EQ(found.publisher, expected.publisher);
  EXPECT_EQ(found.black, expected.black);
  EXPECT_EQ(found.white, expected.white);
  EXPECT_EQ(found.event, expected.event);
  EXPECT_EQ(found.event_id, expected.event_id);
  EXPECT_EQ(found.round, expected.round);
  EXPECT_EQ(found.date, expected.date);
  EXPECT_EQ(found.rule_name, expected.rule_name);
  EXPECT_EQ(found.rule, expected.rule);
  EXPECT_EQ(found.moves, expected.moves);
  EXPECT_EQ(found.unread_moves, expected.unread_moves);
  EXPECT_EQ(found.swaps, expected.swaps);
  EXPECT_EQ(found.declared, expected.declared);
  EXPECT_EQ(found.offers_text, expected.offers_text);
  EXPECT_EQ(found.offers, expected.offers);
  EXPECT_EQ(found.picked, expected.picked);
  EXPECT_EQ(found.result, expected.result);
  EXPECT_EQ(found.opening, expected.opening);
  EXPECT_EQ(found.info, expected.info);
  for (const db::GameFlag flag : db::all_game_flags()) {
    EXPECT_EQ(found.flags.contains(flag), expected.flags.contains(flag)) << to_string(flag);
  }
}

std::vector<db::GameRecord> random_games(int count, std::uint64_t seed) {
  RandomGames random(seed);
  GameSink sink;
  db::ReadReport report;
  const db::ReadLimits limits;
  db::Delivery delivery(sink, report, limits);
  for (int i = 0; i < count; ++i) {
    db::GameRecord game = random.game();
    delivery.give(game);
  }
  return sink.games;
}

}  // namespace shukei::analyzer

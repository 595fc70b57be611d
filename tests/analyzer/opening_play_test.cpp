#include "analyzer/reports/opening_play.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>

namespace shukei::analyzer {
namespace {

using testing::ElementsAre;

OpeningPlay play_of(std::string_view rule) {
  return {RuleBook::standard().parse(rule).value(), SymmetryReading::pattern};
}

TEST(OpeningPlay, TellsHowTheOpeningRan) {
  OpeningPlay play = play_of("tarannikov");
  for (const char* act : {"h8", "SWAP", " h9 ", "stay"}) {
    EXPECT_EQ(play.answer(act).outcome, PlayOutcome::done) << act;
  }
  EXPECT_THAT(play.story(), ElementsAre("P1 (Black) places h8", "P2 (White) swaps and takes Black",
                                        "P1 (White) places h9", "P2 (Black) stays Black"));
  EXPECT_EQ(play.game().holder(Colour::black), Player::p2);
}

TEST(OpeningPlay, GoesBackToTheBeginning) {
  OpeningPlay play = play_of("tarannikov");
  const OpeningGame empty = play.game();
  play.answer("h8");
  const OpeningGame one = play.game();
  play.answer("swap");
  EXPECT_EQ(play.answer("Undo").outcome, PlayOutcome::undone);
  EXPECT_EQ(play.game(), one);
  EXPECT_EQ(play.game().holder(Colour::black), Player::p1);
  EXPECT_EQ(play.answer("undo").outcome, PlayOutcome::undone);
  EXPECT_EQ(play.game(), empty);
  const PlayAnswer answer = play.answer("undo");
  EXPECT_EQ(answer.outcome, PlayOutcome::refused);
  EXPECT_EQ(answer.error.value().kind, "nothing_to_undo");
}

TEST(OpeningPlay, LeavesTheGameAsItIsWhenALineFails) {
  OpeningPlay play = play_of("rif");
  play.answer("D7");
  const OpeningGame before = play.game();
  for (const char* line : {"h8", "declare", "swap now", "xyzzy", "", "help", "quit", "pick a1"}) {
    EXPECT_NE(play.answer(line).outcome, PlayOutcome::done) << line;
    EXPECT_EQ(play.game(), before) << line;
  }
  const PlayAnswer refused = play.answer("h6");
  EXPECT_EQ(refused.outcome, PlayOutcome::refused);
  EXPECT_EQ(refused.error.value().kind, "not_due");
  EXPECT_EQ(refused.error.value().clause, "White may swap after move 3");
  EXPECT_EQ(refused.error.value().source, "www.renju.net/rifrules");
  const PlayAnswer unreadable = play.answer("pick zz");
  EXPECT_EQ(unreadable.outcome, PlayOutcome::unreadable);
  EXPECT_EQ(unreadable.error.value().kind, "unreadable");
  EXPECT_EQ(unreadable.error.value().column, 6);
}

TEST(OpeningPlay, JudgesAnOfferRefusedForItsFaults) {
  OpeningPlay play = play_of("rif");
  for (const char* act : {"h8 h9 h7", "stay", "h6"}) play.answer(act);
  const PlayAnswer answer = play.answer("offer g8 g7");
  EXPECT_EQ(answer.outcome, PlayOutcome::refused);
  ASSERT_TRUE(answer.offer);
  EXPECT_EQ(answer.offer->findings.size(), 1U);
}

/// Whatever is typed, nothing is thrown and every state but the one after an act is the same.
TEST(OpeningPlay, TakesAnyLine) {
  constexpr std::array kWords{"h8",   "h9",     "i10",    "swap", "stay",  "declare", "3",  "99",
                              "pick", "single", "offer",  "undo", "D7",    "a1",      "zz", "-",
                              "\xC3", "g8",     "i9 g10", "help", "h6 h7", "quit",    "",   "j8"};
  std::mt19937 random(20);
  int done = 0;
  for (const OpeningRule& rule : RuleBook::standard().rules()) {
    OpeningPlay play(rule, SymmetryReading::pattern);
    for (int i = 0; i < 2000; ++i) {
      std::string line = kWords[random() % kWords.size()];
      if (random() % 2 == 0) line += std::string(" ") + kWords[random() % kWords.size()];
      const OpeningGame before = play.game();
      const PlayAnswer answer = play.answer(line);
      const bool changes =
          answer.outcome == PlayOutcome::done || answer.outcome == PlayOutcome::undone;
      EXPECT_EQ(changes, !(play.game() == before)) << line;
      EXPECT_EQ(answer.error.has_value(), answer.outcome == PlayOutcome::refused ||
                                              answer.outcome == PlayOutcome::unreadable);
      EXPECT_EQ(play.story().size(), play.game().acts().size());
      done += answer.outcome == PlayOutcome::done ? 1 : 0;
    }
  }
  EXPECT_GT(done, 100);
}

}  // namespace
}  // namespace shukei::analyzer

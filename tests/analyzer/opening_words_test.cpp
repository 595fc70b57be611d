#include "analyzer/reports/opening_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <initializer_list>

namespace shukei::analyzer {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The game after these acts, each of which must be allowed.
OpeningGame after(const OpeningRule& rule, std::initializer_list<std::string_view> acts,
                  SymmetryReading reading = SymmetryReading::pattern) {
  OpeningGame game(rule, reading);
  for (const std::string_view act : acts) {
    const auto due = game.possible_acts();
    if (!due || game.apply(parse_act(act, due->kind))) ADD_FAILURE() << act;
  }
  return game;
}

OpeningRule rule_named(std::string_view name) { return RuleBook::standard().parse(name).value(); }

std::string due_in(const OpeningGame& game) {
  return in_words(game.possible_acts().value(), game.rule());
}

/// What is said of an act that must be refused.
std::string refused(OpeningGame game, std::string_view text) {
  const auto due = game.possible_acts();
  const OpeningAct act = parse_act(text, due ? due->kind : StageKind::place);
  const OpeningGame before = game;
  const auto refusal = game.apply(act);
  if (!refusal) return "not refused";
  return in_words(*refusal, act, before);
}

// www.renju.net/rule/25
TEST(OpeningWords, TellWhatIsDueUnderTaraguchi) {
  const OpeningRule rule = rule_named("taraguchi-10");
  EXPECT_EQ(due_in(after(rule, {})), "P1 (Black) places move 1 on h8");
  EXPECT_EQ(due_in(after(rule, {"h8"})), "P2 (White) may swap and take Black, or stay");
  EXPECT_EQ(due_in(after(rule, {"h8", "swap"})), "P1 (White) places move 2 in the central 3x3");
  EXPECT_EQ(due_in(after(rule, {"h8", "swap", "h9"})),
            "P2 (Black) may swap and take White, or stay");
  const auto four = {std::string_view("h8"),   std::string_view("stay"), std::string_view("h9"),
                     std::string_view("stay"), std::string_view("j8"),   std::string_view("stay"),
                     std::string_view("h6")};
  EXPECT_EQ(due_in(after(rule, four)),
            "P1 (Black) chooses: single (one fifth move in the central 9x9, after a chance to "
            "swap) or offer (10 fifth moves anywhere, no two symmetric, of which White keeps one)");
}

// www.renju.net/rule/24, /rule/5, www.renju.net/rifrules
TEST(OpeningWords, TellWhatIsDueWhereFifthMovesAreOffered) {
  const OpeningRule soosorv = rule_named("soosorv-8");
  EXPECT_EQ(due_in(after(soosorv, {})), "P1 (Black) places one of the 26 openings, moves 1 to 3");
  EXPECT_EQ(due_in(after(soosorv, {"D7", "stay"})), "P2 (White) places move 4 anywhere");
  EXPECT_EQ(due_in(after(soosorv, {"D7", "stay", "h6"})),
            "P2 (White) declares how many fifth moves are to be offered, 1 to 8");
  EXPECT_EQ(due_in(after(soosorv, {"D7", "stay", "h6", "declare 3", "swap"})),
            "P2 (Black) offers 3 fifth moves anywhere, no two symmetric");
  EXPECT_EQ(due_in(after(soosorv, {"D7", "stay", "h6", "declare 1", "stay"})),
            "P1 (Black) places move 5 anywhere");
  EXPECT_EQ(due_in(after(rule_named("rif"), {"D7", "swap", "h6", "offer g9 i9"})),
            "P1 (White) keeps one of the fifth moves offered");
}

TEST(OpeningWords, TellWhatIsDueUnderARuleThatIsOnlyATable) {
  static constexpr std::array kStages{
      Stage{StageKind::place, Colour::black, {}, 1, 1, {}, "Black 1"},
      Stage{StageKind::place, Colour::white, {}, 2, 3, {}, "White 2"},
      Stage{StageKind::place, Colour::black, {}, 3, 5, {}, "Black 3"},
      Stage{StageKind::place, Colour::white, {}, 4, 9, {}, "White 4"},
      Stage{StageKind::offer, Colour::black, {}, 5, 11, Quantity::fixed(7), "Black offers seven"},
      Stage{StageKind::pick, Colour::white, {}, 0, kAnywhere, {}, "White picks"}};
  static constexpr RuleTable kTable{"ours", {}, false, false, 1, kStages, "this test"};
  static_assert(well_formed(kTable));
  const OpeningGame game = after(OpeningRule(kTable, 1), {"h8", "h9", "h7", "l12"});
  EXPECT_EQ(due_in(game), "P1 (Black) offers 7 fifth moves in the central 11x11, no two symmetric");
  EXPECT_THAT(refused(game, "offer g8"), HasSubstr("too few: 1 offered, 7 required. Black offers "
                                                   "seven (ours, this test)"));
}

TEST(OpeningWords, GiveFormsThatAreAllowed) {
  for (const OpeningRule& rule : RuleBook::standard().rules()) {
    OpeningGame game(rule);
    int steps = 0;
    for (; game.possible_acts(); ++steps) {
      ASSERT_LT(steps, 20) << rule.name();
      const PossibleActs due = *game.possible_acts();
      const std::string form = typed_form(due);
      constexpr std::string_view kExample = "such as ";
      const std::size_t at = form.find(kExample);
      std::string act = at == std::string::npos ? "" : form.substr(at + kExample.size());
      if (due.kind == StageKind::swap || due.kind == StageKind::choose) {
        act = form.substr(0, form.find(' '));  // swap or stay, single or offer
      }
      if (due.kind == StageKind::offer) {
        act = "offer";
        OfferReport report = report_of({{due.points.first()}}, game);
        const auto suggestion = suggest(report.question.offer(), report.verdict);
        for (const Point point : suggestion.kept) act += " " + to_string(point);
        for (const Point point : suggestion.added) act += " " + to_string(point);
      }
      ASSERT_FALSE(game.apply(parse_act(act, due.kind))) << rule.name() << ": " << form;
    }
    EXPECT_GE(steps, 6) << rule.name();
  }
}

TEST(OpeningWords, TellWhyAnActIsRefused) {
  const OpeningRule rule = rule_named("taraguchi-10");
  EXPECT_EQ(refused(after(rule, {}), "h9"),
            "h9 is not h8. Black places move 1 on h8 (taraguchi-10, www.renju.net/rule/25)");
  EXPECT_EQ(refused(after(rule, {"h8"}), "h9"),
            "'h9' is not due: P2 (White) may swap and take Black, or stay. White may swap after "
            "move 1 (taraguchi-10, www.renju.net/rule/25)");
  EXPECT_EQ(refused(after(rule, {"h8", "stay"}), "h8"),
            "h8 has a stone on it, move 1. White places move 2 in the central 3x3 (taraguchi-10, "
            "www.renju.net/rule/25)");
  EXPECT_THAT(refused(after(rule, {"h8", "stay"}), "j10"),
              HasSubstr("j10 lies outside the central 3x3. White places"));
  const OpeningRule soosorv = rule_named("soosorv-8");
  EXPECT_THAT(refused(after(soosorv, {}), "h8 a1 b2"),
              HasSubstr("h8 a1 b2 is none of the 26 openings. "));
  EXPECT_THAT(refused(after(soosorv, {}), "h8 h9 h9"), HasSubstr("h9 stands more than once. "));
  EXPECT_THAT(refused(after(soosorv, {"D7", "stay", "h6"}), "declare 9"),
              HasSubstr("9 cannot be declared, 1 to 8 can. "));
}

TEST(OpeningWords, TellAllThatIsWrongWithAnOffer) {
  const OpeningGame game =
      after(rule_named("soosorv-8"), {"h8 h9 h7", "stay", "h6", "declare 3", "stay"});
  const std::string text = refused(game, "offer g8 g7 h9 a1");
  EXPECT_THAT(text, HasSubstr("too many: 4 offered, 3 required"));
  EXPECT_THAT(text, HasSubstr("; h9 has a stone on it"));
  EXPECT_THAT(text, HasSubstr("; g8 and g7 are symmetric: mirror between rows 7 and 8"));
  EXPECT_THAT(text, HasSubstr("no two symmetric (soosorv-8, www.renju.net/rule/24)"));
}

TEST(OpeningWords, TellWhatWasOffered) {
  const OpeningGame game = after(rule_named("rif"), {"D7", "stay", "h6", "offer g9 i9"});
  EXPECT_THAT(refused(game, "pick a1"), HasSubstr("a1 was not offered; g9 i9 were. White keeps"));
}

TEST(OpeningWords, TellThatTheOpeningIsOver) {
  const OpeningGame game =
      after(rule_named("rif"), {"D7", "stay", "h6", "offer g9 i9", "pick i9", "a1"});
  ASSERT_TRUE(game.is_over());
  EXPECT_THAT(refused(game, "o15"), HasSubstr("'o15' is not due: the opening is over. "));
}

TEST(OpeningWords, TellThatAnOfferAfterASwapIsDisputed) {
  const OpeningRule rule = rule_named("taraguchi-10");
  const auto swapped = after(rule, {"h8", "stay", "h9", "stay", "j8", "stay", "h6", "swap"});
  EXPECT_THAT(refused(swapped, "offer a1 a2"), HasSubstr("is disputed"));
  EXPECT_THAT(refused(swapped, "offer"), HasSubstr("is disputed"));
  const auto stayed = after(rule, {"h8", "stay", "h9", "stay", "j8", "stay", "h6", "stay"});
  EXPECT_THAT(refused(stayed, "offer a1 a2"), Not(HasSubstr("disputed")));
}

TEST(OpeningWords, TellActsThatWereDone) {
  const auto told = [](std::string_view act, StageKind due, Colour colour) {
    return in_words(parse_act(act, due), colour);
  };
  EXPECT_EQ(told("h8", StageKind::place, Colour::black), "places h8");
  EXPECT_EQ(told("h8 h9 j8", StageKind::place_opening, Colour::black), "places h8 h9 j8");
  EXPECT_EQ(told("swap", StageKind::swap, Colour::white), "swaps and takes Black");
  EXPECT_EQ(told("stay", StageKind::swap, Colour::white), "stays White");
  EXPECT_EQ(told("declare 4", StageKind::declare, Colour::white), "declares 4");
  EXPECT_EQ(told("single", StageKind::choose, Colour::black), "chooses single");
  EXPECT_EQ(told("offer g8 i9", StageKind::offer, Colour::black), "offers g8 i9");
  EXPECT_EQ(told("pick i9", StageKind::pick, Colour::white), "keeps i9");
}

}  // namespace
}  // namespace shukei::analyzer

#include "analyzer/command_line/command_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>

#include "analyzer/command_line/database_location.h"
#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question.h"
#include "analyzer/command_line/suggestion.h"
#include "analyzer/command_line/usage_error.h"

namespace shukei::analyzer {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::array<std::string_view, 2> kKinds{"plain", "fancy"};
constexpr std::array kTestOptions{
    OptionSpec{.name = "kind",
               .letter = 'k',
               .kind = ValueKind::word,
               .argument = "KIND",
               .help = "Which kind",
               .words = kKinds},
    OptionSpec{.name = "size",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "How many",
               .least = -5,
               .greatest = 5},
    OptionSpec{.name = "text", .kind = ValueKind::text, .argument = "TEXT", .help = "Anything"},
};
constexpr std::array kNeedyOptions{OptionSpec{.name = "rule",
                                              .letter = 'r',
                                              .kind = ValueKind::rule,
                                              .argument = "RULE",
                                              .help = "The rule",
                                              .required = true}};
constexpr CommandSpec kTry{.name = "try",
                           .summary = "Try",
                           .argument = {.name = "WORD...", .help = "words", .greatest = kManyWords},
                           .options = kTestOptions};
constexpr CommandSpec kNeedy{
    .name = "needy",
    .summary = "Need",
    .argument = {.name = "WORD", .help = "a word", .least = 1, .greatest = 2},
    .options = kNeedyOptions,
    .formats = {.csv = false}};
constexpr std::array kCommands{&kTry, &kNeedy};

CommandLine parse(const std::vector<std::string>& arguments) {
  return parse_command_line(arguments, {kCommands, RuleBook::standard()});
}

/// What is wrong with a command line; empty when it is read.
std::string fault_of(const std::vector<std::string>& arguments) {
  try {
    parse(arguments);
    return "";
  } catch (const UsageError& error) {
    return error.what();
  }
}

TEST(CommandLine, TakesOptionsFromAnywhere) {
  const CommandLine line =
      parse({"--db", "try", "--quiet", "try", "a", "--kind=fancy", "b", "-", "--size", "-3", "c"});
  EXPECT_EQ(line.command, &kTry);
  EXPECT_EQ(*line.value("db"), "try");
  EXPECT_EQ(*line.value("kind"), "fancy");
  EXPECT_EQ(*line.value("size"), "-3");
  EXPECT_TRUE(line.has("quiet"));
  EXPECT_FALSE(line.has("text"));
  EXPECT_THAT(line.words, ElementsAre("a", "b", "-", "c"));
}

TEST(CommandLine, TakesShortOptionsTogetherAndTheLastValue) {
  const CommandLine line = parse({"-qj2", "try", "-kplain", "-k", "fancy", "--threads", "3"});
  EXPECT_EQ(*line.value("kind"), "fancy");
  EXPECT_EQ(*line.value("threads"), "3");
  EXPECT_TRUE(line.has("quiet"));
}

TEST(CommandLine, EndsOptionsAtTwoDashes) {
  EXPECT_THAT(parse({"try", "--", "--kind", "-q"}).words, ElementsAre("--kind", "-q"));
  EXPECT_THAT(parse({"try", "a", "--", "--"}).words, ElementsAre("a", "--"));
  EXPECT_TRUE(parse({"--", "try", "-q"}).has("quiet"));
  EXPECT_THAT(fault_of({"--"}), HasSubstr("no command given"));
}

TEST(CommandLine, TakesValuesThatLookLikeOptions) {
  EXPECT_EQ(*parse({"try", "--text", "-x"}).value("text"), "-x");
  EXPECT_EQ(*parse({"try", "--text=--kind"}).value("text"), "--kind");
  EXPECT_EQ(*parse({"try", "--text", "-"}).value("text"), "-");
  EXPECT_THAT(fault_of({"try", "--text", "--kind", "plain"}), HasSubstr("--text needs a value"));
}

TEST(CommandLine, ChecksEveryValue) {
  EXPECT_EQ(fault_of({"try", "--kind", "odd"}), "--kind: 'odd' is not one of plain or fancy");
  EXPECT_EQ(fault_of({"try", "--kind", "fanci"}),
            "--kind: 'fanci' is not one of plain or fancy; did you mean 'fancy'?");
  for (const std::string bad : {"6", "-6", "", "3.0", " 3", "0x1", "99999999999999999999"}) {
    EXPECT_THAT(fault_of({"try", "--size", bad}), HasSubstr("--size")) << bad;
  }
  EXPECT_THAT(fault_of({"--db", "", "try"}), HasSubstr("--db"));
  EXPECT_THAT(fault_of({"needy", "x", "--rule", "nonsense"}), HasSubstr("soosorv-8"));
  EXPECT_EQ(fault_of({"needy", "x", "--rule", "Soosõrv"}), "");
}

TEST(CommandLine, NeverGuesses) {
  EXPECT_EQ(fault_of({"try", "--kin", "plain"}),
            "try: unknown option '--kin'; did you mean '--kind'?");
  EXPECT_EQ(fault_of({"tri"}), "no command 'tri'; did you mean 'try'?");
  EXPECT_EQ(fault_of({"something"}), "no command 'something'; see shukei --help");
  EXPECT_EQ(fault_of({"--zzz", "try"}), "try: unknown option '--zzz'; see shukei try --help");
}

TEST(CommandLine, MissesWhatIsMissingUnlessHelpIsAsked) {
  EXPECT_THAT(fault_of({"needy", "x"}), HasSubstr("needy needs --rule RULE"));
  EXPECT_THAT(fault_of({"needy", "--rule", "rif"}), HasSubstr("needy needs WORD"));
  EXPECT_THAT(fault_of({"needy", "-r", "rif", "a", "b", "c"}),
              HasSubstr("'c' is one word too many"));
  EXPECT_THAT(fault_of({"needy", "-r", "rif", "a", "--format", "csv"}), HasSubstr("text, json"));
  EXPECT_EQ(fault_of({"needy", "--help"}), "");
  EXPECT_EQ(fault_of({"--version"}), "");
  EXPECT_EQ(fault_of({}), "no command given; see shukei --help");
}

TEST(Invocation, GivesCheckedValues) {
  Output output = Output::in_memory({});
  const Invocation invocation(parse({"try", "a", "b", "--size", "-4", "--threads", "7"}),
                              {kCommands, RuleBook::standard()}, output);
  EXPECT_EQ(invocation.text(), "a b");
  EXPECT_EQ(invocation.number("size"), -4);
  EXPECT_EQ(invocation.threads(), 7);
  EXPECT_EQ(invocation.value("text"), std::nullopt);
  EXPECT_EQ(invocation.symmetry(), SymmetryReading::pattern);
  const Invocation plain(parse({"needy", "x", "-r", "T5"}), {kCommands, RuleBook::standard()},
                         output);
  EXPECT_EQ(plain.rule()->name(), "taraguchi-5");
  EXPECT_EQ(plain.choice(*plain.rule()), Choice::offer);
  EXPECT_GE(plain.threads(), 1);
}

TEST(DatabaseLocation, FollowsTheEnvironment) {
  const char* home = std::getenv("HOME");
  const std::string old_home = home == nullptr ? "" : home;
  unsetenv("SHUKEI_DB");
  unsetenv("XDG_DATA_HOME");
  setenv("HOME", "/home/one", 1);
  EXPECT_EQ(default_database(), "/home/one/.local/share/shukei/openings.db");
  setenv("XDG_DATA_HOME", "relative", 1);
  EXPECT_EQ(default_database(), "/home/one/.local/share/shukei/openings.db");
  setenv("XDG_DATA_HOME", "/data", 1);
  EXPECT_EQ(default_database(), "/data/shukei/openings.db");
  setenv("SHUKEI_DB", "my.db", 1);
  EXPECT_EQ(default_database(), "my.db");
  unsetenv("SHUKEI_DB");
  unsetenv("XDG_DATA_HOME");
  unsetenv("HOME");
  EXPECT_THROW(default_database(), UsageError);
  setenv("HOME", old_home.c_str(), 1);
}

TEST(Suggestion, CountsEdits) {
  EXPECT_EQ(edit_distance("", ""), 0);
  EXPECT_EQ(edit_distance("abc", ""), 3);
  EXPECT_EQ(edit_distance("show", "shwo"), 1);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3);
  constexpr std::array<std::string_view, 3> kWords{"offer", "openings", "stats"};
  EXPECT_EQ(nearest("ofer", kWords), "offer");
  EXPECT_EQ(nearest("open", kWords), "openings");
  EXPECT_EQ(nearest("zzz", kWords), "");
  EXPECT_EQ(nearest("", kWords), "");
}

TEST(Question, PlacesErrorsInTexts) {
  const auto place_of = [](const std::string& text) {
    try {
      parse_position_of(text, "game.txt");
      return std::string();
    } catch (const ParseError& error) {
      return error.file() + ":" + std::to_string(error.line()) + ":" +
             std::to_string(error.column());
    }
  };
  EXPECT_EQ(place_of("h8 h9\nh7 q4\n"), "game.txt:2:4");
  EXPECT_EQ(place_of("q4"), "game.txt:1:1");
  EXPECT_EQ(place_of("h8\r\n\r\nh8"), "game.txt:3:1");
  EXPECT_EQ(place_of(""), "game.txt:0:0");
  EXPECT_EQ(place_of("h8 h9"), "");
}

TEST(Question, CountsStones) {
  const auto fault = [](const std::string& text, int stones) {
    try {
      require_stones("fifths", parse_position(text), stones);
      return std::string();
    } catch (const UsageError& error) {
      return std::string(error.what());
    }
  };
  EXPECT_EQ(fault("h8 h9 h7 h6", 4), "");
  EXPECT_EQ(fault("h8 h9", 4), "fifths needs four stones; these are 2: h8 h9");
  EXPECT_EQ(fault("black: h8 a1 b1 white: c1", 4),
            "fifths needs four stones, 2 black and 2 white; these are 3 black and 1 white: "
            "black: a1 b1 h8 white: c1");
}

}  // namespace
}  // namespace shukei::analyzer

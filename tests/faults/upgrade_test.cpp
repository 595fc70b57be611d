// A database that an older program wrote (tests/cases/upgrade), asked by this one after `upgrade`:
// every answer is what the older program answered.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/faults/fault_place.h"

namespace shukei::faults {
namespace {

using testing::HasSubstr;

std::string old_answer(const std::string& name) {
  std::ifstream file(SHUKEI_SOURCE_DIR "/tests/cases/upgrade/answers/" + name);
  EXPECT_TRUE(file) << name;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(Upgrade, EveryAnswerIsWhatItWas) {
  const FaultPlace place;
  place.reset(place.old_database());
  const Answer refused = place.run_here({"games", "h8"});
  EXPECT_TRUE(refused.is_fault());
  EXPECT_THAT(refused.errors, HasSubstr("'shukei upgrade'"));
  ASSERT_TRUE(place.run_here({"upgrade"}).is_done());
  const auto expect_same = [&](const std::string& name, const std::vector<std::string>& question) {
    std::string answer = place.run_here(question).output;
    // The older program did not name itself in SGF.
    constexpr std::string_view kProgram = "AP[Shukei]";
    if (const auto at = answer.find(kProgram); at != std::string::npos)
      answer.erase(at, kProgram.size());
    EXPECT_EQ(answer, old_answer(name)) << name;
  };
  expect_same("games.ndjson", {"export", "--as", "ndjson"});
  expect_same("library.sgf", {"export", "--library", "4", "--as", "sgf"});
  expect_same("show.csv", {"show", "D8 h6", "--format", "csv"});
  expect_same("games.csv", {"games", "h8", "--format", "csv"});
  expect_same("stats_rif.csv", {"stats", "--rule", "rif", "--format", "csv"});
  for (const std::string by : {"opening", "fifth", "year", "player", "rule", "event"})
    expect_same("stats_" + by + ".csv", {"stats", "--by", by, "--format", "csv"});
  const std::string verified = old_answer("verify.json");
  const std::string now = place.run_here({"verify", "--format", "json"}).output;
  for (const char* const key : {"games_digest", "statistics_digest", "\"positions\"", "grades"}) {
    const std::size_t at = verified.find(key);
    const std::string line = verified.substr(at, verified.find_first_of(",\n", at) - at);
    EXPECT_THAT(now, HasSubstr(line));
  }
}

}  // namespace
}  // namespace shukei::faults

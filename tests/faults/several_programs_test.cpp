// Several programs at one database: one writes at a time, and whoever reads sees the whole of an
// old state or of a new one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/faults/fault_place.h"
#include "tests/support/foreign_files.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::faults {
namespace {

using testing::Contains;
using testing::HasSubstr;

const std::vector<std::string> kShow{"show", "h8 h9", "--format", "json"};
const std::vector<std::string> kYears{"stats", "--by", "rule", "--format", "csv"};
const std::vector<std::string> kLevels{"find", "--stones", "4", "--format", "csv"};

/// Runs two commands at once, as often as it takes for the second one to be turned away, at most 20
/// times. Each does its work or tells who is at work.
void run_both(const FaultPlace& place, const std::vector<std::string>& first,
              const std::vector<std::string>& second) {
  bool is_refused = false;
  for (int round = 0; round < 20 && !is_refused; ++round) {
    place.reset();
    ProgramRun one(place.here(first));
    ProgramRun other(place.here(second));
    bool both_refused = true;
    for (ProgramRun* const program : {&one, &other}) {
      const Answer answer = program->wait();
      both_refused = both_refused && !answer.is_done();
      if (answer.is_done()) continue;
      is_refused = true;
      EXPECT_TRUE(answer.is_fault()) << answer.errors;
      EXPECT_THAT(answer.errors, HasSubstr("wait until it has ended"));
    }
    EXPECT_FALSE(both_refused);
    EXPECT_THAT(state_of(place.database()), HasSubstr("\"ok\": true"));
  }
  EXPECT_TRUE(is_refused) << "they never met";
  EXPECT_TRUE(place.run_here(first).is_done());
  EXPECT_TRUE(place.run_here(second).is_done());
  EXPECT_THAT(state_of(place.database()), HasSubstr("\"ok\": true"));
}

TEST(TwoWriters, TwoBuilds) {
  const FaultPlace place;
  run_both(place, rebuild(), rebuild());
}

TEST(TwoWriters, TwoImports) {
  const FaultPlace place;
  const auto files = place.game_files(2, 2000);
  run_both(place, words("import", {files[0]}), words("import", {files[1]}));
}

TEST(TwoWriters, AnImportAndABuild) {
  const FaultPlace place;
  const auto import = words("import", place.game_files(2, 1000));
  run_both(place, import, rebuild());
  place.reset();
  ASSERT_TRUE(place.run_here(rebuild()).is_done());
  ASSERT_TRUE(place.run_here(import).is_done());
  const State expected = state_of(place.database());
  place.reset();
  ASSERT_TRUE(place.run_here(import).is_done());
  ASSERT_TRUE(place.run_here(rebuild()).is_done());
  EXPECT_EQ(state_of(place.database()), expected) << "no game is lost by a build";
}

TEST(TwoWriters, ANoteAndABackup) {
  const FaultPlace place;
  place.reset();
  const std::string backups = (place.path() / "backups").string();
  std::set<State> states;
  for (int i = 0; i < 10; ++i) {
    ProgramRun note(place.here({"note", "h8 g7", std::to_string(i) + ". note"}));
    EXPECT_TRUE(place.run_here({"backup", backups, "--keep", "3"}).is_done());
    EXPECT_TRUE(note.wait().is_done());
    EXPECT_TRUE(run({"--db", (place.path() / "copy.db").string(), "restore", backups, "--replace"})
                    .is_done());
    EXPECT_THAT(state_of(place.path() / "copy.db"), HasSubstr("\"ok\": true"));
  }
}

/// Asks again and again until the writer is done; every answer, or what is said in its place, is
/// one of those allowed.
int ask_while(ProgramRun& writer, const FaultPlace& place, const std::vector<std::string>& question,
              const std::vector<std::string>& allowed) {
  int asked = 0;
  while (writer.is_running()) {
    const Answer answer = place.run_here(question);
    EXPECT_THAT(allowed, Contains(answer.output + answer.errors));
    ++asked;
  }
  EXPECT_TRUE(writer.wait().is_done());
  return asked;
}

TEST(Readers, SeeOneDatabaseOrTheOtherDuringABuild) {
  const FaultPlace place;
  std::vector<std::string> shown;
  std::vector<std::string> found;
  for (const auto& build : {false, true}) {
    place.reset();
    if (build) {
      ASSERT_TRUE(place.run_here(rebuild()).is_done());
    }
    shown.push_back(place.run_here(kShow).output);
    const Answer answer = place.run_here({"find", "--stones", "5", "--limit", "3"});
    found.push_back(answer.output + answer.errors);  // the old one does not have that level
  }
  int asked = 0;
  for (int round = 0; round < 3; ++round) {
    place.reset();
    ProgramRun showing(place.here(rebuild()));
    asked += ask_while(showing, place, kShow, shown);
    place.reset();
    ProgramRun finding(place.here(rebuild()));
    asked += ask_while(finding, place, {"find", "--stones", "5", "--limit", "3"}, found);
  }
  EXPECT_GT(asked, rounds(6));
}

TEST(Readers, SeeWholeFilesDuringAnImport) {
  const FaultPlace place;
  const auto files = place.game_files(rounds(10), rounds(700));
  place.reset();
  std::vector<std::string> shown{place.run_here(kShow).output};
  std::vector<std::string> counted{place.run_here(kYears).output};
  for (const std::string& file : files) {
    ASSERT_TRUE(place.run_here(words("import", {file})).is_done());
    shown.push_back(place.run_here(kShow).output);
    counted.push_back(place.run_here(kYears).output);
  }
  place.reset();
  ProgramRun first(place.here(words("import", files)));
  int asked = ask_while(first, place, kShow, shown);
  place.reset();
  ProgramRun second(place.here(words("import", files)));
  asked += ask_while(second, place, kYears, counted);
  EXPECT_GT(asked, rounds(3));
}

}  // namespace
}  // namespace shukei::faults

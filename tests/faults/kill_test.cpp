// kill -9 at random moments of everything that writes a database. Afterwards: the old answers or
// the new ones, all checks of `verify` passed, and done again it ends as if nothing had happened.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "tests/faults/fault_place.h"
#include "tests/faults/kill_loop.h"
#include "tests/support/foreign_files.h"

namespace shukei::faults {
namespace {

namespace fs = std::filesystem;
using testing::AnyOf;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

/// Kills runs of one command on copies of a database; each leaves the old state or the new one, and
/// the command run again gives the new one.
void kill_command(const FaultPlace& place, const std::string& name, int kills,
                  const std::vector<std::string>& command, const fs::path& from) {
  const State before = state_of(from);
  place.reset(from);
  KillLoop loop(name, kills, duration_of(place.here(command)));
  const State after = state_of(place.database());
  ASSERT_NE(before, after);
  for (int i = 0; i < kills; ++i) {
    place.reset(from);
    loop.kill_next(place.here(command));
    ASSERT_THAT(state_of(place.database()), AnyOf(before, after)) << "kill " << i;
    ASSERT_TRUE(place.run_here(command).is_done());
    ASSERT_EQ(state_of(place.database()), after) << "kill " << i;
    ASSERT_THAT(place.leftovers(), IsEmpty());
  }
}

/// The states of a database after none, one, two ... of the files were imported.
std::vector<State> states_of_imports(const FaultPlace& place,
                                     const std::vector<std::string>& files) {
  place.reset();
  std::vector<State> states{state_of(place.database())};
  for (const std::string& file : files) {
    EXPECT_TRUE(place.run_here(words("import", {file})).is_done());
    states.push_back(state_of(place.database()));
  }
  return states;
}

TEST(Kill, ABuildLeavesTheOldDatabaseOrTheNew) {
  const FaultPlace place;
  const std::vector<std::string> build = rebuild();
  const State before = state_of(place.base());
  place.reset();
  KillLoop loop("build --replace", Kills::kBuilds, duration_of(place.here(build)));
  const State after = state_of(place.database());
  ASSERT_NE(before, after) << "it has five levels, and the games still";
  place.reset();
  for (int i = 0; i < Kills::kBuilds; ++i) {
    loop.kill_next(place.here(build));
    const State now = state_of(place.database());
    ASSERT_THAT(now, AnyOf(before, after)) << "kill " << i;
    if (now == after) place.reset();
  }
  ASSERT_TRUE(place.run_here(build).is_done());
  EXPECT_EQ(state_of(place.database()), after);
  EXPECT_THAT(place.leftovers(), IsEmpty());
}

TEST(Kill, AnImportOfFilesLeavesWholeFiles) {
  const FaultPlace place;
  const std::vector<std::string> files = place.game_files(12, 60);
  const std::vector<State> states = states_of_imports(place, files);
  place.reset();
  const auto import = words("import", files);
  KillLoop loop("import of 12 files", Kills::kImportsOfFiles, duration_of(place.here(import)));
  for (int i = 0; i < Kills::kImportsOfFiles; ++i) {
    place.reset();
    loop.kill_next(place.here(import));
    ASSERT_THAT(states, Contains(state_of(place.database()))) << "kill " << i;
    ASSERT_TRUE(place.run_here(import).is_done());
    ASSERT_EQ(state_of(place.database()), states.back()) << "kill " << i;
  }
}

TEST(Kill, WhatWasAcknowledgedIsThere) {
  const FaultPlace place;
  const std::vector<std::string> files = place.game_files(5, 60);
  const std::vector<State> states = states_of_imports(place, files);
  place.reset();
  KillLoop loop("import one by one", Kills::kImportsOneByOne,
                duration_of(place.here(words("import", {files[0]}))));
  for (int i = 0; i < Kills::kImportsOneByOne; ++i) {
    place.reset();
    const std::size_t acknowledged = loop.choose(files.size());
    for (std::size_t file = 0; file < acknowledged; ++file)
      ASSERT_TRUE(place.run_here(words("import", {files[file]})).is_done());
    loop.kill_next(place.here(words("import", {files[acknowledged]})));
    ASSERT_THAT(state_of(place.database()), AnyOf(states[acknowledged], states[acknowledged + 1]))
        << "kill " << i;
  }
}

TEST(Kill, ALargeImportIsWhollyThereOrNot) {
  const FaultPlace place;
  // More than 4,096 games come in as sorted files, fewer by way of the log.
  const auto import = words("import", {place.file("large.txt", move_lines(4500, 3))});
  kill_command(place, "import of 4,500 games", Kills::kLargeImports, import, place.base());
}

TEST(Kill, ALibraryIsWhollyThereOrNot) {
  const FaultPlace place;
  const auto import = words("import", {place.file("book.lib", renlib_library(66'000, 5))});
  kill_command(place, "import of a library of 66,000 nodes", Kills::kLibraries, import,
               place.base());
}

TEST(Kill, ABackupLeavesTheEarlierOnes) {
  const FaultPlace place;
  place.reset();
  const std::string backups = (place.path() / "backups").string();
  const State first = state_of(place.database());
  ASSERT_TRUE(place.run_here({"backup", backups}).is_done());
  ASSERT_TRUE(place.run_here(words("import", place.game_files(3, 300))).is_done());
  const State second = state_of(place.database());
  KillLoop loop("backup", Kills::kBackups, duration_of(place.here({"backup", backups})));
  for (int i = 0; i < Kills::kBackups; ++i) {
    loop.kill_next(place.here({"backup", backups, "--keep", "100"}));
    const Answer verified = run({"backup", backups, "--verify"});
    ASSERT_TRUE(verified.is_done()) << verified.output << verified.errors;
  }
  const Answer last = place.run_here({"backup", backups, "--keep", "2", "--format", "csv"});
  ASSERT_TRUE(last.is_done());
  ASSERT_TRUE(run({"--db", place.database(), "restore", backups, "--replace"}).is_done());
  EXPECT_EQ(state_of(place.database()), second);
  EXPECT_FALSE(fs::exists(fs::path(backups) / "taking"));
  EXPECT_NE(first, second);
}

TEST(Kill, ARestoreLeavesTheOldDatabaseOrTheNew) {
  const FaultPlace place;
  place.reset();
  ASSERT_TRUE(place.run_here(words("import", place.game_files(3, 300))).is_done());
  const std::string backups = (place.path() / "backups").string();
  ASSERT_TRUE(place.run_here({"backup", backups}).is_done());
  kill_command(place, "restore --replace", Kills::kRestores,
               {"restore", backups, "--replace", "--quiet"}, place.base());
}

TEST(Kill, AnUpgradeLeavesTheOldFormatOrTheNew) {
  const FaultPlace place;
  kill_command(place, "upgrade", Kills::kUpgrades, {"upgrade"}, place.old_database());
  EXPECT_THAT(state_of(place.old_database()), HasSubstr("shukei upgrade"));
}

TEST(Kill, ANoteIsTheOldOneOrTheNew) {
  const FaultPlace place;
  place.reset();
  const auto write = [&](int number) {
    return place.here({"note", "h8 i8", std::to_string(number) + ". note"});
  };
  KillLoop loop("note", Kills::kNotes, duration_of(write(0)));
  std::string acknowledged = "0. note";
  for (int i = 1; i <= Kills::kNotes; ++i) {
    loop.kill_next(write(i));
    const std::string now = place.run_here({"note", "h8 g8", "--format", "csv"}).output;
    const std::string next = std::to_string(i) + ". note";
    ASSERT_THAT(now, AnyOf(HasSubstr("," + acknowledged), HasSubstr("," + next)));
    if (now.find("," + next) != std::string::npos) acknowledged = next;
    ASSERT_THAT(state_of(place.database()), HasSubstr("\"ok\": true")) << "kill " << i;
  }
}

}  // namespace
}  // namespace shukei::faults

// A clock that is set back: what is written then comes after what was written before.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "tests/faults/fault_place.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::faults {
namespace {

using testing::HasSubstr;

/// Imports, writes a note and takes backups, from the second file on by another clock.
void work(const FaultPlace& place, const std::string& backups, const Conditions& later) {
  place.reset();
  const auto files = place.game_files(2, 300);
  ASSERT_TRUE(place.run_here(words("import", {files[0]})).is_done());
  ASSERT_TRUE(place.run_here({"backup", backups}).is_done());
  ASSERT_TRUE(place.run_here(words("import", {files[1]}), later).is_done());
  ASSERT_TRUE(place.run_here({"note", "h8 g7", "later"}, later).is_done());
  ASSERT_TRUE(place.run_here({"backup", backups}, later).is_done());
}

/// When a backup was taken, out of the CSV list of all.
int year_of(const std::string& list, const std::string& number) {
  return std::stoi(list.substr(list.find("\n" + number + ",") + number.size() + 2, 4));
}

TEST(Clock, SetBackByTenYearsChangesNoAnswer) {
  if (kIsSanitized) GTEST_SKIP() << "faketime and AddressSanitizer both want to be loaded first";
  if (std::system("faketime -f +0d true > /dev/null 2>&1") != 0)
    GTEST_SKIP() << "there is no faketime";
  Conditions back;
  back.clock = "-10y";
  const FaultPlace usual;
  work(usual, (usual.path() / "backups").string(), {});
  const FaultPlace place;
  const std::string backups = (place.path() / "backups").string();
  work(place, backups, back);
  const State state = state_of(place.database());
  EXPECT_EQ(state, state_of(usual.database()));
  EXPECT_THAT(state, HasSubstr("\"ok\": true"));
  const std::string list = run({"backup", backups, "--list", "--format", "csv"}).output;
  EXPECT_LT(year_of(list, "2"), year_of(list, "1")) << list;
  // The newest backup is the last one, whatever its date.
  for (const Conditions& clock : {back, Conditions()}) {
    const std::string restored = (place.path() / "restored.db").string();
    EXPECT_TRUE(run({"--db", restored, "restore", backups, "--replace"}, clock).is_done());
    EXPECT_EQ(state_of(restored), state);
  }
}

}  // namespace
}  // namespace shukei::faults

// What ends a program politely: Ctrl-C, a request to end, a reader that goes away.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): SIGINT is POSIX

#include "tests/faults/fault_place.h"
#include "tests/faults/kill_loop.h"
#include "tests/support/foreign_files.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::faults {
namespace {

using testing::Contains;
using testing::IsEmpty;

constexpr int kRuns = rounds(8);

/// Ends runs of a command by both signals. A program that ends by a signal tells its shell so (130,
/// 143); one that was done before tells that.
void end_politely(const FaultPlace& place, const std::vector<std::string>& command,
                  const std::vector<State>& allowed, std::chrono::microseconds duration) {
  for (const int signal : {SIGINT, SIGTERM}) {
    KillLoop loop(command[0] + " and signal " + std::to_string(signal), kRuns, duration);
    for (int i = 0; i < kRuns; ++i) {
      place.reset();
      const Answer answer = loop.end_next(place.here(command), signal);
      EXPECT_TRUE(answer.signal == signal || answer.is_done()) << answer.status << answer.errors;
      const State now = state_of(place.database());
      ASSERT_THAT(allowed, Contains(now));
      if (!answer.output.empty()) {
        EXPECT_EQ(now, allowed.back()) << "told before it was so: " << answer.output;
      }
    }
  }
  ASSERT_TRUE(place.run_here(command).is_done());
  EXPECT_EQ(state_of(place.database()), allowed.back());
  EXPECT_THAT(place.leftovers(), IsEmpty());
}

TEST(Signals, ABuild) {
  const FaultPlace place;
  const auto build = rebuild();
  place.reset();
  const auto duration = duration_of(place.here(build));
  end_politely(place, build, {state_of(place.base()), state_of(place.database())}, duration);
}

TEST(Signals, AnImport) {
  const FaultPlace place;
  const auto import = words("import", {place.file("large.txt", move_lines(4500, 3))});
  place.reset();
  const auto duration = duration_of(place.here(import));
  end_politely(place, import, {state_of(place.base()), state_of(place.database())}, duration);
}

TEST(Signals, AReaderThatGoesAwayChangesNothing) {
  const FaultPlace place;
  Conditions gone;
  gone.reader_gone = true;
  const std::string backups = (place.path() / "backups").string();
  for (const auto& command :
       {words("import", place.game_files(2, 100)), rebuild(),
        std::vector<std::string>{"backup", backups}, std::vector<std::string>{"note", "h8", "text"},
        std::vector<std::string>{"restore", backups, "--replace"}}) {
    place.reset();
    ASSERT_TRUE(place.run_here(command).is_done());
    const State after = state_of(place.database());
    place.reset();
    const Answer answer = place.run_here(command, gone);
    EXPECT_TRUE(answer.is_done()) << command[0] << " " << answer.status << answer.errors;
    EXPECT_EQ(answer.errors, "") << command[0];
    EXPECT_EQ(state_of(place.database()), after) << command[0];
  }
  place.reset();
  for (const auto& question : {std::vector<std::string>{"export", "--as", "ndjson"},
                               {"find", "--stones", "4"},
                               {"verify"},
                               {"show", "h8"}}) {
    const Answer answer = place.run_here(question, gone);
    EXPECT_TRUE(answer.is_done()) << question[0] << " " << answer.status << answer.errors;
  }
}

}  // namespace
}  // namespace shukei::faults

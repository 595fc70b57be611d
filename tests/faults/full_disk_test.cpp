// Disks that are full, files that may not grow, directories that may not be written to: one clear
// line, status 3, the old answers; and with room again the command does its work.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "tests/faults/fault_place.h"
#include "tests/faults/small_disk.h"
#include "tests/support/foreign_files.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::faults {
namespace {

namespace fs = std::filesystem;
using testing::AnyOf;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

/// A small database on a small disk, and commands that write to it.
class FullDisk : public testing::Test {
 protected:
  void SetUp() override {
    const std::string reason = have_own_mounts();
    if (!reason.empty()) GTEST_SKIP() << reason;
    disk_.emplace(place_.path() / "disk", kDiskSize);
    files_ = place_.game_files(3, 400);
    large_ = place_.file("large.txt", move_lines(4500, 3));
  }

  [[nodiscard]] fs::path disk() const { return place_.path() / "disk"; }
  [[nodiscard]] std::string database() const { return (disk() / "small.db").string(); }
  [[nodiscard]] Answer on_disk(std::vector<std::string> arguments,
                               const Conditions& conditions = {}) const {
    arguments.insert(arguments.begin(), {"--db", database(), "--threads", "2"});
    return run(arguments, conditions);
  }
  void reset(const fs::path& from) const {
    for (const auto& entry : fs::directory_iterator(disk())) fs::remove_all(entry.path());
    copy_directory(from, database(), false);
  }
  static void expect_fault(const Answer& answer, const std::string& reason) {
    EXPECT_TRUE(answer.is_fault()) << answer.status << " " << answer.signal << " " << answer.errors;
    EXPECT_THAT(answer.errors, HasSubstr(reason));
  }

  /// Runs a command with ever more room. When there is none the state stays, or is one of those
  /// `allowed`.
  void fill(const std::vector<std::string>& command, const fs::path& from,
            std::vector<State> allowed = {}) {
    reset(from);
    allowed.push_back(state_of(database()));
    ASSERT_TRUE(on_disk(command).is_done());
    const State after = state_of(database());
    int failed = 0;
    for (const std::uint64_t free :
         some_of<std::uint64_t>({0, 4, 12, 24, 48, 96, 192, 384, 768, 1536})) {
      reset(from);
      disk_->leave_free(free);
      const Answer answer = on_disk(command);
      const State now = state_of(database());
      EXPECT_THAT(answer.is_done() ? std::vector{after} : allowed, Contains(now)) << free << " KiB";
      if (!answer.is_done()) {
        ++failed;
        expect_fault(answer, "No space left on device");
      }
      disk_->clear();
      EXPECT_TRUE(on_disk(command).is_done()) << free << " KiB";
      EXPECT_EQ(state_of(database()), after) << free << " KiB";
    }
    EXPECT_GT(failed, 0) << "the disk was never full";
  }

  static constexpr std::uint64_t kDiskSize = 24 << 10U;
  FaultPlace place_;
  std::optional<SmallDisk> disk_;
  std::vector<std::string> files_;
  std::string large_;
};

TEST_F(FullDisk, Build) { fill(rebuild(), place_.base()); }
TEST_F(FullDisk, Import) {
  // The files before the one that found no room are stored.
  std::vector<State> fewer;
  reset(place_.base());
  for (const std::string& file : {files_[0], files_[1]}) {
    ASSERT_TRUE(on_disk(words("import", {file})).is_done());
    fewer.push_back(state_of(database()));
  }
  fill(words("import", files_), place_.base(), fewer);
}
TEST_F(FullDisk, LargeImport) { fill(words("import", {large_}), place_.base()); }
TEST_F(FullDisk, Upgrade) { fill({"upgrade"}, place_.old_database()); }

TEST_F(FullDisk, Note) {
  // A note that is there is not written anew: the state changes with the first one only.
  fill({"note", "h8 g7", std::string(16'000, 'a')}, place_.base());
}

TEST_F(FullDisk, Restore) {
  reset(place_.base());
  ASSERT_TRUE(on_disk(words("import", files_)).is_done());
  const std::string backups = (place_.path() / "backups").string();
  ASSERT_TRUE(on_disk({"backup", backups}).is_done());
  fill({"restore", backups, "--replace"}, place_.base());
}

TEST_F(FullDisk, BackupLeavesTheEarlierOnes) {
  reset(place_.base());
  const std::string backups = (disk() / "backups").string();
  const std::vector<std::string> backup{"--db", place_.base().string(), "backup", backups};
  ASSERT_TRUE(run(backup).is_done());
  int failed = 0;
  for (const std::uint64_t free : some_of<std::uint64_t>({0, 4, 12, 24, 48, 96, 192, 384, 768})) {
    place_.reset();
    const auto file = place_.file("more.txt", move_lines(300, free + 50));
    ASSERT_TRUE(place_.run_here(words("import", {file})).is_done());
    disk_->leave_free(free);
    const Answer answer = place_.run_here({"backup", backups});
    if (!answer.is_done()) expect_fault(answer, "No space left on device");
    failed += answer.is_done() ? 0 : 1;
    EXPECT_TRUE(run({"backup", backups, "--verify"}).is_done()) << free << " KiB";
    disk_->clear();
    EXPECT_TRUE(place_.run_here({"backup", backups, "--keep", "2"}).is_done()) << free << " KiB";
  }
  EXPECT_GT(failed, 0);
}

TEST_F(FullDisk, AnExportIsWholeOrNotThere) {
  reset(place_.base());
  ASSERT_TRUE(on_disk(words("import", files_)).is_done());
  const std::string target = (disk() / "games.ndjson").string();
  disk_->leave_free(16);
  std::ofstream(target) << "old";
  expect_fault(on_disk({"export", "--to", target}), "No space left on device");
  std::string text;
  std::ifstream(target) >> text;
  EXPECT_EQ(text, "old");
  disk_->clear();
  EXPECT_TRUE(on_disk({"export", "--to", target}).is_done());
}

TEST_F(FullDisk, FilesThatMayNotGrow) {
  for (const auto& command : {rebuild(), words("import", files_), words("import", {large_}),
                              std::vector<std::string>{"note", "h8 g7", std::string(16'000, 'a')},
                              std::vector<std::string>{"backup", (disk() / "backups").string()}}) {
    for (const std::uint64_t most : some_of<std::uint64_t>({0, 100, 2'000, 10'000, 60'000})) {
      reset(place_.base());
      const State before = state_of(database());
      Conditions conditions;
      conditions.file_size = most;
      const Answer answer = on_disk(command, conditions);
      if (answer.is_done()) continue;
      EXPECT_EQ(answer.signal, 0) << command[0] << " " << most;
      // The line itself cannot be told apart from what may not be written: it goes into a file
      // here.
      if (most >= 2'000) expect_fault(answer, "File too large");
      EXPECT_EQ(state_of(database()), before) << command[0] << " " << most;
      EXPECT_TRUE(on_disk(command).is_done()) << command[0] << " " << most;
    }
  }
}

TEST_F(FullDisk, ADirectoryThatMayNotBeWrittenTo) {
  reset(place_.base());
  const State before = state_of(database());
  const std::string backups = (place_.path() / "backups").string();
  ASSERT_TRUE(on_disk({"backup", backups}).is_done());
  disk_->make_read_only(true);
  for (const auto& command :
       {rebuild(), words("import", files_), std::vector<std::string>{"note", "h8 g7", "text"},
        std::vector<std::string>{"restore", backups, "--replace"},
        std::vector<std::string>{"upgrade"},
        std::vector<std::string>{"backup", (disk() / "backups").string()},
        std::vector<std::string>{"export", "--to", (disk() / "games.sgf").string()}})
    expect_fault(on_disk(command), "Read-only file system");
  EXPECT_EQ(state_of(database()), before) << "reading needs no right to write";
  for (const char* const question : {"show", "note", "games"})
    EXPECT_TRUE(on_disk({question, "h8 h9"}).is_done()) << question;
  EXPECT_TRUE(on_disk({"backup", backups}).is_done());
  disk_->make_read_only(false);
  EXPECT_TRUE(on_disk(words("import", files_)).is_done());
}

TEST(FewFileHandles, AnAnswerOrOneLine) {
  const FaultPlace place;
  const auto files = place.game_files(2, 200);
  const std::string backups = (place.path() / "backups").string();
  for (const auto& command :
       {rebuild(), words("import", files), std::vector<std::string>{"note", "h8 g7", "text"},
        std::vector<std::string>{"backup", backups}, std::vector<std::string>{"verify"},
        std::vector<std::string>{"show", "h8 h9", "--format", "json"},
        std::vector<std::string>{"stats", "--by", "fifth", "--format", "csv"},
        std::vector<std::string>{"export", "--as", "ndjson", "--quiet"}}) {
    place.reset();
    const State before = state_of(place.database());
    const Answer right = place.run_here(command);
    ASSERT_TRUE(right.is_done()) << command[0] << right.errors;
    const State after = state_of(place.database());
    const bool is_question = before == after && command[0] != "backup";
    for (const std::uint64_t most : some_of<std::uint64_t>({8, 16, 24, 32, 64})) {
      place.reset();
      Conditions conditions;
      conditions.open_files = most;
      const Answer answer = place.run_here(command, conditions);
      EXPECT_TRUE(answer.is_done() || answer.is_fault() ||
                  (command[0] == "verify" && answer.status == 1))
          << command[0] << " " << most << " " << answer.status << answer.errors;
      if (is_question && answer.is_done()) {
        EXPECT_EQ(answer.output, right.output) << command[0];
      }
      EXPECT_THAT(state_of(place.database()), AnyOf(before, after)) << command[0] << " " << most;
      EXPECT_TRUE(place.run_here(command).is_done()) << command[0] << " " << most;
    }
  }
  EXPECT_THAT(place.leftovers(), IsEmpty());
}

}  // namespace
}  // namespace shukei::faults

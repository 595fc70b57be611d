// A flipped byte, a cut or a lost file, of every kind of file: `verify` finds it, and no command
// ever gives a wrong answer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <map>
#include <set>

#include "tests/faults/fault_place.h"
#include "tests/support/foreign_files.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::faults {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// Questions that together read every family.
const std::vector<std::vector<std::string>> kQuestions{
    {"show", "h8 h9 h7 h6", "--format", "json"},
    {"note", "h8 h9"},
    {"stats", "--by", "fifth", "--format", "csv"},
    {"find", "--stones", "4", "--rule", "rif", "--format", "csv"},
    {"export", "--as", "ndjson", "--quiet"},
    {"export", "--library", "4", "--as", "sgf", "--quiet"},
};

std::string bytes_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

void put_bytes(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

/// A sound database, of which one file after the other is damaged.
class Damage : public testing::Test {
 protected:
  Damage() : database_(place_.path() / "damaged.db") {
    // A log that has something in it: a note that was written last.
    copy_directory(place_.base(), database_, false);
    EXPECT_TRUE(ask({"note", "h8 i9 i8", "in the log"}).is_done());
    for (const auto& question : kQuestions) sound_.push_back(ask(question).output);
    for (const auto& entry : fs::recursive_directory_iterator(database_)) {
      if (entry.is_regular_file()) files_.push_back(fs::relative(entry.path(), database_));
    }
  }

  [[nodiscard]] Answer ask(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {"--db", database_.string(), "--threads", "1"});
    return run(arguments);
  }

  /// Whether `verify` finds the damage. No command may give another answer than the sound one.
  [[nodiscard]] bool is_found(const std::string& what) const {
    const Answer verified = ask({"verify"});
    EXPECT_TRUE(verified.status == 0 || verified.status == 1 || verified.is_fault())
        << what << ": " << verified.status << " " << verified.signal << verified.errors;
    for (std::size_t i = 0; i < kQuestions.size(); ++i) {
      const Answer answer = ask(kQuestions[i]);
      EXPECT_TRUE(answer.is_fault() || (answer.is_done() && answer.output == sound_[i]))
          << what << ", " << kQuestions[i][0] << ": " << answer.status << " " << answer.signal
          << answer.errors << answer.output.substr(0, 500);
    }
    return verified.status != 0;
  }

  /// Changes a file, looks, and puts it back.
  bool with_changed(const fs::path& name, const std::string& bytes, const std::string& how) const {
    const fs::path file = database_ / name;
    const std::string sound = bytes_of(file);
    put_bytes(file, bytes);
    const bool is_seen = is_found(name.string() + " " + how);
    put_bytes(file, sound);
    return is_seen;
  }

  FaultPlace place_;
  fs::path database_;
  std::vector<fs::path> files_;
  std::vector<std::string> sound_;
};

/// "games/*.sst", "MANIFEST-*": files of one kind.
std::string kind_of(const fs::path& file) {
  std::string name = file.filename().string();
  if (const auto dash = name.find('-'); dash != std::string::npos)
    name.replace(dash, std::string::npos, "-*");
  if (!file.extension().empty() && name[0] >= '0' && name[0] <= '9')
    name = "*" + file.extension().string();
  return (file.parent_path() / name).string();
}

/// Files of the games that RocksDB writes and our program never reads: a name that RocksDB gives
/// the database, what its options were, and the file whose lock it takes. Nothing depends on their
/// bytes; the openings' own are listed in SHUKEI all the same.
const std::set<std::string> kNeverRead{"games/IDENTITY", "games/OPTIONS-*", "games/LOCK"};

/// Under sanitizers the middle alone.
std::set<std::size_t> places_to_flip(std::size_t size) {
  if (kIsSanitized) return {size / 2};
  return {0, size / 8, size / 2, size * 7 / 8, size - 1};
}

std::set<std::size_t> sizes_to_cut_to(const fs::path& file, std::size_t size) {
  if (kIsSanitized) return {size / 2};
  std::set<std::size_t> sizes{0, size / 2, std::max<std::size_t>(size, 1) - 1};
  if (kind_of(file).find("MANIFEST") != std::string::npos || file.extension() == ".log") {
    for (std::size_t part = 1; part < 12; ++part) sizes.insert(size * part / 12);
  }
  return sizes;
}

TEST_F(Damage, AFlippedByteOfEveryFileIsFound) {
  std::map<std::string, int> flipped;
  for (const fs::path& file : files_) {
    const std::string sound = bytes_of(database_ / file);
    for (const std::size_t at : places_to_flip(sound.size())) {
      if (at >= sound.size()) continue;
      std::string damaged = sound;
      damaged[at] = static_cast<char>(damaged[at] ^ 0x20);
      const bool is_seen = with_changed(file, damaged, "flipped at " + std::to_string(at));
      EXPECT_TRUE(is_seen || kNeverRead.contains(kind_of(file))) << file << " at " << at;
      ++flipped[kind_of(file)];
    }
  }
  for (const char* const kind :
       {"*.sst", "MANIFEST-*", "CURRENT", "OPTIONS-*", "SHUKEI", "facts.json", "IDENTITY",
        "games/*.sst", "games/*.log", "games/MANIFEST-*", "games/CURRENT", "games/SHUKEI",
        "games/ACKNOWLEDGED", "games/IDENTITY", "games/OPTIONS-*"})
    EXPECT_GT(flipped[kind], 0) << kind;
}

TEST_F(Damage, AFileThatIsCutIsFound) {
  for (const fs::path& file : files_) {
    const std::string sound = bytes_of(database_ / file);
    for (const std::size_t size : sizes_to_cut_to(file, sound.size())) {
      if (size >= sound.size()) continue;
      const bool is_seen =
          with_changed(file, sound.substr(0, size), "cut to " + std::to_string(size));
      EXPECT_TRUE(is_seen || kNeverRead.contains(kind_of(file))) << file << " cut to " << size;
    }
  }
}

TEST_F(Damage, AFileThatIsGoneIsFound) {
  for (const fs::path& file : files_) {
    const std::string sound = bytes_of(database_ / file);
    fs::remove(database_ / file);
    const bool is_seen = is_found(file.string() + " gone");
    EXPECT_TRUE(is_seen || sound.empty() || kNeverRead.contains(kind_of(file))) << file;
    put_bytes(database_ / file, sound);
  }
}

TEST_F(Damage, ANewerFormatIsRefusedWithAWordOfTheProgram) {
  for (const char* const marker : {"SHUKEI", "games/SHUKEI"}) {
    std::string text = bytes_of(database_ / marker);
    const std::size_t at = text.find("format ") + 7;
    text[at] = '9';
    const std::string sound = bytes_of(database_ / marker);
    put_bytes(database_ / marker, text);
    for (const auto& command : {std::vector<std::string>{"verify"}, {"show", "h8 h9"}}) {
      const Answer answer = ask(command);
      EXPECT_TRUE(answer.is_fault()) << marker << answer.errors;
      EXPECT_THAT(answer.errors, HasSubstr("a newer program made"));
    }
    put_bytes(database_ / marker, sound);
  }
}

TEST_F(Damage, OfABackupIsFoundAndNothingIsReplaced) {
  const fs::path backups = place_.path() / "backups";
  ASSERT_TRUE(ask({"backup", backups.string()}).is_done());
  const fs::path target = place_.path() / "target.db";
  int flipped = 0;
  for (const auto& entry : fs::recursive_directory_iterator(backups)) {
    if (!entry.is_regular_file() || entry.file_size() == 0) continue;
    if (entry.path().filename() == "backups.lock") continue;  // says who had it
    const std::string sound = bytes_of(entry.path());
    std::string damaged = sound;
    damaged[sound.size() / 3] = static_cast<char>(damaged[sound.size() / 3] ^ 0x01);
    put_bytes(entry.path(), damaged);
    EXPECT_NE(run({"backup", backups.string(), "--verify"}).status, 0) << entry.path();
    const Answer restored = run({"--db", target.string(), "restore", backups.string()});
    EXPECT_TRUE(restored.is_fault()) << entry.path() << restored.errors;
    EXPECT_FALSE(fs::exists(target));
    put_bytes(entry.path(), sound);
    ++flipped;
  }
  EXPECT_GT(flipped, 20);
  EXPECT_TRUE(run({"--db", target.string(), "restore", backups.string()}).is_done());
  EXPECT_EQ(state_of(target), state_of(database_));
}

TEST_F(Damage, TimesOfFilesDoNotMatter) {
  const State before = state_of(database_);
  const fs::path backups = place_.path() / "backups";
  ASSERT_TRUE(ask({"backup", backups.string()}).is_done());
  using Clock = fs::file_time_type::clock;
  const auto years = std::chrono::hours(24 * 3650);
  for (const auto time : {Clock::now() - years, Clock::now() + years}) {
    for (const fs::path& directory : {database_, backups}) {
      for (const auto& entry : fs::recursive_directory_iterator(directory))
        fs::last_write_time(entry.path(), time);
    }
    EXPECT_EQ(state_of(database_), before);
    EXPECT_TRUE(run({"backup", backups.string(), "--verify"}).is_done());
    EXPECT_TRUE(ask({"note", "h8 i9 i8", "in the log"}).is_done());
    EXPECT_TRUE(ask({"backup", backups.string()}).is_done());
  }
}

}  // namespace
}  // namespace shukei::faults

#include "db/import/byte_source.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "db/import/byte_reader.h"
#include "rules/parse_error.h"
#include "tests/db/import/collecting_sink.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

constexpr std::uint64_t kLargest = 1'000'000;

std::string refusal(const std::string& path) {
  try {
    open_source(path, kLargest);
  } catch (const ParseError& error) {
    return error.message();
  }
  return "";
}

void write(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

TEST(ImportByteSource, ReadsAFileAgainAndAgain) {
  const TemporaryPlace place;
  const std::string path = place.path() / "file";
  std::string bytes;
  for (int i = 0; i < 200'000; ++i) bytes += static_cast<char>(i * 7 % 251);
  write(path, bytes);
  const auto source = open_source(path, kLargest);
  EXPECT_EQ(source->size(), bytes.size());
  for (int round = 0; round < 2; ++round) {
    source->rewind();
    ByteReader reader(*source);
    std::string read;
    while (!reader.at_end()) {
      EXPECT_EQ(reader.offset(), read.size());
      read += static_cast<char>(reader.get());
    }
    EXPECT_EQ(read, bytes);
  }
  EXPECT_NO_THROW(source->check_unchanged());
}

TEST(ImportByteSource, RefusesWhatIsNoFile) {
  const TemporaryPlace place;
  EXPECT_EQ(refusal(place.path()), "is a directory, not a file");
  const std::string pipe = place.path() / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(refusal(pipe), "is a pipe, not a file");
  EXPECT_EQ(refusal("/dev/zero"), "is a device, not a file");
  EXPECT_EQ(refusal(place.path() / "missing"), "cannot be opened: No such file or directory");
}

TEST(ImportByteSource, RefusesEmptyAndOversizedFiles) {
  const TemporaryPlace place;
  const std::string path = place.path() / "file";
  write(path, "");
  EXPECT_EQ(refusal(path), "is empty");
  std::filesystem::resize_file(path, kLargest + 1);
  EXPECT_EQ(refusal(path), "is larger than 1000000 bytes, the most that is read");
}

/// Standard input, put back at the end.
class StandardInput {
 public:
  explicit StandardInput(int replacement) : saved_(::dup(STDIN_FILENO)) {
    ::dup2(replacement, STDIN_FILENO);
    ::close(replacement);
  }
  ~StandardInput() {
    ::dup2(saved_, STDIN_FILENO);
    ::close(saved_);
  }
  StandardInput(const StandardInput&) = delete;
  StandardInput& operator=(const StandardInput&) = delete;

 private:
  int saved_;
};

TEST(ImportByteSource, ReadsStandardInputFromAPipe) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  ASSERT_EQ(::write(ends[1], "h8 h9\n", 6), 6);
  ::close(ends[1]);
  const StandardInput input(ends[0]);
  CollectingSink sink;
  EXPECT_EQ(read_file("-", {}, sink).games, 1U);
  EXPECT_EQ(to_string(sink.games.at(0).moves), "h8 h9");
}

TEST(ImportByteSource, RefusesAnEndlessPipe) {
  const StandardInput input(::open("/dev/zero", O_RDONLY));
  EXPECT_EQ(refusal("-"), "is larger than 1000000 bytes, the most that is read");
}

TEST(ImportByteSource, ReadsOnWhenTheFileIsRemoved) {
  const TemporaryPlace place;
  const std::string path = place.path() / "file";
  write(path, "h8 h9");
  const auto source = open_source(path, kLargest);
  std::filesystem::remove(path);
  CollectingSink sink;
  EXPECT_EQ(read_source(*source, {}, sink).games, 1U);
}

TEST(ImportByteSource, NoticesThatTheFileWasChanged) {
  const TemporaryPlace place;
  const std::string path = place.path() / "file";
  write(path, "h8 h9");
  const auto source = open_source(path, kLargest);
  write(path, "h8");
  CollectingSink sink;
  EXPECT_THROW(read_source(*source, {}, sink), ParseError);
}

}  // namespace
}  // namespace shukei::db

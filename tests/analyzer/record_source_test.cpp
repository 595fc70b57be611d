#include "analyzer/batch/record_source.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace shukei::analyzer {
namespace {

/// A file with this text, taken away at the end.
class WrittenFile {
 public:
  explicit WrittenFile(std::string_view text)
      : path_(std::filesystem::path(testing::TempDir()) /
              ("record_source_test." + std::to_string(::getpid()))) {
    std::ofstream(path_, std::ios::binary) << text;
  }
  ~WrittenFile() { std::filesystem::remove(path_); }
  WrittenFile(const WrittenFile&) = delete;
  WrittenFile& operator=(const WrittenFile&) = delete;
  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

RecordInput input_of(std::string_view text) {
  const WrittenFile file(text);
  return RecordSource(file.path()).input();
}

TEST(RecordSource, KnowsLinesOfRecordsByTheirLooks) {
  using namespace std::string_view_literals;
  for (const std::string_view text :
       {""sv, "\n\n# nothing\n"sv, "h8 h9 j8\n"sv, "h8h9j8"sv, "{\"moves\":\"h8\"}\n"sv, "{bad"sv,
        "id\tmoves\tresult\n"sv, "moves\n"sv, "g1\trif\th8 h9\n"sv, "g1\trif\tz9\nx\n"sv,
        "no record at all\n"sv, "\xEF\xBB\xBF# a mark\n\xEF\xBB\xBF\nh8\n"sv,
        "g1\trif\th8 \0 h9\n"sv, "h8 h9\nh8 \0\n"sv, "\r\nh8 h9\r\n"sv,
        "result\trule\tmoves\n1-0\trif\th8\n"sv, "bad\tbad\nh8 h9\n"sv}) {
    EXPECT_EQ(input_of(text), RecordInput::lines) << text;
  }
}

TEST(RecordSource, LeavesOtherFormatsToTheirReaders) {
  using namespace std::string_view_literals;
  for (const std::string_view text :
       {"(;GM[4]SZ[15];B[hh])"sv, "<?xml version=\"1.0\"?>\n<database version=\"2\">"sv,
        "Piskvorky 15x15, 11:11, 0\n8,8,0\n"sv, "[Event \"x\"]\n[Site \"y\"]\n"sv,
        "plies\tmoves\tgrade\n"sv, "moves\talt\nh8 h9\tg8\n"sv, "\x02\x70\x61"sv, "\x00\x01"sv,
        "PK\x03\x04\x00"sv, "\xFF\xFEh\0008\0\n\0"sv, "\xFFRenLib\xFF\x03\x04"sv}) {
    EXPECT_EQ(input_of(text), RecordInput::foreign) << text;
  }
}

TEST(RecordSource, GivesAllBytesFromTheFirst) {
  std::string text = "# a comment\n";
  for (int i = 0; i < 9000; ++i) text += "h8 h9 j8\n";
  const WrittenFile file(text);
  RecordSource source(file.path());
  EXPECT_EQ(source.first_line(), "h8 h9 j8");
  std::string all;
  char buffer[1000];
  while (const std::size_t count = source.read(buffer)) all.append(buffer, count);
  EXPECT_EQ(all, text);
}

}  // namespace
}  // namespace shukei::analyzer

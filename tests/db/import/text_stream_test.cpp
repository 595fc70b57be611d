#include "db/import/text_stream.h"

#include <gtest/gtest.h>

#include <limits>
#include <utility>

#include "db/import/csv_records.h"
#include "db/import/place.h"
#include "db/import/read_limits.h"
#include "rules/parse_error.h"

namespace shukei::db {
namespace {

constexpr std::size_t kLongest = 100;

std::vector<std::string> lines_of(std::string_view bytes, std::size_t longest = kLongest) {
  MemorySource source("test", bytes);
  TextStream stream(source, Charset{"UTF-8", CharsetEvidence::valid_utf8, std::nullopt});
  LineReader reader(stream, longest);
  std::vector<std::string> lines;
  while (reader.next()) {
    lines.push_back(reader.is_too_long() ? "(too long)" : std::string(reader.line()));
    EXPECT_EQ(reader.number(), static_cast<std::int64_t>(lines.size()));
  }
  return lines;
}

TEST(ImportLineReader, EndsLinesWithEitherSignOrTheFile) {
  EXPECT_EQ(lines_of("a\nb\r\n\nc"), (std::vector<std::string>{"a", "b", "", "c"}));
  EXPECT_EQ(lines_of("a\n"), (std::vector<std::string>{"a"}));
  EXPECT_EQ(lines_of(""), (std::vector<std::string>{}));
}

TEST(ImportLineReader, LeavesOutTheByteOrderMark) {
  EXPECT_EQ(lines_of("\xEF\xBB\xBFh8"), (std::vector<std::string>{"h8"}));
}

TEST(ImportLineReader, KeepsNothingOfLinesThatAreTooLong) {
  const std::string long_line(kLongest + 1, 'x');
  EXPECT_EQ(lines_of("a\n" + long_line + "\nb"),
            (std::vector<std::string>{"a", "(too long)", "b"}));
  EXPECT_EQ(lines_of(long_line.substr(1)), (std::vector<std::string>{long_line.substr(1)}));
}

TEST(ImportLineReader, ReadsLinesAcrossBlocks) {
  std::string bytes;
  for (int i = 0; i < 20'000; ++i) bytes += "line " + std::to_string(i) + "\n";
  const auto lines = lines_of(bytes);
  ASSERT_EQ(lines.size(), 20'000U);
  EXPECT_EQ(lines[19'999], "line 19999");
}

TEST(ImportCharacterReader, TellsLineAndColumn) {
  MemorySource source("test", "ab\nc");
  TextStream stream(source, Charset{});
  CharacterReader reader(stream);
  std::string places;
  while (!reader.at_end()) {
    places += std::to_string(reader.line()) + ':' + std::to_string(reader.column()) + ' ';
    reader.get();
  }
  EXPECT_EQ(places, "1:1 1:2 1:3 2:1 ");
}

/// What can be counted with numbers of this type.
template <typename Number>
constexpr std::uint64_t kMost = static_cast<std::uint64_t>(std::numeric_limits<Number>::max());

/// A file may be all line ends, or a single line.
TEST(ImportLineReader, CountsAsManyLinesAsAFileCanHave) {
  constexpr std::uint64_t kBytes = ReadLimits{}.file_bytes;
  EXPECT_GT(kMost<decltype(std::declval<LineReader>().number())>, kBytes);
  EXPECT_GT(kMost<decltype(std::declval<CharacterReader>().line())>, kBytes);
  EXPECT_GT(kMost<decltype(std::declval<CharacterReader>().column())>, kBytes);
  EXPECT_GT(kMost<decltype(std::declval<CsvRecords>().line())>, kBytes);
  EXPECT_EQ(to_string(Place::line(4'000'000'000)), "line 4000000000");
  EXPECT_STREQ(ParseError("f", 4'000'000'000, 4'000'000'001, "no").what(),
               "f:4000000000:4000000001: no");
}

}  // namespace
}  // namespace shukei::db

#include "analyzer/batch/file_part.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "analyzer/command_line/usage_error.h"
#include "db/durable_files.h"
#include "tests/db/temporary_place.h"

namespace shukei::analyzer {
namespace {

ByteSource source_of(std::string_view text, std::size_t piece) {
  return [text, piece](std::span<char> buffer) mutable {
    const std::size_t count = std::min({text.size(), piece, buffer.size()});
    std::copy_n(text.begin(), count, buffer.begin());
    text.remove_prefix(count);
    return count;
  };
}

std::string all_of(PartReader& reader, std::size_t piece) {
  std::string text;
  std::string buffer(piece, '\0');
  while (const std::size_t count = reader.read(std::span(buffer))) text.append(buffer, 0, count);
  return text;
}

TEST(FilePart, PartsOfATextAreItsLinesInOrder) {
  const std::vector<std::string> texts{"",
                                       "\n",
                                       "one",
                                       "one\n",
                                       "\n\n\n",
                                       "one\ntwo\r\n\nfour",
                                       "a\nbbbbbbbbbbbbbbbbbbbbbbbbbbbb\nc\nd\ne\n"};
  for (const std::string& text : texts) {
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
      for (const std::size_t piece : {1U, 3U, 100U}) {
        std::string together;
        for (const auto& [begin, end] :
             {std::pair(std::size_t{0}, cut), std::pair(cut, text.size())}) {
          PartReader reader(source_of(text, piece), {"", begin, end, text.size()});
          const std::string part = all_of(reader, piece);
          EXPECT_TRUE(part.empty() || together.empty() || together.back() == '\n');
          const auto lines = std::count(together.begin(), together.end(), '\n');
          EXPECT_TRUE(part.empty() || reader.first_line() == static_cast<std::uint64_t>(1 + lines));
          together += part;
        }
        EXPECT_EQ(together, text) << "cut at " << cut << " of " << text;
      }
    }
  }
}

TEST(FilePart, RecordsFallToOnePartEach) {
  for (const std::uint64_t count : {0U, 1U, 2U, 7U, 1000U}) {
    std::uint64_t reached = 0;
    for (std::uint64_t begin = 0; begin < 100; begin += 10) {
      const FilePart part{"", begin, begin + 10, 100};
      EXPECT_EQ(part.first_record(count), reached);
      reached = part.past_record(count);
    }
    EXPECT_EQ(reached, count);
  }
}

class FilePartsTest : public testing::Test {
 protected:
  std::string make(const std::string& name, const std::string& text) {
    const auto path = place_.path() / name;
    db::write_file(path, text);
    return path.string();
  }
  db::TemporaryPlace place_;
};

TEST_F(FilePartsTest, AreThoseOfAllFilesInARow) {
  const std::vector<std::string> files{make("a", "12345"), make("b", "1234567"), make("c", "")};
  const auto parts = parts_of(files, Shard::parse("1/3"));
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_EQ(std::tuple(parts[0].name, parts[0].begin, parts[0].end, parts[0].size),
            std::tuple(files[0], 4U, 5U, 5U));
  EXPECT_EQ(std::tuple(parts[1].name, parts[1].begin, parts[1].end, parts[1].size),
            std::tuple(files[1], 0U, 3U, 7U));
  EXPECT_EQ(parts[2].name, files[2]) << "nothing to do, but it must be one that can be read";
  const auto before = parts_before(files, Shard::parse("1/3"));
  ASSERT_EQ(before.size(), 1U);
  EXPECT_EQ(before[0].end, 4U);
}

TEST_F(FilePartsTest, OnlyRegularFilesHaveParts) {
  const std::vector<std::string> input{"-"};
  EXPECT_THROW(parts_of(input, Shard::parse("0/2")), UsageError);
  const std::vector<std::string> device{"/dev/null"};
  EXPECT_THROW(parts_of(device, Shard::parse("0/2")), UsageError);
}

TEST_F(FilePartsTest, AMissingFileIsLeftToWhoOpensIt) {
  const std::vector<std::string> files{(place_.path() / "none").string()};
  EXPECT_EQ(parts_of(files, Shard::parse("0/2")).size(), 1U);
  EXPECT_TRUE(parts_before(files, Shard::parse("1/2")).empty());
}

}  // namespace
}  // namespace shukei::analyzer

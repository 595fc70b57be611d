#include "db/build_journal.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "db/durable_files.h"
#include "tests/db/document_example.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

/// The journal of db/FORMAT.md.
std::string documented() {
  std::string text;
  for (const std::string& line : examples("journal")) text += line + "\n";
  return text;
}

DatabaseFacts facts_of_work() {
  DatabaseFacts facts;
  facts.rocksdb_version = "7.8.3";
  facts.build.tool_version = "1.2.3";
  facts.build.rules_digest = 0x0123'4567'89AB'CDEF;
  return facts;
}

const WorkPlan kPlan{6, "shard 3 of 8", 0x1122'3344'5566'7788};

std::vector<WrittenRange> ranges(const std::filesystem::path& rows) {
  return {{.stones = 6,
           .range_index = 2,
           .directory = rows,
           .files = {{.name = "6-2-0.sst",
                      .bytes = 6582018,
                      .rows = 4173111,
                      .first_key = {"\x00\x33\x00\x01\x66", 5},
                      .last_key = {"\x01\x75\x88\xED\xEE", 5},
                      .checksum = "\x4E\xE3\xE8\xC9"}},
           .tally = {4173111, 0xC0EB'7517'9BF4'B8B7, 0x530E'4D59'6826'AF7D}},
          {.stones = 1, .range_index = 0, .directory = rows, .files = {}, .tally = {}}};
}

class BuildJournalTest : public testing::Test {
 protected:
  [[nodiscard]] std::filesystem::path file() const { return place_.path() / "journal"; }
  TemporaryPlace place_;
  std::string head_ = BuildJournal::head(facts_of_work(), kPlan);
};

TEST_F(BuildJournalTest, IsAsTheDocumentSays) {
  const BuildJournal journal(file(), head_, ranges(place_.path()));
  EXPECT_EQ(read_file(file()), documented());
}

TEST_F(BuildJournalTest, TellsWhatWasWritten) {
  write_file(file(), documented());
  EXPECT_EQ(BuildJournal::read(file(), head_, place_.path()), ranges(place_.path()));
}

TEST_F(BuildJournalTest, GrowsByAppending) {
  BuildJournal journal(file(), head_, {});
  EXPECT_EQ(BuildJournal::read(file(), head_, place_.path()), std::vector<WrittenRange>());
  write_file(place_.path() / "6-2-0.sst", "rows");
  for (const WrittenRange& range : ranges(place_.path())) journal.append(range);
  EXPECT_EQ(read_file(file()), documented());
}

TEST_F(BuildJournalTest, CutOffAnywhereTellsOnlyWholeLines) {
  const std::string text = documented();
  const auto all = ranges(place_.path());
  for (std::size_t size = 0; size <= text.size(); ++size) {
    const std::string part = text.substr(0, size);
    replace_file(file(), part);
    const auto told = BuildJournal::read(file(), head_, place_.path());
    ASSERT_EQ(told.has_value(), size >= head_.size()) << size;
    if (!told) continue;
    const auto lines = static_cast<std::size_t>(
        std::count(part.begin() + static_cast<std::ptrdiff_t>(head_.size()), part.end(), '\n'));
    EXPECT_EQ(*told, std::vector<WrittenRange>(all.begin(),
                                               all.begin() + static_cast<std::ptrdiff_t>(lines)));
  }
}

TEST_F(BuildJournalTest, AnyChangedByteIsNoticed) {
  const std::string text = documented();
  const auto all = ranges(place_.path());
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::string changed = text;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    replace_file(file(), changed);
    const auto told = BuildJournal::read(file(), head_, place_.path());
    EXPECT_TRUE(!told || told->size() < all.size()) << at;
  }
}

TEST_F(BuildJournalTest, NoneOrAnotherTellsNothing) {
  EXPECT_EQ(BuildJournal::read(file(), head_, place_.path()), std::nullopt);
  write_file(file(), documented());
  WorkPlan other = kPlan;
  other.stones = 7;
  EXPECT_EQ(BuildJournal::read(file(), BuildJournal::head(facts_of_work(), other), place_.path()),
            std::nullopt);
}

}  // namespace
}  // namespace shukei::db

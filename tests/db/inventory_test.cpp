#include "db/inventory.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <string>

#include "db/byte_hash.h"
#include "db/durable_files.h"
#include "db/storage_error.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class InventoryTest : public testing::Test {
 protected:
  void SetUp() override {
    write_file(file("CURRENT"), "MANIFEST-000001\n");
    write_file(file("000007.sst"), "rows");
    write_file(file("empty"), "");
    write_inventory(place_.path());
  }
  std::filesystem::path file(const std::string& name) const { return place_.path() / name; }
  void overwrite(const std::string& name, const std::string& text) const {
    std::ofstream(file(name), std::ios::binary | std::ios::trunc) << text;
  }
  std::vector<std::string> problems() const { return check_inventory(place_.path()); }
  StorageFault format_fault() const {
    try {
      read_format(place_.path());
    } catch (const StorageError& error) {
      return error.fault();
    }
    ADD_FAILURE() << "no error";
    return StorageFault::io;
  }

  TemporaryPlace place_;
};

TEST_F(InventoryTest, IsTextAsDescribed) {
  const std::string text = read_file(file("SHUKEI"));
  EXPECT_TRUE(text.starts_with("shukei database\nformat 1\nfile 000007.sst 4 -\nfile CURRENT 16 "))
      << text;
  EXPECT_THAT(text, testing::HasSubstr("\nfile empty 0 0000000000000000\nend "));
  EXPECT_EQ(read_format(place_.path()), 1U);
  EXPECT_TRUE(has_inventory(place_.path()));
  EXPECT_THAT(problems(), IsEmpty());
}

TEST_F(InventoryTest, FindsEveryFlippedByteOfItself) {
  const std::string text = read_file(file("SHUKEI"));
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::string flipped = text;
    flipped[at] = static_cast<char>(flipped[at] ^ 1);
    overwrite("SHUKEI", flipped);
    EXPECT_THAT(problems(), ElementsAre("the file SHUKEI is not as it was written")) << at;
  }
}

TEST_F(InventoryTest, ReadsNoFileOfAnotherSizeAndNoPipe) {
  overwrite("CURRENT", "");
  std::filesystem::resize_file(file("CURRENT"), std::uintmax_t{1} << 40U);
  std::filesystem::remove(file("empty"));
  ASSERT_EQ(::mkfifo(file("empty").c_str(), 0600), 0);
  EXPECT_THAT(problems(), ElementsAre("the file CURRENT is not as it was written",
                                      "the file empty is not as it was written"));
  overwrite("SHUKEI", "");
  std::filesystem::resize_file(file("SHUKEI"), kGreatestFile + 1);
  EXPECT_EQ(format_fault(), StorageFault::damaged);
}

TEST_F(InventoryTest, RefusesALineCutShortWhateverItsDigest) {
  const std::string text = "shukei database\nformat 1\nfile x";
  std::array<char, 17> digest{};
  std::snprintf(digest.data(), digest.size(), "%016llX",
                static_cast<unsigned long long>(byte_hash(text)));
  overwrite("SHUKEI", text + "end " + digest.data() + "\n");
  EXPECT_THAT(problems(), ElementsAre("the file SHUKEI is not as it was written"));
}

TEST_F(InventoryTest, FindsWhatHappenedToFiles) {
  overwrite("CURRENT", "MANIFEST-000002\n");
  EXPECT_THAT(problems(), ElementsAre("the file CURRENT is not as it was written"));
  overwrite("CURRENT", "MANIFEST-000001\n");
  EXPECT_THAT(problems(), IsEmpty());
  overwrite("000007.sst", "row");
  EXPECT_THAT(problems(), ElementsAre("the file 000007.sst is not as it was written"));
  std::filesystem::remove(file("000007.sst"));
  EXPECT_THAT(problems(), ElementsAre("the file 000007.sst is missing"));
  overwrite("000007.sst", "rows");
  overwrite("000008.sst", "");
  EXPECT_THAT(problems(), ElementsAre("the file 000008.sst does not belong to the database"));
}

TEST_F(InventoryTest, TellsTheFormat) {
  overwrite("SHUKEI", "shukei database\nformat 12\nwhatever comes then\n");
  EXPECT_EQ(read_format(place_.path()), 12U);
  for (const char* const text : {"", "shukei database\n", "shukei database\nformat \n",
                                 "shukei database\nformat 1", "shukei database\nformat 1x\n",
                                 "another database\nformat 1\n", "shukei database\nformat 0\n"}) {
    overwrite("SHUKEI", text);
    EXPECT_EQ(format_fault(), StorageFault::damaged) << text;
  }
  std::filesystem::remove(file("SHUKEI"));
  EXPECT_EQ(format_fault(), StorageFault::not_a_database);
  EXPECT_FALSE(has_inventory(place_.path()));
}

}  // namespace
}  // namespace shukei::db

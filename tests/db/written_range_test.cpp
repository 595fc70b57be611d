#include "db/written_range.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "db/durable_files.h"
#include "tests/db/storage_fault_of.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

WrittenRange range(int stones, int index, const std::string& first, const std::string& last) {
  WrittenRange range;
  range.stones = stones;
  range.range_index = index;
  if (!first.empty()) range.files = {{"a", 1, 1, first, "m", ""}, {"b", 1, 1, "n", last, ""}};
  return range;
}

TEST(WrittenRange, AreSortedByLevelAndKey) {
  std::vector<WrittenRange> ranges{range(5, 0, "d", "e"), range(4, 7, "x", "y"),
                                   range(5, 2, "a", "c"), range(5, 1, "", "")};
  sort_disjoint(ranges);
  EXPECT_EQ(ranges, (std::vector<WrittenRange>{range(4, 7, "x", "y"), range(5, 1, "", ""),
                                               range(5, 2, "a", "c"), range(5, 0, "d", "e")}));
}

TEST(WrittenRange, OverlapIsRefused) {
  std::vector<WrittenRange> ranges{range(5, 0, "a", "d"), range(5, 1, "d", "e")};
  EXPECT_THROW(sort_disjoint(ranges), std::logic_error);
  ranges[1].stones = 6;
  EXPECT_NO_THROW(sort_disjoint(ranges));
}

TEST(WrittenRange, FilesAreComparedBySizeAndChecksum) {
  const TemporaryPlace place;
  write_file(place.path() / "file", "123456789");
  // The check value of CRC-32C (Castagnoli) for these nine digits.
  const std::string checksum = "\xE3\x06\x92\x83";
  EXPECT_TRUE(is_as_written(place.path(), {"file", 9, 1, "", "", checksum}));
  EXPECT_FALSE(is_as_written(place.path(), {"file", 8, 1, "", "", checksum}));
  EXPECT_FALSE(is_as_written(place.path(), {"file", 9, 1, "", "", "\xE3\x06\x92\x84"}));
  EXPECT_FALSE(is_as_written(place.path(), {"none", 9, 1, "", "", checksum}));
}

TEST(WrittenRange, AFileIsPlacedUnderASecondName) {
  const TemporaryPlace place;
  write_file(place.path() / "file", "rows");
  place_file(place.path() / "file", place.path() / "link", MayMove::yes);
  EXPECT_EQ(read_file(place.path() / "link"), "rows");
  EXPECT_EQ(std::filesystem::hard_link_count(place.path() / "file"), 2U);
}

TEST(WrittenRange, AMissingFileCannotBePlaced) {
  const TemporaryPlace place;
  EXPECT_EQ(storage_fault_of(
                [&] { place_file(place.path() / "none", place.path() / "link", MayMove::no); }),
            StorageFault::missing);
  EXPECT_FALSE(std::filesystem::exists(place.path() / "link"));
}

}  // namespace
}  // namespace shukei::db

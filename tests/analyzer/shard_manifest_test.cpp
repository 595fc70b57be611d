#include "analyzer/reports/shard_manifest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/position_record.h"
#include "db/storage_error.h"

namespace shukei::analyzer {
namespace {

using testing::HasSubstr;

constexpr std::uint64_t kPositions = 18446744073709551615U;

/// The manifest of a shard with one level and one file, and what stands for some of its values.
std::string manifest_with(std::string_view what, std::string_view instead) {
  ShardManifest manifest;
  manifest.facts.rocksdb_version = "7.8.3";
  manifest.facts.build.tool_version = "1.2.3";
  manifest.stones = 2;
  manifest.shard = Shard::parse("3/8");
  db::WrittenRange range;
  range.stones = 2;
  range.files = {{"000001.sst", 5, kPositions, "a", "b", "crc"}};
  range.tally.positions = kPositions;
  manifest.ranges.push_back(range);
  std::string json = manifest_json(manifest);
  const auto at = json.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return json.replace(at, what.size(), instead);
}

std::string refusal_of_manifest(std::string_view what, std::string_view instead) {
  try {
    parse_manifest(manifest_with(what, instead), "somewhere");
  } catch (const db::StorageError& error) {
    EXPECT_EQ(error.fault(), db::StorageFault::damaged);
    return error.message();
  }
  return "";
}

TEST(ShardManifest, IsReadAsItIsWritten) {
  const std::string json = manifest_with("1.2.3", "1.2.3");
  const ShardManifest manifest = parse_manifest(json, "somewhere");
  EXPECT_EQ(manifest_json(manifest), json);
  EXPECT_EQ(manifest.ranges.at(0).directory, "somewhere");
  EXPECT_EQ(manifest.ranges.at(0).files.at(0).rows, kPositions);
}

/// A number out of a file is counted to: the greatest would take days.
TEST(ShardManifest, BelievesNoLevelThatCannotBe) {
  const auto refusal = HasSubstr("'stones' is none of 1 to 7");
  EXPECT_THAT(refusal_of_manifest("\"stones\": 2", "\"stones\": 2147483647"), refusal);
  EXPECT_THAT(refusal_of_manifest("\"stones\": 2", "\"stones\": 4294967298"), refusal);
  EXPECT_THAT(refusal_of_manifest("\"stones\": 2", "\"stones\": 0"), refusal);
  EXPECT_THAT(refusal_of_manifest("\"stones\": 2", "\"stones\": 1"),
              HasSubstr("its levels do not ascend to its stones"));
  EXPECT_THAT(refusal_of_manifest("\"format_version\": 1", "\"format_version\": 4294967297"),
              HasSubstr("'format_version' is none"));
}

TEST(ShardManifest, NamesNoFileElsewhere) {
  for (const std::string_view name : {"../000001.sst", "/000001.sst", "..", "", "LOCK"}) {
    EXPECT_THAT(refusal_of_manifest("000001.sst", name), HasSubstr("no name of a file of rows"))
        << name;
  }
}

TEST(ShardManifest, IsWholeOrRefused) {
  EXPECT_THAT(refusal_of_manifest("\"levels\": [", "\"levels\": [["), HasSubstr("no JSON"));
  EXPECT_THAT(refusal_of_manifest("\"shard\": 3", "\"shard\": 8"), HasSubstr("is not I/N"));
  EXPECT_THAT(refusal_of_manifest("levels", "level"), HasSubstr("there is no 'levels'"));
}

}  // namespace
}  // namespace shukei::analyzer

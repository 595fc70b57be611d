#include "db/shard_builder.h"

#include <gtest/gtest.h>

#include "db/database.h"
#include "db/durable_files.h"
#include "tests/db/sample_rows.h"
#include "tests/db/storage_fault_of.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

class ShardBuilderTest : public testing::Test {
 protected:
  [[nodiscard]] fs::path path() const { return place_.path() / "shard"; }

  [[nodiscard]] BuildOrder order() const {
    BuildOrder order = sample_order(path());
    order.kind = InventoryKind::shard;
    return order;
  }

  std::vector<WrittenRange> build() {
    ShardBuilder builder(order());
    put_unfinished(builder.work(), sample_levels());
    auto ranges = builder.check(2);
    builder.publish("{}\n");
    return ranges;
  }

  TemporaryPlace place_;
};

TEST_F(ShardBuilderTest, LeavesFilesAsToldAndNothingElse) {
  std::vector<WrittenRange> ranges = build();
  std::size_t files = 0;
  for (WrittenRange& range : ranges) {
    for (const WrittenFile& file : range.files) EXPECT_TRUE(is_as_written(path(), file));
    files += range.files.size();
  }
  const auto there = std::distance(fs::directory_iterator(path()), fs::directory_iterator());
  EXPECT_EQ(static_cast<std::size_t>(there), files + 2) << "with the manifest and SHUKEI";
  EXPECT_EQ(read_file(path() / kShardManifest), "{}\n");
  EXPECT_EQ(inventory_kind(path()), InventoryKind::shard);
  EXPECT_TRUE(check_inventory(path()).empty());
}

TEST_F(ShardBuilderTest, IsNoDatabaseAndADatabaseIsNone) {
  build();
  EXPECT_EQ(storage_fault_of([&] { Database::open(path()); }), StorageFault::not_a_database);
  EXPECT_EQ(storage_fault_of([&] { build_sample(path(), Replace::yes); }),
            StorageFault::not_a_database);
  fs::remove_all(path());
  build_sample(path());
  EXPECT_EQ(storage_fault_of([&] { build(); }), StorageFault::not_a_database);
}

TEST_F(ShardBuilderTest, InventoryTellsOfMissingAndChangedFiles) {
  build();
  replace_file(path() / kShardManifest, "{ }\n");
  EXPECT_EQ(check_inventory(path()),
            std::vector<std::string>{"the file shard.json is not as it was written"});
}

}  // namespace
}  // namespace shukei::db

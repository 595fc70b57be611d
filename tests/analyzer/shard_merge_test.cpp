#include "analyzer/reports/shard_merge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "analyzer/enumeration/burnside_count.h"
#include "analyzer/reports/build_prediction.h"
#include "analyzer/reports/shard_build.h"
#include "db/database.h"
#include "db/durable_files.h"
#include "db/storage_error.h"
#include "tests/db/temporary_place.h"

namespace shukei::analyzer {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

/// A request of four stones, which takes no time.
BuildRequest request_at(const fs::path& database, int stones = 4) {
  return {.database = database,
          .threads = 2,
          .tool_version = "1.2.3",
          .rules = rule_choices(RuleBook::standard()),
          .stones = stones};
}

/// Three shards of four stones, made once, and the database of a single build.
struct Made {
  static constexpr int kShards = 3;
  db::TemporaryPlace place;
  BuildRequest request = request_at(place.database());
  std::vector<fs::path> shards;
  BuildReport whole;

  Made() {
    for (int i = 0; i < kShards; ++i) {
      const Shard shard = Shard::parse(std::to_string(i) + "/3");
      shards.push_back(shard_directory(place.database(), shard));
      build_shard(request, shard, shards.back());
    }
    whole = build_database(request_at(place.path() / "whole.db"));
  }
};

const Made& made() {
  static const Made kAll;
  return kAll;
}

/// A place with shards of its own, which a test may change.
class ShardMergeTest : public testing::Test {
 protected:
  ShardMergeTest() {
    for (const fs::path& shard : made().shards) {
      shards_.push_back(place_.path() / shard.filename());
      fs::copy(shard, shards_.back());
    }
  }

  [[nodiscard]] ShardSet read() const { return read_shards(shards_, request_); }

  [[nodiscard]] std::vector<std::string> problems() const {
    std::vector<std::string> texts;
    for (const ShardProblem& problem : read().problems) {
      std::string text = problem.text;
      for (auto at = text.find(place_.path().string()); at != std::string::npos;
           at = text.find(place_.path().string()))
        text.erase(at, place_.path().string().size() + 1);
      texts.push_back((problem.is_damage ? "damage: " : "") + text);
    }
    return texts;
  }

  db::TemporaryPlace place_;
  BuildRequest request_ = request_at(place_.database());
  std::vector<fs::path> shards_;
};

TEST_F(ShardMergeTest, GivesTheDatabaseOfASingleBuild) {
  const ShardSet set = read();
  ASSERT_TRUE(set.problems.empty()) << set.problems.front().text;
  const BuildReport merged = merge_shards(set, request_);
  EXPECT_EQ(merged.facts, made().whole.facts);
  EXPECT_EQ(merged.rules, made().whole.rules);
  EXPECT_EQ(merged.forbidden_fifths, made().whole.forbidden_fifths);
  EXPECT_EQ(db::read_file(place_.database() / "facts.json"),
            db::read_file(made().place.path() / "whole.db" / "facts.json"));
  EXPECT_EQ(db::Database::open(place_.database()).facts(), made().whole.facts);
  EXPECT_TRUE(read().problems.empty()) << "the shards stay as they were";
}

TEST_F(ShardMergeTest, OrderDoesNotMatter) {
  std::swap(shards_[0], shards_[2]);
  EXPECT_EQ(merge_shards(read(), request_).facts, made().whole.facts);
}

TEST_F(ShardMergeTest, ShardsHaveDisjointKeys) {
  const ShardSet set = read();
  for (const ShardManifest& manifest : set.manifests)
    EXPECT_EQ(manifest.ranges.size(), 4U) << "every level is told, be it empty";
  EXPECT_LT(set.manifests[0].ranges.back().last_key(), set.manifests[1].ranges.back().first_key());
}

TEST_F(ShardMergeTest, TellsWhatIsMissing) {
  shards_.erase(shards_.begin());
  shards_.pop_back();
  EXPECT_THAT(problems(), ElementsAre("shard 0 of 3 is missing", "shard 2 of 3 is missing"));
}

TEST_F(ShardMergeTest, TellsWhatIsRepeated) {
  shards_.push_back(shards_[1]);
  EXPECT_THAT(problems(), ElementsAre("openings.db.shard-1-of-3: shard 1 of 3 is repeated, "
                                      "openings.db.shard-1-of-3 is it too"));
}

TEST_F(ShardMergeTest, TellsWhatDoesNotBelongTogether) {
  fs::remove_all(shards_[1]);
  build_shard(request_, Shard::parse("1/4"), shards_[1]);
  EXPECT_THAT(problems(), ElementsAre("openings.db.shard-1-of-3: it is one of 4 shards, "
                                      "openings.db.shard-0-of-3 one of 3"));
  request_.tool_version = "1.2.4";
  EXPECT_THAT(problems(), testing::Contains("openings.db.shard-0-of-3: version 1.2.3 made it, this "
                                            "is 1.2.4"));
}

TEST_F(ShardMergeTest, TellsOfOtherRules) {
  request_.rules.pop_back();
  EXPECT_THAT(problems(), testing::Each(HasSubstr("under other rule tables")));
}

TEST_F(ShardMergeTest, TellsWhatIsDamagedOrNoShard) {
  const std::string rows = (shards_[0] / read().manifests[0].ranges[3].files[0].name).string();
  std::fstream(rows, std::ios::in | std::ios::out).seekp(1000).put('\x55');
  EXPECT_THAT(problems(), ElementsAre(testing::AllOf(HasSubstr("damage: openings.db.shard-0-of-3/"),
                                                     HasSubstr("does not have its checksum"))));
  fs::resize_file(rows, 10);
  EXPECT_THAT(problems(), ElementsAre(HasSubstr("is not as it was written")));
  db::replace_file(shards_[1] / "shard.json", "{}");
  fs::remove_all(shards_[2]);
  EXPECT_EQ(problems().size(), 3U);
  fs::create_directory(shards_[2]);
  EXPECT_THAT(problems()[2], HasSubstr("this is not a shard"));
  EXPECT_FALSE(fs::exists(place_.database()));
}

TEST_F(ShardMergeTest, ADatabaseThatIsThereIsReplacedWhenAskedAlone) {
  fs::copy(made().place.path() / "whole.db", place_.database());
  EXPECT_THROW(merge_shards(read(), request_), db::StorageError);
  request_.replace = db::Replace::yes;
  EXPECT_EQ(merge_shards(read(), request_).facts, made().whole.facts);
}

TEST_F(ShardMergeTest, AShardThatIsThereIsNotMadeAgain) {
  const Shard shard = Shard::parse("1/3");
  EXPECT_TRUE(build_shard(request_, shard, shards_[1]).was_there);
  EXPECT_THROW(build_shard(request_, Shard::parse("0/3"), shards_[1]), db::StorageError);
  fs::remove(shards_[1] / "shard.json");
  EXPECT_THROW(build_shard(request_, shard, shards_[1]), db::StorageError) << "it is damaged";
  request_.replace = db::Replace::yes;
  EXPECT_FALSE(build_shard(request_, shard, shards_[1]).was_there);
  EXPECT_TRUE(read().problems.empty());
}

TEST_F(ShardMergeTest, ABuildGoesOnWithTheRangesThatAreFinished) {
  request_.resumable = true;
  const auto ranges = level_ranges(4, Shard());
  {
    db::DatabaseBuilder builder(
        order_of(request_, place_.database(), db::InventoryKind::database, "whole", ranges));
    for (const std::size_t i : {0U, 2U})
      write_range(ranges[i], request_.rules,
                  builder.work().open_writer(ranges[i].family.stones, ranges[i].index), {});
  }
  const BuildReport report = build_database(request_);
  EXPECT_EQ(report.taken_over, 5070U + 2U);
  EXPECT_EQ(report.facts, made().whole.facts);
  EXPECT_EQ(report.rules, made().whole.rules) << "finished ranges are counted too";
}

TEST(LevelRanges, RowsAreEstimatedWell) {
  for (const int stones : {5, 6, 7}) {
    const double exact = static_cast<double>(positions_to_build(stones));
    EXPECT_NEAR(rows_of(level_ranges(stones, Shard())) / exact, 1, 0.01) << stones;
  }
}

TEST(LevelRanges, ShardsAreTheWholeAndRangesAreOfAFile) {
  const auto sets = [](const std::vector<LevelRange>& ranges, int stones) {
    std::vector<PointSet> black;
    for (const LevelRange& range : ranges) {
      if (range.family.stones != stones) continue;
      for (const BlackSet& set : range.black) black.push_back(set.stones);
    }
    return black;
  };
  for (const int stones : {1, 3, 4, 5, 6}) {
    std::vector<PointSet> together;
    for (int i = 0; i < 8; ++i) {
      const auto part = sets(level_ranges(6, Shard::parse(std::to_string(i) + "/8")), stones);
      together.insert(together.end(), part.begin(), part.end());
    }
    EXPECT_EQ(together, sets(level_ranges(6, Shard()), stones)) << stones;
  }
  for (const LevelRange& range : level_ranges(7, Shard())) EXPECT_LT(range.rows, 8e6);
}

TEST(LevelRanges, ShardsHaveAboutEqualRows) {
  for (int i = 0; i < 8; ++i) {
    const double rows = rows_of(level_ranges(6, Shard::parse(std::to_string(i) + "/8")));
    EXPECT_NEAR(rows / (115'511'225 / 8.0), 1, 0.02) << i;
  }
}

TEST(BuildPrediction, IsCloseToWhatIsBuilt) {
  const db::TemporaryPlace place;
  const BuildRequest request = request_at(place.database(), 5);
  const BuildPrediction prediction = predict_build(request, std::nullopt, place.database());
  EXPECT_EQ(place.leftovers(), 0U) << "nothing is written";
  EXPECT_FALSE(fs::exists(place.database().string() + ".lock"));
  EXPECT_EQ(prediction.rows, 1'061'969U);
  build_database(request);
  std::uint64_t bytes = 0;
  for (const auto& file : fs::directory_iterator(place.database()))
    if (file.path().extension() == ".sst") bytes += file.file_size();
  EXPECT_NEAR(static_cast<double>(prediction.bytes) / static_cast<double>(bytes), 1, 0.1);
  EXPECT_GT(prediction.seconds, 0);
  EXPECT_TRUE(prediction.fits());
}

TEST(BuildPrediction, ABuildWithoutRoomIsRefused) {
  BuildPrediction prediction;
  prediction.place = "openings.db";
  prediction.bytes = 183'000'000;
  prediction.free_bytes = 99'960'000;
  try {
    require_room(prediction);
    ADD_FAILURE() << "no error";
  } catch (const db::StorageError& error) {
    EXPECT_STREQ(error.what(),
                 "openings.db: the build needs about 183 MB on the disk, 100 MB are free");
  }
  prediction.free_bytes = prediction.bytes;
  EXPECT_NO_THROW(require_room(prediction));
}

TEST(BuildPrediction, BytesInWords) {
  EXPECT_EQ(bytes_in_words(0), "0 bytes");
  EXPECT_EQ(bytes_in_words(999), "999 bytes");
  EXPECT_EQ(bytes_in_words(1000), "1.0 kB");
  EXPECT_EQ(bytes_in_words(183'400'000), "183 MB");
  EXPECT_EQ(bytes_in_words(75'240'000'000), "75.2 GB");
  EXPECT_EQ(bytes_in_words(1'300'000'000'000), "1.3 TB");
}

}  // namespace
}  // namespace shukei::analyzer

#include "db/database.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/db/sample_rows.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

CanonicalBoard canonical(const Board& board) { return canonicalise(board).representative; }

class BuiltSample : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    suite_place = new TemporaryPlace;
    build_sample(suite_place->database());
  }
  static void TearDownTestSuite() {
    delete suite_place;
    suite_place = nullptr;
  }
  static inline TemporaryPlace* suite_place = nullptr;
  Database database_ = Database::open(suite_place->database());
};

TEST_F(BuiltSample, FindsEveryRow) {
  for (const auto& level : sample_levels()) {
    for (const auto& [board, record] : level)
      ASSERT_EQ(database_.find(canonical(board)), record) << to_string(board.black());
  }
}

TEST_F(BuiltSample, FindsNothingElse) {
  EXPECT_EQ(database_.find(canonical(Board({"h8"_pt}, {"a1"_pt}))), std::nullopt);
  EXPECT_EQ(database_.find(canonical(Board({"a1"_pt}, {}))), std::nullopt) << "h8 is empty";
  const Board six({"h8"_pt, "h9"_pt, "h10"_pt}, {"i9"_pt, "i8"_pt, "i10"_pt});
  EXPECT_EQ(database_.find(canonical(six)), std::nullopt) << "level 6 is not stored";
}

TEST_F(BuiltSample, ScansLevelsInOrder) {
  const auto levels = sample_levels();
  for (std::size_t level = 0; level < levels.size(); ++level) {
    std::size_t rows = 0;
    for (PositionScan scan = database_.scan(static_cast<int>(level) + 1); scan.next(); ++rows) {
      ASSERT_LT(rows, levels[level].size());
      ASSERT_EQ(scan.board(), levels[level][rows].first);
      ASSERT_EQ(scan.record(), levels[level][rows].second);
    }
    EXPECT_EQ(rows, levels[level].size());
  }
  EXPECT_FALSE(database_.scan(6).next());
}

TEST_F(BuiltSample, RangesAreTheWholeLevel) {
  for (int stones = 1; stones <= 5; ++stones) {
    std::size_t rows = 0;
    const auto ranges = database_.ranges(stones);
    EXPECT_LE(ranges.size(), 3U);
    EXPECT_GE(ranges.size(), stones > 2 ? 3U : 1U);
    for (const KeyRange& range : ranges) {
      for (PositionScan scan = database_.scan(stones, range); scan.next();) ++rows;
    }
    EXPECT_EQ(rows, sample_levels()[static_cast<std::size_t>(stones) - 1].size());
  }
  EXPECT_TRUE(database_.ranges(6).empty());
}

TEST_F(BuiltSample, ScansPositionsWithABlackSet) {
  const auto rows = sample_levels()[3];
  const PointSet black = rows[rows.size() / 2].first.black();
  std::size_t expected = 0;
  for (const auto& row : rows) expected += row.first.black() == black ? 1U : 0U;
  std::size_t found = 0;
  for (PositionScan scan = database_.scan(4, KeyRange::with_black(black)); scan.next(); ++found)
    ASSERT_EQ(scan.board().black(), black);
  EXPECT_EQ(found, expected);
  EXPECT_GT(found, 1U);
}

TEST_F(BuiltSample, TellsWhatItIs) {
  const DatabaseFacts& facts = database_.facts();
  EXPECT_EQ(facts.format_version, kFormatVersion);
  EXPECT_EQ(facts.build, sample_facts());
  EXPECT_TRUE(facts.rocksdb_version.starts_with("7.") || facts.rocksdb_version.size() > 4);
  const auto levels = sample_levels();
  ASSERT_EQ(facts.levels.size(), 5U);
  for (const LevelFacts& level : facts.levels) {
    const auto& rows = levels[static_cast<std::size_t>(level.stones) - 1];
    std::uint64_t digest = 0;
    for (const auto& row : rows) digest += position_hash(row.first);
    EXPECT_EQ(level.tally.positions, rows.size());
    EXPECT_EQ(level.tally.position_digest, digest);
    EXPECT_EQ(facts.level(level.stones), &level);
  }
  EXPECT_EQ(facts.level(6), nullptr);
}

}  // namespace
}  // namespace shukei::db

#include "db/games/position_statistics.h"

#include <gtest/gtest.h>
#include <rocksdb/merge_operator.h>

#include <algorithm>
#include <deque>
#include <random>

#include "db/games/statistics_merge.h"

namespace shukei::db {
namespace {

class Maker {
 public:
  explicit Maker(unsigned seed) : random_(seed) {}

  unsigned below(unsigned limit) { return static_cast<unsigned>(random_()) % limit; }

  PositionVisit visit(std::uint32_t number) {
    PositionVisit visit{static_cast<GameNumber>(number), static_cast<RuleNumber>(below(4)),
                        below(3) == 0 ? 0 : static_cast<int>(1990 + below(40)), std::nullopt};
    if (below(5) != 0) visit.result = static_cast<GameResult>(below(3));
    return visit;
  }

  NextMove move() {
    if (below(10) == 0) return {Move::pass(), below(2) == 0};
    const auto at = Point::at(static_cast<int>(below(15)), static_cast<int>(below(15)));
    return {at.value(), below(9) == 0};
  }

 private:
  std::mt19937 random_;
};

PositionStatistics of_games(std::uint32_t first, std::uint32_t past, unsigned seed) {
  PositionStatistics sum;
  for (std::uint32_t number = first; number < past; ++number) {
    Maker maker(seed + number);
    const PositionVisit visit = maker.visit(number);
    sum.add_visit(visit);
    if (maker.below(8) != 0) sum.add_move(maker.move(), visit);
  }
  return sum;
}

using Input = rocksdb::MergeOperator::MergeOperationInput;

PositionStatistics sum_of(PositionStatistics a, const PositionStatistics& b) { return a += b; }

TEST(PositionStatistics, AddingIsAssociativeAndCommutative) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    const auto a = of_games(1, 1 + seed % 17, seed);
    const auto b = of_games(20, 20 + seed % 13, seed);
    const auto c = of_games(40, 40 + seed % 7, seed);
    ASSERT_EQ(sum_of(sum_of(a, b), c), sum_of(a, sum_of(b, c)));
    ASSERT_EQ(sum_of(a, b), sum_of(b, a));
    ASSERT_EQ(sum_of(sum_of(a, b), PositionStatistics()), sum_of(a, b));
  }
}

TEST(PositionStatistics, PartsAddUpToTheWhole) {
  const auto whole = of_games(1, 500, 7);
  PositionStatistics parts = of_games(300, 500, 7);
  parts += of_games(1, 2, 7);
  parts += of_games(2, 300, 7);
  EXPECT_EQ(parts, whole);
  EXPECT_EQ(total(whole.reached).total(), 499U);
}

TEST(PositionStatistics, ComeBackFromTheirBytes) {
  for (unsigned seed = 0; seed < 100; ++seed) {
    const auto statistics = of_games(1, 2 + seed, seed);
    const std::string bytes = encode_statistics(statistics);
    ASSERT_EQ(decode_statistics(bytes), statistics);
    for (std::size_t size = 0; size < bytes.size(); ++size)
      ASSERT_EQ(decode_statistics(bytes.substr(0, size)), std::nullopt) << "cut short";
    ASSERT_EQ(decode_statistics(bytes + '\0'), std::nullopt) << "too long";
  }
}

TEST(PositionStatistics, DamagedBytesAreRefusedOrSaySomethingElse) {
  const auto statistics = of_games(1, 30, 3);
  const std::string bytes = encode_statistics(statistics);
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    for (const int flip : {1, 2, 4, 8, 16, 32, 64, 128}) {
      std::string damaged = bytes;
      damaged[at] = static_cast<char>(damaged[at] ^ flip);
      const auto decoded = decode_statistics(damaged);
      if (!decoded) continue;
      ASSERT_EQ(encode_statistics(*decoded), damaged) << "one spelling for a value";
    }
  }
}

TEST(PositionStatistics, ASingleVisitIsWhatAddingGives) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    Maker maker(seed);
    const PositionVisit visit = maker.visit(1 + maker.below(1'000'000));
    std::optional<NextMove> move;
    if (seed % 4 != 0) move = maker.move();
    PositionStatistics sum;
    sum.add_visit(visit);
    if (move) sum.add_move(*move, visit);
    std::string bytes;
    append_single_visit(visit, move, bytes);
    ASSERT_EQ(bytes, encode_statistics(sum));
  }
}

TEST(PositionStatistics, KeepsTheNewestGamesThenTheFirst) {
  PositionStatistics sum;
  for (std::uint32_t number = 20; number > 0; --number)
    sum.add_visit({GameNumber{number}, {}, number % 2 == 0 ? 2000 : 2010, std::nullopt});
  ASSERT_EQ(sum.top.size(), kMostTopGames);
  for (std::uint32_t i = 0; i < kMostTopGames; ++i)
    EXPECT_EQ(sum.top[i], (TopGame{2010, GameNumber{2 * i + 1}}));
}

TEST(StatisticsMerge, MergesInAnyGrouping) {
  const auto merge = statistics_merge();
  EXPECT_STREQ(merge->Name(), "shukei.position_statistics.1");
  std::vector<std::string> values;
  for (std::uint32_t part = 0; part < 5; ++part)
    values.push_back(encode_statistics(of_games(1 + 10 * part, 11 + 10 * part, 5)));
  const std::string expected = encode_statistics(of_games(1, 51, 5));

  const std::deque<rocksdb::Slice> first{values[0], values[1]};
  std::string left;
  ASSERT_TRUE(merge->PartialMergeMulti("key", first, &left, nullptr));
  const rocksdb::Slice existing(left);
  std::string result;
  rocksdb::Slice operand;
  rocksdb::MergeOperator::MergeOperationOutput output(result, operand);
  const std::vector<rocksdb::Slice> rest{values[4], values[2], values[3]};
  ASSERT_TRUE(merge->FullMergeV2(Input("key", &existing, rest, nullptr), &output));
  EXPECT_EQ(result, expected);
}

TEST(StatisticsMerge, FailsRatherThanLoseAValue) {
  const auto merge = statistics_merge();
  const std::string sound = encode_statistics(of_games(1, 3, 5));
  std::string result;
  rocksdb::Slice operand;
  rocksdb::MergeOperator::MergeOperationOutput output(result, operand);
  const std::vector<rocksdb::Slice> values{sound, "nonsense"};
  EXPECT_FALSE(merge->FullMergeV2(Input("key", nullptr, values, nullptr), &output));
  EXPECT_FALSE(merge->PartialMergeMulti("key", {values.begin(), values.end()}, &result, nullptr));
}

}  // namespace
}  // namespace shukei::db

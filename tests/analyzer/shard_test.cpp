#include "analyzer/command_line/shard.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "analyzer/command_line/usage_error.h"

namespace shukei::analyzer {
namespace {

TEST(Shard, IsReadFromText) {
  const Shard shard = Shard::parse("3/8");
  EXPECT_EQ(shard.index(), 3);
  EXPECT_EQ(shard.count(), 8);
  EXPECT_EQ(shard.in_words(), "3 of 8");
  EXPECT_FALSE(shard.is_whole());
  EXPECT_EQ(Shard::parse("0/1"), Shard());
  EXPECT_TRUE(Shard().is_whole());
}

TEST(Shard, OtherTextIsRefused) {
  for (const char* const text : {"", "3", "/", "3/", "/8", "8/8", "-1/8", "3/0", "3/8/9", "3 / 8",
                                 "a/b", "0/10001", "99999999999/8", "3/8x", "+3/8"})
    EXPECT_THROW(Shard::parse(text), UsageError) << text;
}

TEST(Shard, PartsAreTheWholeRowInOrder) {
  for (const int count : {1, 2, 3, 7, 8, 1000}) {
    for (const std::size_t size : {0U, 1U, 5U, 8U, 999U, 1'000'003U}) {
      std::size_t reached = 0;
      for (int i = 0; i < count; ++i) {
        const auto [begin, end] =
            Shard::parse(std::to_string(i) + "/" + std::to_string(count)).part_of(size);
        EXPECT_EQ(begin, reached);
        EXPECT_LE(end - begin, size / static_cast<std::size_t>(count) + 1);
        reached = end;
      }
      EXPECT_EQ(reached, size);
    }
  }
}

TEST(Shard, PartsOfVeryLongRowsDoNotOverflow) {
  const std::size_t size = std::numeric_limits<std::size_t>::max();
  EXPECT_EQ(Shard::parse("9999/10000").part_of(size).second, size);
}

TEST(Shard, EveryThingFallsToOneShard) {
  for (int step = 0; step <= 100; ++step) {
    int held = 0;
    int dealt = 0;
    for (int i = 0; i < 7; ++i) {
      const Shard shard = Shard::parse(std::to_string(i) + "/7");
      held += shard.holds(step / 100.0) ? 1 : 0;
      dealt += shard.is_dealt(static_cast<std::size_t>(step)) ? 1 : 0;
    }
    EXPECT_EQ(held, 1) << step;
    EXPECT_EQ(dealt, 1) << step;
  }
}

}  // namespace
}  // namespace shukei::analyzer

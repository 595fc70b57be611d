#include "db/level_tally.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/db/sample_rows.h"

namespace shukei::db {
namespace {

struct Bytes {
  std::string key;
  std::string value;
};

std::vector<Bytes> bytes_of(const std::vector<Row>& rows) {
  std::vector<Bytes> all;
  for (const auto& [board, record] : rows) {
    KeyBytes key{};
    ValueBytes value{};
    const std::size_t key_bytes = encode_key(board, key);
    const std::size_t value_bytes = encode_record(record, board.size(), value);
    all.push_back({{key.data(), key_bytes}, {value.data(), value_bytes}});
  }
  return all;
}

LevelTally tally_of(const std::vector<Bytes>& rows, int stones) {
  LevelTally tally;
  for (const auto& [key, value] : rows) tally.add(key, value, stones);
  return tally;
}

TEST(LevelTally, CountsAndAddsHashes) {
  for (int stones = 1; stones <= 7; ++stones) {
    const auto rows = sample_rows(stones, 3);
    LevelTally expected;
    for (const auto& row : rows) expected.position_digest += position_hash(row.first);
    for (const auto& [key, value] : bytes_of(rows)) expected.row_digest += byte_hash(key + value);
    expected.positions = rows.size();
    EXPECT_EQ(tally_of(bytes_of(rows), stones), expected) << stones << " stones";
  }
}

TEST(LevelTally, DoesNotDependOnOrderOrParts) {
  auto rows = bytes_of(sample_rows(5, 3));
  const LevelTally whole = tally_of(rows, 5);
  std::reverse(rows.begin(), rows.end());
  EXPECT_EQ(tally_of(rows, 5), whole);
  const auto middle = rows.begin() + 17;
  LevelTally parts = tally_of({rows.begin(), middle}, 5);
  parts += tally_of({middle, rows.end()}, 5);
  EXPECT_EQ(parts, whole);
}

TEST(LevelTally, NoticesAChangedValueAndASwappedOne) {
  auto rows = bytes_of(sample_rows(4, 3));
  const LevelTally whole = tally_of(rows, 4);
  auto changed = rows;
  changed[3].value[4] = static_cast<char>(changed[3].value[4] ^ 1);
  EXPECT_EQ(tally_of(changed, 4).position_digest, whole.position_digest);
  EXPECT_NE(tally_of(changed, 4).row_digest, whole.row_digest);
  std::swap(rows[3].value, rows[4].value);
  EXPECT_NE(tally_of(rows, 4).row_digest, whole.row_digest);
}

}  // namespace
}  // namespace shukei::db

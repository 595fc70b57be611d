#include "db/row_sample.h"

#include <gtest/gtest.h>

#include "db/build_work.h"
#include "tests/db/sample_rows.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

TEST(RowSample, HasTheSizeOfTheFilesOfABuild) {
  const TemporaryPlace place;
  const auto rows = sample_rows(4, 5);
  BuildWork work({.path = place.database(), .facts = sample_facts()});
  RowSample sample;
  LevelWriter built = work.open_writer(4, 0);
  LevelWriter sampled = sample.open_writer(4, 0);
  for (const auto& [board, record] : rows) {
    built.put(board, record);
    sampled.put(board, record);
  }
  built.finish();
  sampled.finish();
  const auto& written = work.close().front();
  EXPECT_EQ(sample.size().rows, rows.size());
  EXPECT_GT(sample.size().index_bytes, 0U);
  // The names and times in the files differ by some bytes.
  EXPECT_NEAR(static_cast<double>(sample.size().bytes), static_cast<double>(written.bytes()), 100);
}

TEST(RowSample, IsEmptyAtFirst) { EXPECT_EQ(RowSample().size().rows, 0U); }

}  // namespace
}  // namespace shukei::db

#include "db/import/opening_grades_reader.h"

#include <gtest/gtest.h>

#include "tests/db/import/case_file.h"
#include "tests/db/import/collecting_sink.h"

namespace shukei::db {
namespace {

TEST(ImportOpeningGrades, ReadsSetsOfStonesWithTheirGrades) {
  const auto [report, sink] = read_bytes(case_file("grades.tsv"));
  EXPECT_EQ(report.format, Format::grades);
  ASSERT_EQ(report.grades, 3U);
  EXPECT_EQ(sink.grades[0].board,
            Board(PointSet{"h8"_pt, "h10"_pt, "g7"_pt}, PointSet{"h9"_pt, "i9"_pt}));
  EXPECT_EQ(sink.grades[0].moves.size(), 5U);
  EXPECT_EQ(sink.grades[0].grade, 5);
  EXPECT_EQ(sink.grades[1].grade, -3);
  EXPECT_EQ(sink.grades[1].note.value, "see D6");
  EXPECT_EQ(sink.grades[2].grade, 0);
  EXPECT_TRUE(sink.grades[2].note.empty());
  EXPECT_EQ(sink.grades[2].place, Place::line(5));
}

TEST(ImportOpeningGrades, SkipsRowsThatAreNoneAndSaysWhy) {
  const auto [report, sink] = read_bytes(
      "plies\tmoves\tgrade\n5\th8 h9\t+5\n2\th8 h9\t+6\n2\th8 h9\tgood\n2\th8 h8\t1\n2\th8\n"
      "2\th8 --\t1\n2\th8 h9\t-5\n");
  EXPECT_EQ(report.grades, 1U);
  EXPECT_EQ(report.skipped.of(SkipReason::wrong_ply_count), 1U);
  EXPECT_EQ(report.skipped.of(SkipReason::bad_grade), 2U);
  EXPECT_EQ(report.skipped.of(SkipReason::unreadable), 3U);
  EXPECT_EQ(to_string(report.warnings.at(0)), "line 2: '5' plies, but 2 moves");
}

}  // namespace
}  // namespace shukei::db

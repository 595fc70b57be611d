#include "db/games/library_row.h"

#include <gtest/gtest.h>

#include "db/games/grade_row.h"
#include "db/games/note_key.h"
#include "db/games/stones_key.h"
#include "tests/db/games/import_place.h"

namespace shukei::db {
namespace {

/// Rows of every kind with every part there or not.
std::vector<LibraryRow> sample_library_rows() {
  std::vector<LibraryRow> rows;
  for (unsigned parts = 0; parts < 256; ++parts) {
    LibraryRow row;
    row.kind = static_cast<NodeKind>(parts % 4);
    row.depth = row.kind == NodeKind::root ? 0 : 1 + static_cast<int>(parts);
    row.parent = static_cast<NodeNumber>(row.kind == NodeKind::root ? 1000 : 1000 - parts);
    if (row.kind == NodeKind::move || row.kind == NodeKind::label) row.point = "o15"_pt;
    if ((parts & 0x04) != 0) row.board_text = {"A", (parts & 0x80) != 0};
    if ((parts & 0x08) != 0) row.one_line_comment = {"Õie 五目", false};
    if ((parts & 0x10) != 0) row.multi_line_comment = {std::string(300, 'x') + "\n\\x80", true};
    row.is_marked = (parts & 0x20) != 0;
    row.is_start = (parts & 0x40) != 0;
    row.repeats_sibling = parts % 3 == 0;
    row.place = parts % 2 == 0   ? Place::byte(std::uint64_t{parts} * 1000)
                : parts % 5 == 0 ? Place()
                                 : Place::line(parts == 1 ? 4'000'000'000 : 7);
    rows.push_back(row);
  }
  return rows;
}

TEST(LibraryRow, IsReadAsItWasWritten) {
  for (const LibraryRow& row : sample_library_rows()) {
    const auto number = NodeNumber{1000};
    EXPECT_EQ(decode_node(number, encode_node(row, number)), row);
  }
}

TEST(LibraryRow, RefusesBytesTooFewAndTooMany) {
  for (const LibraryRow& row : sample_library_rows()) {
    const auto number = NodeNumber{1000};
    const std::string value = encode_node(row, number);
    for (std::size_t size = 0; size < std::min<std::size_t>(value.size(), 40); ++size)
      EXPECT_EQ(decode_node(number, value.substr(0, size)), std::nullopt);
    EXPECT_EQ(decode_node(number, value + '\0'), std::nullopt);
  }
}

TEST(LibraryRow, RefusesWhatNoNodeIs) {
  LibraryRow row;
  row.kind = NodeKind::move;
  row.depth = 1;
  EXPECT_EQ(decode_node(NodeNumber{1}, encode_node(row, NodeNumber{1})), std::nullopt)
      << "a move without a point";
  row.point = "a1"_pt;
  row.depth = 0;
  EXPECT_EQ(decode_node(NodeNumber{1}, encode_node(row, NodeNumber{1})), std::nullopt)
      << "a move at the root";
  row.depth = 1;
  std::string value = encode_node(row, NodeNumber{1});
  EXPECT_EQ(decode_node(NodeNumber{0}, value), std::nullopt) << "a parent before the root";
  value[1] = 4;
  EXPECT_EQ(decode_node(NodeNumber{1}, value), std::nullopt) << "a kind there is not";
}

TEST(GradeRow, IsReadAsItWasWritten) {
  for (int grade = -5; grade <= 5; ++grade) {
    const StoredGrade stored{SourceNumber{7}, 9, grade, {"sure win", grade % 2 == 0}};
    const std::string key = grade_key("", stored.source, stored.ordinal);
    EXPECT_EQ(decode_grade(key, encode_grade(grade, stored.note)), stored);
    EXPECT_EQ(decode_grade(key + 'x', encode_grade(grade, stored.note)), std::nullopt);
  }
  EXPECT_EQ(decode_grade(std::string(8, '\0'), "\x01\x0B"), std::nullopt);
}

TEST(StonesKey, IsTakenOffTheFront) {
  for (const std::string_view moves : {"", "h8", "h8 h9 a1 o15", "h8 -- h9"}) {
    const CanonicalBoard position = canonicalise(board_of(moves)).representative;
    const std::string key = stones_key(position) + "rest";
    std::string_view rest = key;
    EXPECT_EQ(take_stones(rest), position.board());
    EXPECT_EQ(rest, "rest");
  }
  std::string_view twice("\x02\x00\x10\x10", 4);
  EXPECT_EQ(take_stones(twice), std::nullopt);
  std::string_view cut("\x02\x00\x10", 3);
  EXPECT_EQ(take_stones(cut), std::nullopt);
}

}  // namespace
}  // namespace shukei::db

#include "db/games/library_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/games/library_row.h"
#include "tests/db/games/import_place.h"
#include "tests/support/foreign_files.h"

namespace shukei::db {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

/// A place with two libraries and some grades.
class LibraryCheckTest : public testing::Test {
 protected:
  LibraryCheckTest() {
    place_.import("a.lib", renlib_library(200, 1));
    place_.import("b.lib", renlib_library(200, 2));
    place_.import("c.tsv", "# plies\tmoves\tgrade\tnote\n5\th8 h9 j8 i9 g7\t+2\tsharp\n");
  }
  void expect_problem(const std::string& text) const {
    EXPECT_THAT(check_libraries(place_.games()), Contains(HasSubstr(text)));
  }
  ImportPlace place_;
};

TEST_F(LibraryCheckTest, FindsNothingWrongAtFirst) {
  EXPECT_THAT(check_libraries(place_.games()), IsEmpty());
}

TEST_F(LibraryCheckTest, FindsAMissingNode) {
  place_.take(GamesFamily::library_nodes, 150);
  expect_problem("is not the next one");
  expect_problem("source 1 has 200 nodes");
}

TEST_F(LibraryCheckTest, FindsANodeThatCannotBeRead) {
  place_.put(GamesFamily::library_nodes, node_key(SourceNumber{2}, NodeNumber{7}), "nonsense");
  expect_problem("cannot be read");
}

TEST_F(LibraryCheckTest, FindsANodeBelowAnotherParent) {
  const auto number = NodeNumber{9};
  const auto [key, value] = place_.take(GamesFamily::library_nodes, 9);
  LibraryRow row = decode_node(number, value).value();
  row.parent = NodeNumber{0};
  row.depth = 5;
  place_.put(GamesFamily::library_nodes, key, encode_node(row, number));
  expect_problem("is not below its parent");
}

TEST_F(LibraryCheckTest, FindsMissingNotesAndThoseTooMany) {
  const auto [key, value] = place_.take(GamesFamily::library_positions, 3);
  expect_problem("library_positions are not those");
  place_.put(GamesFamily::library_positions, key, value);
  EXPECT_THAT(check_libraries(place_.games()), IsEmpty());
  place_.put(GamesFamily::library_lines, key, "");
  expect_problem("library_lines are not those");
}

TEST_F(LibraryCheckTest, FindsADamagedGrade) {
  const auto [key, value] = place_.take(GamesFamily::grades, 0);
  expect_problem("source 3 has 0 nodes and 0 grades");
  place_.put(GamesFamily::grades, key, value.substr(0, 1) + "\x7F" + value.substr(2));
  expect_problem("the grade");
}

TEST_F(LibraryCheckTest, FindsAMissingSource) {
  place_.take(GamesFamily::sources, 2);
  expect_problem("the grade");
}

}  // namespace
}  // namespace shukei::db

#include "db/games/library_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/games/games_check.h"
#include "tests/db/games/import_place.h"
#include "tests/db/import/collecting_sink.h"
#include "tests/support/foreign_files.h"

namespace shukei::db {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

/// A tree of one line whose last move has a label; SGF counts rows from the top. REQUIRES moves of
/// two characters each.
std::string labelled(std::string_view label, std::string_view moves) {
  std::string sgf = "(;GM[4]FF[4]CA[UTF-8]SZ[15]LIBRARY[1]";
  Colour turn = Colour::black;
  std::vector<std::string> points;
  const Board board = board_of(moves);
  for (std::size_t i = 0; i < moves.size(); i += 3) {
    const auto point = parse_point(moves.substr(i, 2)).value();
    points.push_back({static_cast<char>('a' + point.column()),
                      static_cast<char>('a' + kBoardSize - 1 - point.row())});
  }
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (i + 1 == points.size()) sgf += "LB[" + points[i] + ':' + std::string(label) + ']';
    sgf += turn == Colour::black ? ";B[" : ";W[";
    sgf += points[i] + ']';
    turn = opposite(turn);
  }
  EXPECT_EQ(static_cast<std::size_t>(board.size()), points.size());
  return sgf + ')';
}

std::vector<std::string> words_of(const CollectingSink& sink) {
  std::vector<std::string> words;
  for (const CollectedNode& node : sink.nodes) words.push_back(to_string(node));
  return words;
}

TEST(LibraryStore, KeepsOneFileReadInTwoWaysAsTwoLibraries) {
  const ImportPlace place;
  const std::string file = (place.path() / "book.sgf").string();
  place.import("book.sgf", labelled("A", "h8 h9"));
  ReadOptions from_bottom;
  from_bottom.sgf_rows = SgfRows::bottom;
  GameWriter writer(place.database());
  EXPECT_TRUE(writer.store(parse_file(file, from_bottom)).source);
  EXPECT_FALSE(writer.store(parse_file(file, from_bottom)).source);
  EXPECT_FALSE(writer.store(parse_file(file)).source);
  writer.finish();
}

TEST(LibraryStore, ReplaysWhatWasRead) {
  for (const int nodes : {500, 70'000}) {  // one batch; sorted files
    const ImportPlace place;
    const std::string bytes = renlib_library(nodes, 3);
    const StoredFile stored = place.import("book.lib", bytes);
    EXPECT_EQ(stored.new_nodes, static_cast<std::uint32_t>(nodes) + 1);
    const GameStore games = place.games();
    CollectingSink replayed;
    EXPECT_EQ(LibraryStore(games).replay(stored.source.value(), replayed), stored.new_nodes);
    EXPECT_EQ(words_of(replayed), words_of(read_bytes(bytes).sink));
    EXPECT_EQ(games.source(*stored.source)->nodes, stored.new_nodes);
    EXPECT_THAT(verify_games(place.database(), 1)->problems, IsEmpty());
  }
}

TEST(LibraryStore, TheSameLibraryAddsNothingTwice) {
  const ImportPlace place;
  const std::string bytes = renlib_library(300, 4);
  const StoredFile first = place.import("a.lib", bytes);
  const StoredFile second = place.import("b.lib", bytes);
  EXPECT_FALSE(second.source.has_value());
  EXPECT_EQ(second.library_of, first.source);
  EXPECT_EQ(second.new_nodes, 0U);
  EXPECT_THAT(place.games().sources(), SizeIs(1));
  const StoredFile other = place.import("c.lib", renlib_library(300, 5));
  EXPECT_EQ(other.new_nodes, 301U);
}

TEST(LibraryStore, FindsNotesInAnyOrientationAndOrderOfMoves) {
  const ImportPlace place;
  place.import("a.sgf", labelled("good", "h8 h9 j8 i9"));
  const GameStore games = place.games();
  const LibraryStore libraries(games);
  for (const std::string_view moves : {"h8 h9 j8 i9", "j8 i9 h8 h9", "h8 i8 h6 i7"}) {
    const auto notes = libraries.notes(canonicalise(board_of(moves)).representative, 10);
    ASSERT_THAT(notes, SizeIs(1)) << moves;
    EXPECT_EQ(to_string(notes[0].line), "h8 h9 j8 i9");
    EXPECT_EQ(notes[0].row.board_text.value, "good");
  }
  EXPECT_THAT(libraries.notes(canonicalise(board_of("h8 h9 j8")).representative, 10), IsEmpty());
  EXPECT_THAT(libraries.notes(canonicalise(board_of("h8 h9 j8 i9")).representative, 0), IsEmpty());
}

TEST(LibraryStore, TellsOfLabelsThatDisagreeAndKeepsBoth) {
  const ImportPlace place;
  EXPECT_EQ(place.import("a.sgf", labelled("good", "h8 h9 j8")).conflicts.count, 0U);
  EXPECT_EQ(place.import("b.sgf", labelled("good", "h8 i8 h6")).conflicts.count, 0U) << "the same";
  EXPECT_EQ(place.import("c.sgf", labelled("bad", "j8 h9 h8")).conflicts.count, 0U)
      << "another line: labels belong to lines";
  const StoredFile stored = place.import("d.sgf", labelled("bad", "h8 g8 h6"));
  ASSERT_EQ(stored.conflicts.count, 2U) << "with a and with b, of which it is an image";
  EXPECT_EQ(stored.conflicts.first[0].ours, "bad");
  EXPECT_EQ(stored.conflicts.first[0].theirs, "good");
  EXPECT_EQ(stored.conflicts.first[0].of, SourceNumber{1});
  EXPECT_EQ(stored.conflicts.first[1].of, SourceNumber{2});
  const GameStore games = place.games();
  EXPECT_THAT(LibraryStore(games).notes(canonicalise(board_of("h8 h9 j8")).representative, 10),
              SizeIs(4));
}

TEST(LibraryStore, KeepsGradesByPositionAndTellsWhichDisagree) {
  const ImportPlace place;
  const StoredFile first = place.import("a.tsv",
                                        "# plies\tmoves\tgrade\tnote\n"
                                        "5\th8 h9 j8 i9 g7\t+2\tsharp\n"
                                        "5\tj8 h9 h8 i9 g7\t+3\t\n"
                                        "5\th8 h9 j8 i9 g6\t0\t\n");
  EXPECT_EQ(first.new_grades, 3U);
  ASSERT_EQ(first.conflicts.count, 1U) << "one set of stones, two grades";
  EXPECT_FALSE(first.conflicts.first[0].of.has_value());
  const StoredFile second =
      place.import("b.tsv", "# plies\tmoves\tgrade\tnote\n5\th8 i8 h6 i7 g9\t-1\t\n");
  EXPECT_EQ(second.conflicts.count, 2U);
  const GameStore games = place.games();
  const auto grades =
      LibraryStore(games).grades(canonicalise(board_of("h8 h9 j8 i9 g7")).representative);
  ASSERT_THAT(grades, SizeIs(3));
  EXPECT_EQ(grades[0].grade, 2);
  EXPECT_EQ(grades[0].note.value, "sharp");
  EXPECT_EQ(grades[1].grade, 3);
  EXPECT_EQ(grades[2].grade, -1);
  EXPECT_THAT(verify_games(place.database(), 1)->problems, IsEmpty());
}

TEST(LibraryStore, ASourceOfGamesHasNoLibrary) {
  const ImportPlace place;
  place.import("a.txt", "h8 h9 j8 i9\n");
  const GameStore games = place.games();
  CollectingSink sink;
  EXPECT_EQ(LibraryStore(games).replay(SourceNumber{1}, sink), 0U);
  EXPECT_EQ(LibraryStore(games).replay(SourceNumber{99}, sink), 0U);
}

}  // namespace
}  // namespace shukei::db

#include "db/games/position_note.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/database.h"
#include "db/durable_files.h"
#include "db/games/games_check.h"
#include "db/games/note_writer.h"
#include "db/games/stones_key.h"
#include "tests/db/games/import_place.h"
#include "tests/db/sample_rows.h"
#include "tests/db/storage_fault_of.h"
#include "tests/support/foreign_files.h"

namespace shukei::db {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

CanonicalForm form_of(std::string_view moves) { return canonicalise(board_of(moves)); }

std::string text_at(const ImportPlace& place, std::string_view moves) {
  const auto note = place.games().note(form_of(moves).representative);
  return note ? note->text : "";
}

std::vector<std::string> problems_of(const ImportPlace& place) {
  std::vector<std::string> problems;
  const GamesVerdict verdict = verify_games(place.database(), 1).value();
  for (const Problem& problem : verdict.problems) problems.push_back(problem.text);
  return problems;
}

TEST(PositionNote, IsReadAsItWasWritten) {
  for (const Symmetry symmetry : kSymmetries) {
    const PositionNote note{"Überlegung\n\t黒", symmetry};
    EXPECT_EQ(decode_note(encode_note(note)), note);
  }
  EXPECT_EQ(decode_note(""), std::nullopt);
  EXPECT_EQ(decode_note(std::string("\1\0", 2)), std::nullopt) << "no text";
  EXPECT_EQ(decode_note(std::string("\2\0a", 3)), std::nullopt) << "another version";
  EXPECT_EQ(decode_note("\1\10a"), std::nullopt) << "no symmetry";
  EXPECT_EQ(decode_note("\1\1\xFF"), std::nullopt) << "no UTF-8";
}

TEST(PositionNote, TextsAreLimited) {
  EXPECT_EQ(note_fault("a\tb\nc"), "");
  EXPECT_EQ(note_fault(std::string(kMostNoteBytes, 'a')), "");
  EXPECT_NE(note_fault(std::string(kMostNoteBytes + 1, 'a')), "");
  EXPECT_NE(note_fault(""), "");
  EXPECT_NE(note_fault("\xC3"), "");
  EXPECT_NE(note_fault("\x1B[2J"), "");
  EXPECT_NE(note_fault(std::string_view("a\0b", 3)), "");
}

TEST(PositionNote, IsFoundFromEveryOrientationAndTellsTheWriters) {
  const ImportPlace place;
  const Board written = board_of("h8 i8 j8 i9");
  NoteWriter(place.database()).put(canonicalise(written), "then h9");
  for (const Symmetry symmetry : kSymmetries) {
    const CanonicalForm asked = canonicalise(apply(symmetry, written));
    const auto note = place.games().note(asked.representative);
    ASSERT_TRUE(note);
    EXPECT_EQ(note->text, "then h9");
    EXPECT_EQ(note->board_of(asked.representative), written);
  }
  EXPECT_EQ(text_at(place, "h8 i8 j8 i10"), "");
  EXPECT_THAT(problems_of(place), IsEmpty());
}

TEST(PositionNote, OneNoteAPosition) {
  const ImportPlace place;
  NoteWriter writer(place.database());
  EXPECT_EQ(writer.put(form_of("h8 h9"), "first"), std::nullopt);
  EXPECT_EQ(writer.put(form_of("h8 i8"), "second").value().text, "first");
  EXPECT_EQ(text_at(place, "h8 h7"), "second");
  EXPECT_EQ(writer.remove(form_of("h8 g8").representative).value().text, "second");
  EXPECT_EQ(writer.remove(form_of("h8 g8").representative), std::nullopt);
  EXPECT_EQ(text_at(place, "h8 h9"), "");
  EXPECT_THAT(problems_of(place), IsEmpty());
}

TEST(PositionNote, AnyNumberOfStonesHasItsNote) {
  const ImportPlace place;
  NoteWriter writer(place.database());
  Board board;
  writer.put(canonicalise(board), "empty");
  for (const Point point : PointSet::all()) {
    board.place(board.black().size() > board.white().size() ? Colour::white : Colour::black, point);
  }
  writer.put(canonicalise(board), "full");
  EXPECT_EQ(place.games().note(canonicalise(board).representative).value().text, "full");
  EXPECT_EQ(place.games().note(canonicalise(Board{}).representative).value().text, "empty");
  EXPECT_THAT(problems_of(place), IsEmpty());
}

TEST(PositionNote, ABuildTakesNotesAlong) {
  const ImportPlace place;
  NoteWriter(place.database()).put(form_of("h8 h9"), "kept");
  build_sample(place.database(), Replace::yes);
  place.import("games.txt", move_lines(5, 1));
  build_sample(place.database(), Replace::yes, 2);
  EXPECT_EQ(text_at(place, "h8 h9"), "kept");
  EXPECT_EQ(verify_games(place.database(), 1).value().notes, 1U);
}

TEST(PositionNote, VerifyFindsWhatIsWrong) {
  const ImportPlace place;
  {
    NoteWriter writer(place.database());
    for (const char* const moves : {"h8", "h8 h9", "h8 h9 j8"}) writer.put(form_of(moves), moves);
  }
  const std::string key = stones_key(form_of("h8 h9").representative);
  const auto [taken_key, taken_value] = place.take(GamesFamily::notes, 1);
  EXPECT_THAT(problems_of(place), ElementsAre(HasSubstr("2 are there, 3 were written")));
  place.put(GamesFamily::notes, taken_key, taken_value + "!");
  EXPECT_THAT(problems_of(place), ElementsAre(HasSubstr("the digest is another one")));
  place.put(GamesFamily::notes, taken_key, "\x01");
  EXPECT_THAT(problems_of(place), testing::Contains(HasSubstr("cannot be read")));
  place.put(GamesFamily::notes, taken_key, taken_value);
  EXPECT_THAT(problems_of(place), IsEmpty());
  place.put(GamesFamily::notes, std::string("\1\0\0", 3),
            encode_note({"a1 is not canonical?", {}}));
  EXPECT_THAT(problems_of(place), testing::Contains(HasSubstr("were written")));
}

}  // namespace
}  // namespace shukei::db

#include "db/games/library_writer.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>

#include "db/games/grade_row.h"
#include "db/games/note_key.h"
#include "db/games/stones_key.h"
#include "db/rocksdb_options.h"
#include "db/slice_view.h"
#include "rules/notation.h"

namespace shukei::db {
namespace {

/// The indices of the elements, ordered by a member; equal ones stay in order.
template <typename Element>
std::vector<std::size_t> order_by(const std::vector<Element>& all, std::string Element::*member) {
  std::vector<std::size_t> order(all.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return all[a].*member < all[b].*member; });
  return order;
}

std::string words_of_line(std::string_view prefix) {
  std::string text;
  for (const Move move : line_of_prefix(prefix)) {
    if (!text.empty()) text += ' ';
    text += to_string(move);
  }
  return text;
}

std::string words_of_position(std::string_view key) {
  const auto board = take_stones(key);
  return board ? "black: " + to_string(board->black()) + " white: " + to_string(board->white())
               : "";
}

std::string signed_grade(int grade) { return (grade > 0 ? "+" : "") + std::to_string(grade); }

LibraryConflict label_conflict(const PackedNote& note, std::string theirs,
                               std::optional<SourceNumber> of) {
  return {LibraryConflict::Kind::label,
          note.place,
          words_of_line(note.line),
          note.board_text,
          std::move(theirs),
          of};
}

LibraryConflict grade_conflict(const PackedGrade& grade, int theirs,
                               std::optional<SourceNumber> of) {
  return {LibraryConflict::Kind::grade, grade.place,          words_of_position(grade.position),
          signed_grade(grade.grade),    signed_grade(theirs), of};
}

}  // namespace

void LibraryWriter::add(const PackedLibrary& library, SourceNumber source,
                        ImportTransaction& transaction) const {
  library.for_each_node([&](NodeNumber node, std::string_view value) {
    transaction.put(GamesFamily::library_nodes, node_key(source, node), value);
  });
  const auto& notes = library.notes();
  for (const std::size_t i : order_by(notes, &PackedNote::position))
    transaction.put(GamesFamily::library_positions,
                    note_key(notes[i].position, source, notes[i].node), "");
  for (const std::size_t i : order_by(notes, &PackedNote::line))
    transaction.put(GamesFamily::library_lines, note_key(notes[i].line, source, notes[i].node), "");
  const auto& grades = library.grades();
  for (const std::size_t i : order_by(grades, &PackedGrade::position))
    transaction.put(GamesFamily::grades,
                    grade_key(grades[i].position, source, static_cast<std::uint32_t>(i)),
                    encode_grade(grades[i].grade, grades[i].note));
}

LibraryConflicts LibraryWriter::conflicts(const PackedLibrary& library) const {
  LibraryConflicts found;
  find_label_conflicts(library, found);
  find_grade_conflicts(library, found);
  return found;
}

void LibraryWriter::find_label_conflicts(const PackedLibrary& library,
                                         LibraryConflicts& found) const {
  const auto& notes = library.notes();
  const std::unique_ptr<rocksdb::Iterator> row(
      handle_.db().NewIterator(scan_options(), handle_.family(GamesFamily::library_lines)));
  const PackedNote* last = nullptr;
  for (const std::size_t i : order_by(notes, &PackedNote::line)) {
    const PackedNote& note = notes[i];
    if (note.board_text.empty()) continue;
    if (last != nullptr && last->line == note.line) {
      if (last->board_text != note.board_text)
        found.add(label_conflict(note, last->board_text, std::nullopt));
    } else {
      last = &note;
      find_stored_labels(note, found, *row);
    }
  }
}

void LibraryWriter::find_stored_labels(const PackedNote& note, LibraryConflicts& found,
                                       rocksdb::Iterator& row) const {
  for (row.Seek(note.line); row.Valid() && view(row.key()).starts_with(note.line); row.Next()) {
    const auto at = decode_note_key(view(row.key()).substr(note.line.size()));
    rocksdb::PinnableSlice value;
    if (!at || !handle_.get(GamesFamily::library_nodes, node_key(at->source, at->node), value))
      continue;  // verify tells of rows like these
    const auto node = decode_node(at->node, view(value));
    if (node && !node->board_text.empty() && node->board_text.value != note.board_text)
      found.add(label_conflict(note, node->board_text.value, at->source));
  }
  require_ok(row.status(), handle_.path(), "cannot read the lines of libraries");
}

void LibraryWriter::find_grade_conflicts(const PackedLibrary& library,
                                         LibraryConflicts& found) const {
  const auto& grades = library.grades();
  const std::unique_ptr<rocksdb::Iterator> row(
      handle_.db().NewIterator(scan_options(), handle_.family(GamesFamily::grades)));
  const PackedGrade* last = nullptr;
  for (const std::size_t i : order_by(grades, &PackedGrade::position)) {
    const PackedGrade& grade = grades[i];
    if (last != nullptr && last->position == grade.position) {
      if (last->grade != grade.grade) found.add(grade_conflict(grade, last->grade, std::nullopt));
    } else {
      last = &grade;
      find_stored_grades(grade, found, *row);
    }
  }
}

void LibraryWriter::find_stored_grades(const PackedGrade& grade, LibraryConflicts& found,
                                       rocksdb::Iterator& row) const {
  const std::string& position = grade.position;
  for (row.Seek(position); row.Valid() && view(row.key()).starts_with(position); row.Next()) {
    const auto stored = decode_grade(view(row.key()).substr(position.size()), view(row.value()));
    if (stored && stored->grade != grade.grade)
      found.add(grade_conflict(grade, stored->grade, stored->source));
  }
  require_ok(row.status(), handle_.path(), "cannot read grades");
}

}  // namespace shukei::db

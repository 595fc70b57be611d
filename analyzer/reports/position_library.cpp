#include "analyzer/reports/position_library.h"

#include <algorithm>

namespace shukei::analyzer {

bool PositionLibrary::grades_disagree() const {
  return std::any_of(grades.begin(), grades.end(), [&](const NamedGrade& other) {
    return other.grade.grade != grades.front().grade.grade;
  });
}

bool PositionLibrary::labels_disagree() const {
  const std::string* label = nullptr;
  for (const NamedNote& named : notes) {
    const std::string& text = named.note.row.board_text.value;
    if (text.empty()) continue;
    if (label != nullptr && *label != text) return true;
    label = &text;
  }
  return false;
}

namespace {

/// What stands at the position after one of the moves.
NextMoveNotes notes_after(const db::LibraryStore& store, const Board& asked, MoveClass moves) {
  constexpr std::size_t kMostNotes = 20;
  Board after = asked;
  after.place(asked.black().size() > asked.white().size() ? Colour::white : Colour::black,
              moves.move());
  const CanonicalBoard position = canonicalise(after).representative;
  NextMoveNotes found{std::move(moves), {}, {}};
  for (const db::LibraryNote& note : store.notes(position, kMostNotes)) {
    const std::string& label = note.row.board_text.value;
    if (!label.empty() && std::ranges::find(found.labels, label) == found.labels.end()) {
      found.labels.push_back(label);
    }
  }
  for (const db::StoredGrade& grade : store.grades(position)) found.grades.push_back(grade.grade);
  std::ranges::sort(found.grades);
  const auto repeated = std::unique(found.grades.begin(), found.grades.end());
  found.grades.erase(repeated, found.grades.end());
  return found;
}

std::vector<NextMoveNotes> next_moves(const db::LibraryStore& store, const Board& asked) {
  std::vector<NextMoveNotes> next;
  for (MoveClass& moves : move_classes(asked, asked.free(), SymmetryReading::board)) {
    NextMoveNotes notes = notes_after(store, asked, std::move(moves));
    if (!notes.labels.empty() || !notes.grades.empty()) next.push_back(std::move(notes));
  }
  return next;
}

}  // namespace

PositionLibrary library_of_position(const db::GameStore& games, const Board& asked) {
  const db::LibraryStore store(games);
  const auto file_of = [&](db::SourceNumber number) {
    const auto source = games.source(number);
    return source ? source->file : "";
  };
  const CanonicalForm form = canonicalise(asked);
  PositionLibrary library;
  for (db::LibraryNote& note : store.notes(form.representative, PositionLibrary::kMostNotes))
    library.notes.push_back({file_of(note.source), std::move(note)});
  for (db::StoredGrade& grade : store.grades(form.representative))
    library.grades.push_back({file_of(grade.source), std::move(grade)});
  const auto sources = games.sources();
  const bool has_notes = std::ranges::any_of(
      sources, [](const db::Source& source) { return source.nodes > 0 || source.grades > 0; });
  if (has_notes) library.next = next_moves(store, asked);
  return library;
}

std::string comment_of(const db::LibraryRow& row) {
  const std::string& first = row.one_line_comment.value;
  const std::string& rest = row.multi_line_comment.value;
  return first.empty() || rest.empty() ? first + rest : first + "\n" + rest;
}

}  // namespace shukei::analyzer

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

PositionLibrary library_of_position(const db::GameStore& games, const CanonicalForm& form) {
  const db::LibraryStore store(games);
  const auto file_of = [&](db::SourceNumber number) {
    const auto source = games.source(number);
    return source ? source->file : "";
  };
  PositionLibrary library;
  for (db::LibraryNote& note : store.notes(form.representative, PositionLibrary::kMostNotes))
    library.notes.push_back({file_of(note.source), std::move(note)});
  for (db::StoredGrade& grade : store.grades(form.representative))
    library.grades.push_back({file_of(grade.source), std::move(grade)});
  return library;
}

std::string comment_of(const db::LibraryRow& row) {
  const std::string& first = row.one_line_comment.value;
  const std::string& rest = row.multi_line_comment.value;
  return first.empty() || rest.empty() ? first + rest : first + "\n" + rest;
}

}  // namespace shukei::analyzer

#include "analyzer/reports/position_library.h"

#include <algorithm>

#include "analyzer/reports/stored_games.h"

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
  const SourceNames names(games);
  const db::LibraryStore store(games);
  PositionLibrary library;
  for (db::LibraryNote& note : store.notes(form.representative, PositionLibrary::kMostNotes))
    library.notes.push_back({names.of(note.source), std::move(note)});
  for (db::StoredGrade& grade : store.grades(form.representative))
    library.grades.push_back({names.of(grade.source), std::move(grade)});
  return library;
}

std::string comment_of(const db::LibraryRow& row) {
  const std::string& first = row.one_line_comment.value;
  const std::string& rest = row.multi_line_comment.value;
  return first.empty() || rest.empty() ? first + rest : first + "\n" + rest;
}

}  // namespace shukei::analyzer

#include "analyzer/reports/note_of_position.h"

namespace shukei::analyzer {

NoteOfPosition note_for(const db::PositionNote& note, const CanonicalForm& form) {
  const Board asked = apply(inverse(form.to_canonical), form.representative.board());
  const Board written_for = note.board_of(form.representative);
  return {note.text, written_for, written_for != asked};
}

std::optional<NoteOfPosition> note_of_position(const db::GameStore& games,
                                               const CanonicalForm& form) {
  const auto note = games.note(form.representative);
  if (!note) return std::nullopt;
  return note_for(*note, form);
}

}  // namespace shukei::analyzer

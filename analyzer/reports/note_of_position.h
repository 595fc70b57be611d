#pragma once

#include <optional>
#include <string>

#include "db/games/game_store.h"
#include "rules/canonical_form.h"

namespace shukei::analyzer {

/// The note of a position as it is for an asker.
struct NoteOfPosition {
  std::string text;
  Board written_for;  ///< The stones as they lay for the writer.
  bool turned;        ///< Whether they lie otherwise for the asker: points in the text are not his.
};

/// `form` is the canonical form of the board as the asker has it. Throws db::StorageError.
std::optional<NoteOfPosition> note_of_position(const db::GameStore& games,
                                               const CanonicalForm& form);

/// The same of a note that is known already.
NoteOfPosition note_for(const db::PositionNote& note, const CanonicalForm& form);

}  // namespace shukei::analyzer

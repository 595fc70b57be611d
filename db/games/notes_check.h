#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "db/games/position_note.h"

namespace shukei::db {

class GamesHandle;

/// What a check of the notes found.
struct NotesVerdict {
  NotesTotals found;
  std::vector<std::string> problems;  ///< One line each, at most kMostProblemsOfRange.
};

/// Reads every note: keys of canonical positions, values as they are written, and their number and
/// digest against the meta record. Throws StorageError when rows cannot be read. Internal to db/.
NotesVerdict check_notes(const GamesHandle& handle);

}  // namespace shukei::db

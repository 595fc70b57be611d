#pragma once

#include <optional>

#include "analyzer/output/json_writer.h"
#include "analyzer/output/output.h"
#include "analyzer/reports/note_of_position.h"

namespace shukei::analyzer {

/// The member `note` of an open object: `text`, `moves` (the stones as they lay for the writer) and
/// `turned`; null when there is none.
void write_note(JsonWriter& json, const std::optional<NoteOfPosition>& note);

/// "Note, written for h8 h9 j8" and the lines of the note.
void write_note_text(Output& output, const NoteOfPosition& note);

}  // namespace shukei::analyzer

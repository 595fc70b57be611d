#include "analyzer/commands/note_answer.h"

#include <string_view>

#include "analyzer/output/text_layout.h"
#include "rules/notation.h"

namespace shukei::analyzer {

void write_note(JsonWriter& json, const std::optional<NoteOfPosition>& note) {
  json.key("note");
  if (!note) {
    json.null();
    return;
  }
  json.begin_object();
  json.member("text", note->text);
  json.member("moves", std::span<const Point>(listed_moves(note->written_for)));
  json.member("turned", note->turned);
  json.end_object();
}

void write_note_text(Output& output, const NoteOfPosition& note) {
  output.print("Note{}\n", note.turned ? ", written for " + to_string(std::span<const Point>(
                                                                listed_moves(note.written_for)))
                                       : "");
  constexpr int kIndent = 2;
  for (std::string_view rest = note.text; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string line = wrapped(rest.substr(0, end), output.width() - kIndent, kIndent);
    output.print("{}{}\n", line.empty() ? "" : "  ", line);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

}  // namespace shukei::analyzer

#include "analyzer/commands/library_answer.h"

#include <fmt/core.h>

#include <algorithm>

#include "analyzer/output/text_layout.h"

namespace shukei::analyzer {
namespace {

void write_note(JsonWriter& json, const NamedNote& named) {
  const db::LibraryRow& row = named.note.row;
  json.begin_object();
  json.member("file", named.file);
  json.member("source", to_integer(named.note.source));
  json.member("node", to_integer(named.note.node));
  json.member("line", db::to_string(named.note.line));
  json.member("label", row.board_text.value);
  json.member("comment", comment_of(row));
  json.member("marked", row.is_marked);
  json.member("start", row.is_start);
  json.end_object();
}

void write_next(JsonWriter& json, const std::vector<NextMoveNotes>& next) {
  json.key("next_library");
  json.begin_array();
  for (const NextMoveNotes& each : next) {
    json.begin_object();
    json.member("move", each.moves.move());
    json.member("members", each.moves.members);
    json.key("labels");
    json.begin_array();
    for (const std::string& label : each.labels) json.value(label);
    json.end_array();
    json.key("grades");
    json.begin_array();
    for (const int grade : each.grades) json.value(grade);
    json.end_array();
    json.end_object();
  }
  json.end_array();
}

/// "book.lib  h8 h9 h10  A1  \"text\"": what a note says, its first line.
std::string note_in_words(const NamedNote& named) {
  const db::LibraryRow& row = named.note.row;
  std::string text = fmt::format("{}, {}", named.file, db::to_string(named.note.line));
  if (!row.board_text.empty()) text += ": " + row.board_text.value;
  if (row.is_marked) text += " (marked)";
  if (row.is_start) text += " (start)";
  std::string comment = comment_of(row);
  std::replace(comment.begin(), comment.end(), '\n', ' ');
  return comment.empty() ? text : text + " - " + comment;
}

constexpr std::size_t kMostShown = 10;

}  // namespace

void write_library(JsonWriter& json, const PositionLibrary& library) {
  json.key("library_notes");
  json.begin_array();
  for (const NamedNote& named : library.notes) write_note(json, named);
  json.end_array();
  json.member("labels_disagree", library.labels_disagree());
  json.key("grades");
  json.begin_array();
  for (const NamedGrade& named : library.grades) {
    json.begin_object();
    json.member("file", named.file);
    json.member("grade", named.grade.grade);
    json.member("note", named.grade.note.value);
    json.end_object();
  }
  json.end_array();
  json.member("grades_disagree", library.grades_disagree());
  write_next(json, library.next);
}

void write_library_text(Output& output, const PositionLibrary& library) {
  const auto line = [&](const std::string& text) {
    output.print("  {}\n", wrapped(text, output.width() - 2, 4));
  };
  if (!library.notes.empty())
    output.print("\nIn libraries{}\n", library.labels_disagree() ? ", whose labels disagree" : "");
  for (std::size_t i = 0; i < std::min(library.notes.size(), kMostShown); ++i)
    line(note_in_words(library.notes[i]));
  if (library.notes.size() > kMostShown)
    line(fmt::format("... {} more", library.notes.size() - kMostShown));
  if (!library.grades.empty())
    output.print("\nGrades from Black's side, -5 to +5{}\n",
                 library.grades_disagree() ? ", which disagree" : "");
  for (const NamedGrade& named : library.grades) {
    const std::string& note = named.grade.note.value;
    line(fmt::format("{:+} {}{}{}", named.grade.grade, named.file, note.empty() ? "" : ": ", note));
  }
}

}  // namespace shukei::analyzer

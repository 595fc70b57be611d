#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question.h"
#include "analyzer/command_line/text_input.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/commands.h"
#include "analyzer/commands/note_answer.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/reports/stored_database.h"
#include "db/games/game_store.h"
#include "db/games/note_writer.h"

namespace shukei::analyzer {
namespace {

enum class NoteAction : unsigned char { read, stored, deleted };

struct NoteAnswer {
  NoteAction action = NoteAction::read;
  Position position;
  std::optional<NoteOfPosition> note;    ///< As it is now.
  std::optional<NoteOfPosition> before;  ///< What a changed note was.
};

/// What was asked: a position and, when it is to be written, the text.
struct NoteQuestion {
  Position position;
  std::optional<std::string> text;
};

/// "h9", "h8h9", "z9": such a word belongs to the position, be it a right one or not.
bool reads_like_moves(std::string_view word) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  if (word.empty()) return false;
  while (!word.empty()) {
    const bool is_letter = (word[0] >= 'a' && word[0] <= 'z') || (word[0] >= 'A' && word[0] <= 'Z');
    if (!is_letter || word.size() < 2 || !is_digit(word[1])) return false;
    const std::size_t size = word.size() > 2 && is_digit(word[2]) ? 3 : 2;
    word.remove_prefix(size);
    word.remove_prefix(std::min(word.find_first_not_of(" ,;"), word.size()));
  }
  return true;
}

std::string read_note_text(const std::string& word) {
  const bool is_source = word == "-" || word.starts_with('@');
  std::string text = !is_source ? word : read_text(word == "-" ? word : word.substr(1));
  std::erase(text, '\r');
  while (text.ends_with('\n')) text.pop_back();
  if (const std::string_view fault = db::note_fault(text); !fault.empty())
    throw UsageError(
        fmt::format("the note {}; it is 1 byte to 16 KiB of UTF-8 without control "
                    "characters{}",
                    fault, text.empty() ? "; --delete takes a note away" : ""));
  return text;
}

/// The last of several words is the text, unless it reads like moves.
NoteQuestion read_question(const Invocation& invocation) {
  const std::span<const std::string> words = invocation.words();
  const bool with_text = words.size() > 1 && !reads_like_moves(words.back());
  if (with_text && invocation.has("delete"))
    throw UsageError(fmt::format("--delete takes no text: '{}'", words.back()));
  if (!with_text) return {read_position(words), std::nullopt};
  return {read_position(words.first(words.size() - 1)), read_note_text(words.back())};
}

NoteAnswer read_note(const Invocation& invocation, const Position& position,
                     const CanonicalForm& form) {
  NoteAnswer answer{NoteAction::read, position, std::nullopt, std::nullopt};
  if (const auto games = db::GameStore::open(invocation.database()))
    answer.note = note_of_position(*games, form);
  else if (!std::filesystem::exists(invocation.database()))
    (void)db::Database::open(invocation.database());  // says that there is none
  return answer;
}

NoteAnswer write_note_of(const Invocation& invocation, const NoteQuestion& question,
                         const CanonicalForm& form) {
  NoteAnswer answer{NoteAction::stored, question.position, std::nullopt, std::nullopt};
  db::NoteWriter writer(invocation.database());
  if (const auto before = writer.put(form, *question.text)) answer.before = note_for(*before, form);
  answer.note = note_for({*question.text, form.to_canonical}, form);
  return answer;
}

/// Makes no database, nor room for notes, where there is no note.
NoteAnswer delete_note(const Invocation& invocation, const Position& position,
                       const CanonicalForm& form) {
  NoteAnswer answer = read_note(invocation, position, form);
  answer.action = NoteAction::deleted;
  answer.before = std::move(answer.note);
  answer.note.reset();
  if (answer.before) db::NoteWriter(invocation.database()).remove(form.representative);
  return answer;
}

NoteAnswer answer_to(const Invocation& invocation, const NoteQuestion& question) {
  const CanonicalForm form = canonicalise(question.position.board);
  try {
    if (question.text) return write_note_of(invocation, question, form);
    return invocation.has("delete") ? delete_note(invocation, question.position, form)
                                    : read_note(invocation, question.position, form);
  } catch (const db::StorageError& error) {
    throw with_remedy(error);
  }
}

std::string_view to_string(NoteAction action) {
  constexpr std::array<std::string_view, 3> kNames{"read", "stored", "deleted"};
  return kNames[static_cast<std::size_t>(action)];
}

void write_json(Output& output, const NoteAnswer& answer) {
  JsonWriter json(output);
  json.begin_object();
  json.member("stones", answer.position.board.size());
  json.member("action", to_string(answer.action));
  write_note(json, answer.note);
  json.member("replaced", answer.before.has_value());
  json.end_object();
}

void write_csv(Output& output, const NoteAnswer& answer) {
  CsvWriter csv(output);
  csv.row("stones", "action", "note");
  csv.row(answer.position.board.size(), to_string(answer.action),
          answer.note ? answer.note->text : "");
}

void write_text(Output& output, const NoteAnswer& answer) {
  if (answer.action == NoteAction::read && answer.note)
    return write_note_text(output, *answer.note);
  if (answer.action == NoteAction::stored)
    output.print("The note is stored{}\n", answer.before ? " in place of another one" : "");
  else if (answer.before)
    output.write("The note is deleted\n");
  else
    output.write("There is no note of this position\n");
}

ExitStatus run_note(Invocation& invocation) {
  const NoteAnswer answer = answer_to(invocation, read_question(invocation));
  invocation.write(answer, write_json, write_csv, write_text);
  return answer.note || answer.before ? ExitStatus::done : ExitStatus::no;
}

constexpr std::array kOptions{OptionSpec{.name = "delete", .help = "Delete the note"}};

constexpr std::array kExamples{
    Example{"shukei note 'D7 h6' 'my answer to i10'", "Writes a note, in place of an older one"},
    Example{"shukei note D7 h6", "Reads it, in any orientation and order of moves"},
    Example{"shukei note 'D7 h6' @plan.txt", "Writes the text of a file"},
};

}  // namespace

constinit const CommandSpec kNoteCommand{
    .name = "note",
    .group = CommandGroup::database,
    .summary = "Read or write your note of a position",
    .description =
        "One note a position, up to 16 KiB of text, found from every orientation and order of "
        "moves, also by 'show'. The last of several words is the text unless it reads like moves; "
        "- and @FILE stand for a text that is read. The text stays as it is: when it is read for "
        "a position that lies otherwise, the stones as they lay for the writer are told. Status 1 "
        "when there is no note. 'build --replace' and 'upgrade' keep notes, 'backup' saves them; "
        "'export' leaves them out.",
    .argument = {.name = "POSITION [TEXT]",
                 .help = "A position, in quotes when a text follows; the text",
                 .kind = ValueKind::position,
                 .least = 1,
                 .greatest = kManyWords},
    .options = kOptions,
    .examples = kExamples,
    .run = run_note,
};

}  // namespace shukei::analyzer

#include "db/games/notes_check.h"

#include <memory>

#include "db/byte_hash.h"
#include "db/games/games_handle.h"
#include "db/games/stones_key.h"
#include "db/position_key.h"
#include "db/rocksdb_options.h"
#include "db/slice_view.h"
#include "db/verify_storage.h"
#include "rules/canonical_form.h"

namespace shukei::db {
namespace {

bool is_sound(std::string_view key, std::string_view value) {
  std::string_view rest = key;
  const auto board = take_stones(rest);
  if (!board || !rest.empty() || canonicalise(*board).representative.board() != *board)
    return false;
  const auto note = decode_note(value);
  return note && encode_note(*note) == value;
}

}  // namespace

NotesVerdict check_notes(const GamesHandle& handle) {
  NotesVerdict verdict;
  const auto complain = [&](const std::string& text) {
    if (verdict.problems.size() < kMostProblemsOfRange)
      verdict.problems.push_back("notes: " + text);
  };
  const std::unique_ptr<rocksdb::Iterator> row(
      handle.db().NewIterator(scan_options(), handle.family(GamesFamily::notes)));
  for (row->SeekToFirst(); row->Valid(); row->Next()) {
    ++verdict.found.notes;
    verdict.found.digest += byte_hash(row->key().ToString() + row->value().ToString());
    if (!is_sound(view(row->key()), view(row->value())))
      complain("the note of key " + hex(view(row->key())) + " cannot be read");
  }
  require_ok(row->status(), handle.path(), "cannot read the notes");
  const NotesTotals written = handle.read_notes_totals();
  if (verdict.found.notes != written.notes)
    complain(std::to_string(verdict.found.notes) + " are there, " + std::to_string(written.notes) +
             " were written");
  else if (verdict.found != written)
    complain("the digest is another one");
  return verdict;
}

}  // namespace shukei::db
